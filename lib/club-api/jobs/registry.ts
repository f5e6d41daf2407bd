import { couponExpireJob } from "./bookings/coupon-expire";
import { couponReminderJob } from "./bookings/coupon-reminder";
import { drawConfirmReminderJob } from "./bookings/draw-confirm-reminder";
import { drawJobs } from "./bookings/draws";
import { freeCancelReminderJob } from "./bookings/free-cancel-reminder";
import { lockSweepJob } from "./bookings/lock-sweep";
import { memberRemindersJob } from "./bookings/member-reminders";
import { noShowJob } from "./bookings/no-show";
import { offerExpireJob } from "./bookings/offer-expire";
import { openTickJob } from "./bookings/open-tick";
import { sheetGenerateJob } from "./bookings/sheet-generate";
import { teamJobs } from "./bookings/teams";
import { waitingCloseJob } from "./bookings/waiting-close";
import type { Job } from "./job";
import { dormantJob } from "./upkeep/dormant";
import { imageSweepJob } from "./upkeep/image-sweep";
import { lostItemJobs } from "./upkeep/lost-items";
import { penaltyEndJob } from "./upkeep/penalty-end";
import { retentionJob } from "./upkeep/retention";
import { siteStateJob } from "./upkeep/site-state";
import { termsEffectiveJob } from "./upkeep/terms-effective";
import { trashPurgeJob } from "./upkeep/trash-purge";
import { vocCloseJob } from "./upkeep/voc-close";

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
