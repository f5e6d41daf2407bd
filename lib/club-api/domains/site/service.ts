import type { z } from "zod";
import type { SiteState, SiteStateValue, siteStateBody } from "@/lib/contract/site";
import { clubTimestamp } from "@/lib/shared/club-time";
import type { Database } from "../../db/database";
import { keptRead } from "../../db/kept-read";
import { transaction } from "../../db/transaction";
import { type Act, actorName } from "../../platform/act";
import { createAddressList } from "../../platform/address";
import { ClubFailure } from "../../platform/failure";
import { type LanguageChoice, pickText } from "../../platform/texts";
import { recordDeed } from "../audit";
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
type StateWish = z.output<typeof siteStateBody>;

const initialRow = { current: normalState, planned: null, version: 0 };

/** The state that counts now; with `isAdmin` also what is planned, the passes and all texts. */
export async function readSiteState(db: Database, reader: StateReader, isAdmin: boolean): Promise<SiteState> {
  const { clubIdx } = reader;
  const read = () => selectSiteState(db, clubIdx);
  const row = (await keptRead(db, `site-state ${clubIdx}`, read)) ?? initialRow;
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
  act: Act,
  wish: StateWish,
): Promise<{ state: SiteStateValue; scheduled: boolean }> {
  const change = statePart(wish, act.choice);
  const wrongField = wrongSpanField(change, act.now);
  if (wrongField) throw new ClubFailure("VAL_FIELD", [wrongField]);
  return transaction(db, async (tx) => {
    const row = await lockSiteState(tx, act.club.clubIdx);
    if (!row) throw new ClubFailure("NOT_FOUND");
    if (wish.version !== undefined && wish.version !== row.version) throw new ClubFailure("STALE");
    const plan = changeState(row, change, act.now);
    await keepPlan(tx, act, row, plan, change);
    return { state: plan.current.state, scheduled: plan.planned !== null };
  });
}

/**
 * Writes down what time has done to the plan: a planned state that began, a state that ended (domain.md 8.7). Readers do
 * not depend on it; the history and the record of deeds do. True when there was something to write.
 */
export function settleSiteState(db: Database, act: Act): Promise<boolean> {
  return transaction(db, async (tx) => {
    const row = await lockSiteState(tx, act.club.clubIdx);
    if (!row) return false;
    const plan = settleState(row, act.now);
    if (plan.current === row.current && plan.planned === row.planned) return false;
    await keepPlan(tx, act, row, plan, plan.current);
    return true;
  });
}

async function keepPlan(
  tx: Database,
  act: Act,
  row: SiteStateRow,
  plan: StatePlan,
  part: StatePart,
): Promise<void> {
  const { clubIdx } = act.club;
  const by = actorName(act.by);
  const isSaved = await updateSiteState(tx, clubIdx, row.version, {
    ...plan,
    updatedAt: act.now,
    updatedBy: by,
  });
  if (!isSaved) throw new ClubFailure("STALE");
  const version = row.version + 1;
  await insertStateHistory(tx, { clubIdx, part, version, changedAt: act.now, changedBy: by });
  const { current, planned } = row;
  await recordDeed(tx, act, {
    action: "UPDATE",
    entity: "siteState",
    entityKey: clubIdx,
    before: { current, planned },
    after: plan,
  });
}

function statePart(wish: StateWish, choice: LanguageChoice): StatePart {
  return {
    state: wish.state,
    texts: { ...wish.i18n, [choice.language]: { title: wish.title, message: wish.message } },
    startAt: wish.startAt,
    endAt: wish.endAt,
    allowIps: wish.allowIps,
  };
}
