import type { z } from "zod";
import type { SiteState, SiteStateValue, siteStateBody } from "@/lib/contract/site";
import { clubTimestamp } from "@/lib/shared/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { createAddressList } from "../../platform/address";
import { ClubFailure } from "../../platform/failure";
import { type LanguageChoice, pickText } from "../../platform/texts";
import { insertStateHistory, lockSiteState, selectSiteState, updateSiteState } from "./repository";
import { changeState, normalState, type StatePart, settleState, wrongSpanField } from "./rules";

export type StateReader = { clubIdx: number; zone: string; now: Date; choice: LanguageChoice };
type StateWish = z.output<typeof siteStateBody>;

const initialRow = { current: normalState, planned: null, version: 0 };

/** The state that counts now; with `isAdmin` also what is planned, the passes and all texts. */
export async function readSiteState(db: Database, reader: StateReader, isAdmin: boolean): Promise<SiteState> {
  const row = (await selectSiteState(db, reader.clubIdx)) ?? initialRow;
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
  reader: StateReader,
  wish: StateWish,
  by: string,
): Promise<{ state: SiteStateValue; scheduled: boolean }> {
  const change = statePart(wish, reader.choice);
  const wrongField = wrongSpanField(change, reader.now);
  if (wrongField) throw new ClubFailure("VAL_FIELD", [wrongField]);
  return transaction(db, async (tx) => {
    const row = await lockSiteState(tx, reader.clubIdx);
    if (!row) throw new ClubFailure("NOT_FOUND");
    if (wish.version !== undefined && wish.version !== row.version) throw new ClubFailure("STALE");
    const plan = changeState(row, change, reader.now);
    const isSaved = await updateSiteState(tx, reader.clubIdx, row.version, {
      ...plan,
      updatedAt: reader.now,
      updatedBy: by,
    });
    if (!isSaved) throw new ClubFailure("STALE");
    await insertStateHistory(tx, {
      clubIdx: reader.clubIdx,
      part: change,
      version: row.version + 1,
      changedAt: reader.now,
      changedBy: by,
    });
    return { state: plan.current.state, scheduled: plan.planned !== null };
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
