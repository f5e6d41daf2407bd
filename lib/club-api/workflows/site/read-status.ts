import type { CallOutput } from "@/lib/contract/routes";
import { atClubTime, clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { lastBackup, runStanding } from "../../domains/job-runs";
import { countPushes, readQueues } from "../../domains/outbox";
import { newestBookings } from "../../domains/reservations";
import { readSiteState } from "../../domains/site";
import type { Context } from "../../platform/context";
import { backupState, jobsState, latestRunMs, messagesState, parkedForMs } from "./status-rules";

type StatusInput = { realNow: Date; contact: string | null; hasPush: boolean };

const countedMs = 30 * 24 * 60 * 60_000;

/** How the club's server stands, for its staff: read only, a handful of short statements. */
export async function readStatus(
  db: Database,
  ctx: Context,
  { realNow, contact, hasPush }: StatusInput,
): Promise<CallOutput<"GET /ops/status">> {
  const { clubIdx, zone } = ctx.club;
  const midnight = atClubTime(clubDate(ctx.now, zone), "00:00", zone);
  const inZone = (at: Date) => clubTimestamp(at, zone);
  const orNull = (at: Date | null) => at && inZone(at);
  const site = await readSiteState(db, { clubIdx, zone, now: ctx.now, choice: ctx.choice }, false);
  const booked = await newestBookings(db, clubIdx);
  const queues = (await readQueues(db, clubIdx, ctx.now)).filter(
    ({ channel }) => hasPush || channel !== "PUSH",
  );
  const since = new Date(ctx.now.getTime() - countedMs);
  const pushes = hasPush ? await countPushes(db, clubIdx, since) : null;
  const { late, parked, done } = await runStanding(db, clubIdx, {
    lateBefore: new Date(ctx.now.getTime() - latestRunMs),
    parkedSince: new Date(ctx.now.getTime() - parkedForMs),
    doneSince: midnight,
  });
  const shown = (runs: readonly { name: string; dueAt: Date }[]) =>
    runs.map(({ name, dueAt }) => ({ name, dueAt: inZone(dueAt) }));
  const backupAt = await lastBackup(db, clubIdx);
  return {
    at: inZone(ctx.now),
    site: { state: site.state, endAt: site.endAt ?? null },
    bookings: {
      isOpen: site.state === "1",
      today: booked.filter((at) => at >= midnight).length,
      lastAt: orNull(booked[0] ?? null),
    },
    messages: queues.map(({ oldestAt, lastSentAt, ...queue }) => ({
      ...queue,
      state: messagesState({ oldestAt, parked: queue.parked }, ctx.now),
      oldestAt: orNull(oldestAt),
      lastSentAt: orNull(lastSentAt),
    })),
    pushes,
    jobs: { state: jobsState({ late, parked }), done, late: shown(late), parked: shown(parked) },
    backup: { state: backupState(backupAt, realNow), at: orNull(backupAt) },
    contact,
  };
}
