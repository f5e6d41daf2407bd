import type { RehearsalCounts } from "@/lib/contract/bookings/rehearsals";
import type { CallOutput } from "@/lib/contract/routes";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { newSandboxName } from "../../db/sandbox";
import { recordAudit } from "../../domains/audit";
import {
  askToStop,
  endAbandoned,
  insertRehearsal,
  type RehearsalRow,
  type RehearsalStage,
  selectDaysOnSale,
} from "../../domains/rehearsals";
import { readRuleBook } from "../../domains/tee-sheets";
import { actorName, type Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { readGuardMinutes, refuseNearOpening } from "./opening-guard";
import { openingsOf, rehearsalWire, requireRehearsal } from "./read-rehearsals";

type Rehearsal = CallOutput<"POST /ops/rehearsals">;
type Asked = { playDate: string; load: number; seed?: string | undefined };

/** Whoever plays it says so again within this time, else it was cut off. */
export const leaseMs = 30_000;

/**
 * Puts a rehearsal on record as running; whoever is given the row plays it. Throws 4711 while another one runs on the server,
 * 4712 near an opening, 4713 where the server cannot, 4714 for a day without times on sale in the future.
 */
export async function beginRehearsal(
  tx: Database,
  ctx: Context,
  { stage, realNow }: { stage: RehearsalStage | null; realNow: Date },
  { playDate, load, seed = `${ctx.club.clubCode}-${playDate}` }: Asked,
): Promise<RehearsalRow> {
  const { clubIdx, zone } = ctx.club;
  if (stage === null) throw new ClubFailure("RHS_UNAVAILABLE");
  const isToCome = playDate > clubDate(ctx.now, zone);
  const [day] = isToCome ? await selectDaysOnSale(tx, clubIdx, { from: playDate, to: playDate }) : [];
  if (!day || openingsOf(await readRuleBook(tx, ctx, playDate), playDate).length === 0)
    throw new ClubFailure("RHS_DAY");
  await refuseNearOpening(tx, ctx, await readGuardMinutes(tx, clubIdx));
  await endAbandoned(tx, { now: ctx.now, realNow });
  const row = await insertRehearsal(tx, {
    clubIdx,
    playDate,
    load,
    seed,
    state: "RUNNING",
    sandbox: newSandboxName(),
    counts: noCounts(ctx),
    startedAt: ctx.now,
    startedBy: actorName(ctx.by),
    leaseUntil: new Date(realNow.getTime() + leaseMs),
  });
  if (!row) throw new ClubFailure("RHS_RUNNING");
  await recordAudit(tx, ctx, {
    action: "CREATE",
    entity: "rehearsal",
    entityKey: row.rehearsalIdx,
    after: { playDate, load, seed },
  });
  return row;
}

/** Asks whoever plays it to stop; one that is over stays as it is. Throws 2001. */
export async function stopRehearsal(tx: Database, ctx: Context, rehearsalIdx: number): Promise<Rehearsal> {
  const { clubIdx } = ctx.club;
  await requireRehearsal(tx, ctx, rehearsalIdx);
  await askToStop(tx, { clubIdx, rehearsalIdx });
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "rehearsal",
    entityKey: rehearsalIdx,
    after: { isStopping: true },
  });
  return rehearsalWire(ctx, await requireRehearsal(tx, ctx, rehearsalIdx));
}

function noCounts({ now, club }: Context): RehearsalCounts {
  return {
    members: 0,
    arrived: 0,
    waiting: 0,
    booked: 0,
    left: 0,
    calls: 0,
    faults: 0,
    at: clubTimestamp(now, club.zone),
  };
}
