import { couponExpireJob } from "./coupon-expire";
import { couponReminderJob } from "./coupon-reminder";
import { dormantJob } from "./dormant";
import { drawConfirmReminderJob } from "./draw-confirm-reminder";
import { drawJobs } from "./draws";
import { freeCancelReminderJob } from "./free-cancel-reminder";
import { imageSweepJob } from "./image-sweep";
import type { Job } from "./job";
import { lockSweepJob } from "./lock-sweep";
import { lostItemJobs } from "./lost-items";
import { memberRemindersJob } from "./member-reminders";
import { noShowJob } from "./no-show";
import { offerExpireJob } from "./offer-expire";
import { openTickJob } from "./open-tick";
import { penaltyEndJob } from "./penalty-end";
import { retentionJob } from "./retention";
import { sheetGenerateJob } from "./sheet-generate";
import { siteStateJob } from "./site-state";
import { teamJobs } from "./teams";
import { termsEffectiveJob } from "./terms-effective";
import { trashPurgeJob } from "./trash-purge";
import { vocCloseJob } from "./voc-close";
import { waitingCloseJob } from "./waiting-close";

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
