import type { z } from "zod";
import type { SiteState, SiteStateValue, siteStateBody } from "@/lib/contract/site/site";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import { cachedRead } from "../../db/cached-read";
import type { Database } from "../../db/database";
import { countPresent, notePresence } from "../../db/presence-store";
import { serverKey } from "../../db/secrets";
import { transaction } from "../../db/transaction";
import { actorName, type Context } from "../../platform/context";
import { deriveToken } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { createAddressList } from "../../platform/network/address";
import { visitorIdentity } from "../../platform/network/visitor-identity";
import { type LanguageChoice, pickText } from "../../platform/texts";
import { recordAudit } from "../audit";
import {
  insertStateHistory,
  lockSiteState,
  type SiteStateRow,
  selectSiteState,
  updateSiteState,
} from "./repository";
import {
  changeState,
  normalState,
  type StatePart,
  type StatePlan,
  settleState,
  wrongSpanField,
} from "./rules";

export type StateReader = { clubIdx: number; zone: string; now: Date; choice: LanguageChoice };
type StateInput = z.output<typeof siteStateBody>;

const initialRow = { current: normalState, planned: null, version: 0 };

/** The state that counts now; with `isAdmin` also what is planned, the passes and all texts. */
export async function readSiteState(db: Database, reader: StateReader, isAdmin: boolean): Promise<SiteState> {
  const { clubIdx } = reader;
  const read = () => selectSiteState(db, clubIdx);
  const row = (await cachedRead(db, `site-state ${clubIdx}`, read)) ?? initialRow;
  const { current, planned } = settleState(row, reader.now);
  const texts = pickText(current.texts, reader.choice);
  const inZone = (time: string) => clubTimestamp(new Date(time), reader.zone);
  const state: SiteState = {
    state: current.state,
    title: texts?.title ?? "",
    message: texts?.message ?? "",
    startAt: current.startAt && inZone(current.startAt),
    endAt: current.endAt && inZone(current.endAt),
  };
  if (!isAdmin) return state;
  const scheduled =
    planned?.startAt != null
      ? {
          state: planned.state,
          startAt: inZone(planned.startAt),
          endAt: planned.endAt && inZone(planned.endAt),
        }
      : null;
  const admin = { allowIps: current.allowIps, i18n: current.texts, scheduled, version: row.version };
  return { ...state, admin };
}

/** Whether the address may see the site while it is stopped or closed. */
export async function hasSitePass(
  db: Database,
  clubIdx: number,
  now: Date,
  address: string | null,
): Promise<boolean> {
  const row = await selectSiteState(db, clubIdx);
  if (!row || address === null) return false;
  return createAddressList(settleState(row, now).current.allowIps).has(address);
}

/** Sets or plans the state. Throws 9001 `endAt` for a span that is over, 2002 when another admin was faster. */
export async function saveSiteState(
  db: Database,
  ctx: Context,
  input: StateInput,
): Promise<{ state: SiteStateValue; scheduled: boolean }> {
  const change = statePart(input, ctx.choice);
  const wrongField = wrongSpanField(change, ctx.now);
  if (wrongField) throw new ClubFailure("VAL_FIELD", [wrongField, "later"]);
  return transaction(db, async (tx) => {
    const row = await lockSiteState(tx, ctx.club.clubIdx);
    if (!row) throw new ClubFailure("NOT_FOUND");
    if (input.version !== undefined && input.version !== row.version) throw new ClubFailure("STALE");
    const plan = changeState(row, change, ctx.now);
    await savePlan(tx, ctx, row, plan, change);
    return { state: plan.current.state, scheduled: plan.planned !== null };
  });
}

/** Ends the stop of a club that is set up: from now on the site is in its normal state, in the caller's transaction. */
export async function openSite(tx: Database, ctx: Context): Promise<void> {
  const row = await lockSiteState(tx, ctx.club.clubIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  const plan = { ...changeState(row, normalState, ctx.now), planned: null };
  await savePlan(tx, ctx, row, plan, normalState);
}

/** Lets an address see the site while it is stopped, in the caller's transaction. */
export async function allowOnSite(tx: Database, ctx: Context, address: string): Promise<void> {
  const row = await lockSiteState(tx, ctx.club.clubIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  const plan = settleState(row, ctx.now);
  const allowIps = [...new Set([...plan.current.allowIps, address])];
  const current = { ...plan.current, allowIps };
  await savePlan(tx, ctx, row, { ...plan, current }, current);
}

/**
 * Writes down what time has done to the plan: a planned state that began, a state that ended (domain.md 8.7). Readers do
 * not depend on it; the history and the audit log do. True when there was something to write.
 */
export function settleSiteState(db: Database, ctx: Context): Promise<boolean> {
  return transaction(db, async (tx) => {
    const row = await lockSiteState(tx, ctx.club.clubIdx);
    if (!row) return false;
    const plan = settleState(row, ctx.now);
    if (plan.current === row.current && plan.planned === row.planned) return false;
    await savePlan(tx, ctx, row, plan, plan.current);
    return true;
  });
}

async function savePlan(
  tx: Database,
  ctx: Context,
  row: SiteStateRow,
  plan: StatePlan,
  part: StatePart,
): Promise<void> {
  const { clubIdx } = ctx.club;
  const by = actorName(ctx.by);
  const isSaved = await updateSiteState(tx, clubIdx, row.version, {
    ...plan,
    updatedAt: ctx.now,
    updatedBy: by,
  });
  if (!isSaved) throw new ClubFailure("STALE");
  const version = row.version + 1;
  await insertStateHistory(tx, { clubIdx, part, version, changedAt: ctx.now, changedBy: by });
  const { current, planned } = row;
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "siteState",
    entityKey: clubIdx,
    before: { current, planned },
    after: plan,
  });
}

function statePart(input: StateInput, choice: LanguageChoice): StatePart {
  return {
    state: input.state,
    texts: { ...input.i18n, [choice.language]: { title: input.title, message: input.message } },
    startAt: input.startAt,
    endAt: input.endAt,
    allowIps: input.allowIps,
  };
}

/** How long a visitor counts as being on the site after his browser last asked something. */
export const presenceMinutes = 5;

const minuteMs = 60_000;
const keyName = "present-visitors";
const prefixOf = (clubIdx: number) => `visitor:${clubIdx}:`;

/**
 * Notes that the visitor at an address is on the site: as a keyed hash that is forgotten after minutes. Several visitors
 * behind one address count as one.
 */
export async function noteVisitor(
  db: Database,
  { clubIdx, address, now }: { clubIdx: number; address: string; now: Date },
): Promise<void> {
  const prefix = prefixOf(clubIdx);
  const visitor = visitorIdentity(address);
  await notePresence(db, {
    who: prefix + visitor,
    forMs: presenceMinutes * minuteMs,
    now,
    name: async () => prefix + deriveToken(await serverKey(db, keyName, now), prefix, visitor),
  });
}

/** How many visitors are on the site of a club. */
export function countVisitors(db: Database, clubIdx: number, now: Date): Promise<number> {
  return countPresent(db, prefixOf(clubIdx), now);
}
