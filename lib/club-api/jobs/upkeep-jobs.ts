import { deleteOldLimits } from "../db/hit-store";
import { dropParts, ensureParts, type Outlived, refreshStatistics } from "../db/partitions";
import { auditKeptSince, purgeAuditEntries } from "../domains/audit";
import { deleteLoginLog, sweepSessions } from "../domains/auth";
import { sweepImages } from "../domains/content-images";
import { purgeCourses } from "../domains/courses";
import { purgeDelegations } from "../domains/delegations";
import { purgeForecasts } from "../domains/forecast";
import { sweepIdempotencyKeys } from "../domains/idempotency";
import { sweepProofs } from "../domains/identity";
import { clubsWithStateChange, sweepRuns } from "../domains/job-runs";
import { purgeJoins } from "../domains/joins";
import { purgeOffers } from "../domains/last-minute";
import { disposeOfLostItems, handToPolice } from "../domains/lost-items";
import { sweepOpeningTickets } from "../domains/opening";
import { messagesKeptSince, purgeDevices, purgeMessages } from "../domains/outbox";
import { settleSiteState } from "../domains/site";
import { purgeViews, viewsKeptSince } from "../domains/views";
import { closeInquiries } from "../domains/voc";
import { purgeOutlooks } from "../domains/weather";
import { longestAccessDays, purgeWithdrawn, readRetentionPolicy } from "../domains/withdrawals";
import type { Clock } from "../platform/clock";
import { makeDormant } from "../workflows/accounts/dormancy";
import { endPenalties } from "../workflows/penalties/office-penalties";
import { sweepRehearsals } from "../workflows/rehearsals/run-rehearsal";
import { boardOffices } from "../workflows/site/board-offices";
import { announceTerms } from "../workflows/site/save-terms";
import type { Job } from "./job";

/** domain.md 8.7: answered inquiries to which nothing was added. */
export const vocCloseJob: Job = {
  name: "voc-close",
  at: "00:10",
  async run({ db, ctx, logger }) {
    logger.info({ closed: await closeInquiries(db, ctx) }, "inquiries closed");
  },
};

/** Destroys what has lain in the trash of a board for thirty days, with its files. */
export const trashPurgeJob: Job = {
  name: "trash-purge",
  at: "03:10",
  async run(context) {
    for (const [board, office] of Object.entries(boardOffices)) {
      const purged = await office.purge(context);
      if (purged > 0) context.logger.info({ board, purged }, "deleted records destroyed");
    }
    const purged = await purgeCourses(context, context.ctx);
    if (purged > 0) context.logger.info({ purged }, "deleted courses destroyed");
  },
};

/**
 * Tells the members of versions whose announcement begins today (domain.md 11.9). The states themselves follow from the
 * club's day at every read, so a version is in force at midnight, not at 00:10.
 */
export const termsEffectiveJob: Job = {
  name: "terms-effective",
  at: "00:10",
  tags: ["terms"],
  run: ({ db, ctx }) => announceTerms(db, ctx),
};

/** A planned state begins, a stop ends (domain.md 11.9); visitors see both at the very second without it. */
export const siteStateJob: Job = {
  name: "site-state",
  at: "minutely",
  tags: ["site-state"],
  clubsWithWork: clubsWithStateChange,
  run: async ({ db, ctx }) => {
    await settleSiteState(db, ctx);
  },
};

/** domain.md 8.7, 11.9: suspensions that are over. */
export const penaltyEndJob: Job = {
  name: "penalty-end",
  at: "00:10",
  run: ({ db, ctx }) => endPenalties(db, ctx),
};

/** domain.md 7.14, 8.7: valuables to the police, and what nobody fetched in its time. */
export const lostItemJobs: readonly Job[] = [
  {
    name: "lost-item-police",
    at: "09:00",
    tags: ["lost-items"],
    async run({ db, ctx, logger }) {
      logger.info({ handed: await handToPolice(db, ctx) }, "lost items handed to the police");
    },
  },
  {
    name: "lost-item-dispose",
    at: "09:00",
    tags: ["lost-items"],
    async run({ db, ctx, logger }) {
      logger.info({ disposed: await disposeOfLostItems(db, ctx) }, "lost items disposed of");
    },
  },
];

/** Removes images of texts that nothing names any more. */
export const imageSweepJob: Job = {
  name: "image-sweep",
  at: "03:20",
  async run(context) {
    const removed = await sweepImages(context);
    if (removed > 0) context.logger.info({ removed }, "unused images removed");
  },
};

/** Accounts that nobody has used for a year fall asleep (domain.md 11.9, C0450). */
export const dormantJob: Job = {
  name: "dormant",
  at: "00:10",
  run: ({ db, ctx }) => makeDormant(db, ctx),
};

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
    const { accessDays } = await readRetentionPolicy(db, clubIdx);
    await deleteLoginLog(db, clubIdx, daysBefore(ctx.now, accessDays));
    await purgeMessages(db, ctx);
    await purgeDevices(db, ctx);
    await purgeAuditEntries(db, ctx);
    await purgeDelegations(db, ctx);
    await purgeJoins(db, ctx);
    await purgeOffers(db, ctx);
    await purgeForecasts(db, ctx);
    await purgeOutlooks(db, ctx);
    await purgeViews(db, ctx);
  },
};

/**
 * Makes the parts of the months to come, and drops those of months that every club has outlived: what the retention of each club
 * leaves behind gives its room back to the disk. Booking logs go with their bookings and have no end of their own.
 */
export const partitionsJob: Job = {
  name: "partitions",
  at: "03:40",
  isOfServer: true,
  async run({ db, ctx: { now }, logger }) {
    const outlived: Outlived = {
      audit_records: auditKeptSince(now),
      login_log: daysBefore(now, await longestAccessDays(db)),
      outbox: messagesKeptSince(now),
      view_days: viewsKeptSince(now),
    };
    const { done: made, refused } = await ensureParts(db, now);
    const dropped = await dropParts(db, outlived);
    if (made.length > 0) logger.info({ parts: made }, "months of tables made");
    if (dropped.done.length > 0) logger.info({ parts: dropped.done }, "outlived months of tables dropped");
    for (const one of [...refused, ...dropped.refused]) logger.warn(one, "a month of a table waits");
    await refreshStatistics(db, made.length + dropped.done.length > 0 ? "all" : "unknown");
  },
};

/** Drops what has ended: sessions, login tries, keys of repeated calls, runs of jobs, tickets of openings, and counters (which count in real time). */
export function sweepJob(limitClock: Clock): Job {
  return {
    name: "sweep",
    at: "hourly",
    isOfServer: true,
    async run({ db, ctx }) {
      await sweepSessions(db, ctx.now);
      await sweepIdempotencyKeys(db, ctx.now);
      await sweepRuns(db);
      await sweepOpeningTickets(db, ctx.now);
      await deleteOldLimits(db, limitClock.now());
    },
  };
}

/** Ends rehearsals whose process has died, and removes what they have left. */
export function rehearsalSweepJob(limitClock: Clock): Job {
  return {
    name: "rehearsal-sweep",
    at: "minutely",
    isOfServer: true,
    run: ({ db, ctx }) => sweepRehearsals(db, { now: ctx.now, realNow: limitClock.now() }),
  };
}
