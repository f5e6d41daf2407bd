import { remindOfCoupons } from "../../workflows/coupons/issue-coupons";
import type { Job } from "../job";

/** domain.md 11.9, reminders: coupons that run out in C0400 v3 days. */
export const couponReminderJob: Job = {
  name: "coupon-reminder",
  at: "10:00",
  run: ({ db, ctx }) => remindOfCoupons(db, ctx),
};
