import {
  couponExpireJob,
  couponReminderJob,
  drawConfirmReminderJob,
  freeCancelReminderJob,
  lockSweepJob,
  memberRemindersJob,
  noShowJob,
  offerExpireJob,
  openTickJob,
  sheetGenerateJob,
  teamJobs,
  waitingCloseJob,
} from "./booking-jobs";
import { drawJobs } from "./draw-jobs";
import type { Job } from "./job";
import {
  dormantJob,
  imageSweepJob,
  lostItemJobs,
  penaltyEndJob,
  retentionJob,
  siteStateJob,
  termsEffectiveJob,
  trashPurgeJob,
  vocCloseJob,
} from "./upkeep-jobs";

/** Every job, run by `runner.ts`. */
export const jobs: readonly Job[] = [
  sheetGenerateJob,
  openTickJob,
  couponExpireJob,
  couponReminderJob,
  offerExpireJob,
  penaltyEndJob,
  waitingCloseJob,
  lockSweepJob,
  noShowJob,
  freeCancelReminderJob,
  ...drawJobs,
  drawConfirmReminderJob,
  ...teamJobs,
  siteStateJob,
  termsEffectiveJob,
  ...lostItemJobs,
  vocCloseJob,
  dormantJob,
  memberRemindersJob,
  retentionJob,
  trashPurgeJob,
  imageSweepJob,
];
