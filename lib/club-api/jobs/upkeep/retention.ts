import { purgeAuditEntries } from "../../domains/audit";
import { deleteLoginLog } from "../../domains/auth";
import { sweepProofs } from "../../domains/identity";
import { purgeMessages } from "../../domains/outbox";
import { purgeWithdrawn, readKeepPolicy } from "../../domains/withdrawals";
import type { Job } from "../job";

const dayMs = 24 * 60 * 60_000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

/** Destroys what has been kept long enough (domain.md 11.9, C0460, 7.13; checklists P-05, S-87). */
export const retentionJob: Job = {
  name: "retention",
  at: "03:00",
  async run({ db, ctx }) {
    await sweepProofs(db, ctx);
    await purgeWithdrawn(db, ctx);
    const { clubIdx } = ctx.club;
    const { accessDays } = await readKeepPolicy(db, clubIdx);
    await deleteLoginLog(db, clubIdx, daysBefore(ctx.now, accessDays));
    await purgeMessages(db, ctx);
    await purgeAuditEntries(db, ctx);
  },
};
