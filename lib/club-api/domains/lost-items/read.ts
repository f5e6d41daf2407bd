import type { LostState } from "@/lib/contract/code-values/lost-items";
import type { LostAdminDetail, LostAdminRow, LostDetail, LostItem } from "@/lib/contract/lost-items";
import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import { veilFor } from "../../platform/veil";
import { recordDeed } from "../audit";
import { adminPartOf, type BoardScope, type ListQuery, pageWish, rowFacts, shownTexts } from "../boards";
import { codeNames } from "../codes";
import { claimantOf, handOverOf } from "./claim-read";
import { isWanted, type LostRow, lostBoard } from "./repository";
import { lostTexts } from "./rules";

type LostQuery = ListQuery & { type?: string | undefined; state?: LostState | undefined };
type Names = { types: ReadonlyMap<string, string>; states: ReadonlyMap<string, string> };

const publicSorts = ["foundDate", "keepUntil"];
const adminSorts = [...publicSorts, "lostIdx", "itemName", "createdAt", "updatedAt"];

/** What was found, newest first. Throws 9001 `sort`. */
export async function readLostItems(
  db: Database,
  act: Act,
  query: LostQuery,
): Promise<CallOutput<"GET /lost-item">> {
  const { rows, total } = await readPage(db, act, query, "visitor");
  const names = await namesOf(db, act);
  const list = rows.map((row) => itemOf(row, act, names));
  return { list, total, page: query.page, size: query.size };
}

/** One item as everybody may see it; `contact` is the club's number unless the item has an own. 2001. */
export async function readLostItem(
  db: Database,
  act: Act,
  lostIdx: number,
  clubPhoneNo: string,
): Promise<LostDetail> {
  const row = await lostBoard.find(db, act, lostIdx, "visitor");
  if (!row) throw new ClubFailure("NOT_FOUND");
  return detailOf(row, act, await namesOf(db, act), clubPhoneNo);
}

/** All items for the back office. Throws 9001 `sort`. */
export async function readAdminLostItems(
  db: Database,
  act: Act,
  query: LostQuery,
): Promise<CallOutput<"GET /ops/lost-items">> {
  const { rows, total } = await readPage(db, act, query, "admin");
  const names = await namesOf(db, act);
  const list = rows.map(
    (row): LostAdminRow => ({
      ...itemOf(row, act, names),
      ...rowFacts(row, act),
      keepUntil: row.keepUntil,
      hasClaim: row.claimedAt !== null,
    }),
  );
  return { list, total, page: query.page, size: query.size };
}

/** One item with its marks and its claimant, whose sight goes on record (checklist P-08). 2001 when there is none. */
export function readAdminLostItem(
  db: Database,
  act: Act,
  lostIdx: number,
  clubPhoneNo: string,
  lookReason: string | undefined,
): Promise<LostAdminDetail> {
  const veil = veilFor(lookReason);
  const { isMasked, reason } = veil;
  return transaction(db, async (tx) => {
    const row = await lostBoard.find(tx, act, lostIdx, "admin");
    if (!row) throw new ClubFailure("NOT_FOUND");
    const claimant = claimantOf(row, act, veil);
    if (claimant) {
      const { memberIdx } = claimant;
      const view = { entity: lostBoard.kind, entityKey: lostIdx, memberIdx, after: { isMasked }, reason };
      await recordDeed(tx, act, { action: "VIEW", ...view });
    }
    const { zone } = act.club;
    return {
      ...detailOf(row, act, await namesOf(tx, act), clubPhoneNo),
      hiddenNote: row.hiddenNote,
      ownContact: row.contact,
      claimant,
      handOver: handOverOf(row, veil),
      returnedAt: row.returnedAt && clubTimestamp(row.returnedAt, zone),
      admin: adminPartOf(lostTexts, row, act),
    };
  });
}

function readPage(db: Database, act: Act, query: LostQuery, scope: BoardScope) {
  const wish = pageWish(query, scope, scope === "admin" ? adminSorts : publicSorts);
  return lostBoard.page(db, act, { ...wish, where: isWanted(query) });
}

async function namesOf(db: Database, act: Act): Promise<Names> {
  return {
    types: await codeNames(db, act.club.clubIdx, "lostTypes", act.choice),
    states: await codeNames(db, act.club.clubIdx, "lostStates", act.choice),
  };
}

function itemOf(row: LostRow, act: Act, names: Names): LostItem {
  const { lostIdx, lostType, foundDate, state, imageUrl } = row;
  const { itemName, color, foundPlace } = shownTexts(lostTexts, row.texts, act).text;
  return {
    ...{ lostIdx, lostType, itemName, foundDate, foundPlace, state, imageUrl },
    color: color || null,
    lostTypeName: names.types.get(lostType) ?? lostType,
    stateName: names.states.get(state) ?? state,
  };
}

function detailOf(row: LostRow, act: Act, names: Names, clubPhoneNo: string): LostDetail {
  const { brand, quantity, foundTime, keepUntil } = row;
  const { text, language } = shownTexts(lostTexts, row.texts, act);
  return {
    ...itemOf(row, act, names),
    ...{ brand, quantity, foundTime, keepUntil, language },
    storagePlace: text.storagePlace,
    description: text.description,
    contact: row.contact ?? clubPhoneNo,
  };
}
