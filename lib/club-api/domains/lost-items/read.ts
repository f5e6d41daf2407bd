import type { LostState } from "@/lib/contract/code-values/lost-items";
import type {
  LostAdminDetail,
  LostAdminRow,
  LostDetail,
  LostItem,
} from "@/lib/contract/lost-items/lost-items";
import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { type Veil, veilFor } from "../../platform/veil";
import { recordAudit } from "../audit";
import { adminPartOf, type BoardScope, type ListQuery, pageInput, rowFacts, shownTexts } from "../boards";
import { codeNames } from "../codes";
import { isWanted, type LostRow, lostBoard } from "./repository";
import { lostTexts } from "./rules";

/** Who says to be the owner, and how he described it. */
export function claimantOf(row: LostRow, ctx: Context, veil: Veil): LostAdminDetail["claimant"] {
  const { claimantName: name, claimantPhone: phoneNo, claimantIdx: memberIdx, claimedAt } = row;
  if (name === null || claimedAt === null) return null;
  return {
    name: veil.name(name),
    phoneNo: veil.phone(phoneNo),
    memberIdx,
    claimedAt: clubTimestamp(claimedAt, ctx.club.zone),
    marks: row.claimMarks,
  };
}

/** Who took it, what he showed, and who gave it out. */
export function handOverOf(row: LostRow, veil: Veil): LostAdminDetail["handOver"] {
  const { returnedTo, returnedDocument: document, returnedBy } = row;
  if (returnedTo === null || document === null || returnedBy === null) return null;
  return { receiver: veil.name(returnedTo), document, by: returnedBy };
}

type LostQuery = ListQuery & { type?: string | undefined; state?: LostState | undefined };
type Names = { types: ReadonlyMap<string, string>; states: ReadonlyMap<string, string> };

const publicSorts = ["foundDate", "keepUntil"];
const adminSorts = [...publicSorts, "lostIdx", "itemName", "createdAt", "updatedAt"];

/** Found items, newest first. Throws 9001 `sort`. */
export async function readLostItems(
  db: Database,
  ctx: Context,
  query: LostQuery,
): Promise<CallOutput<"GET /lost-item">> {
  const { rows, total } = await readPage(db, ctx, query, "visitor");
  const names = await namesOf(db, ctx);
  const list = rows.map((row) => itemOf(row, ctx, names));
  return { list, total, page: query.page, size: query.size };
}

/** One item as everybody may see it; `contact` is the club's number unless the item has an own. 2001. */
export async function readLostItem(
  db: Database,
  ctx: Context,
  lostIdx: number,
  clubPhoneNo: string,
): Promise<LostDetail> {
  const row = await lostBoard.find(db, ctx, lostIdx, "visitor");
  if (!row) throw new ClubFailure("NOT_FOUND");
  return detailOf(row, ctx, await namesOf(db, ctx), clubPhoneNo);
}

/** All items for the back office. Throws 9001 `sort`. */
export async function readAdminLostItems(
  db: Database,
  ctx: Context,
  query: LostQuery,
): Promise<CallOutput<"GET /ops/lost-items">> {
  const { rows, total } = await readPage(db, ctx, query, "admin");
  const names = await namesOf(db, ctx);
  const list = rows.map(
    (row): LostAdminRow => ({
      ...itemOf(row, ctx, names),
      ...rowFacts(row, ctx),
      keepUntil: row.keepUntil,
      hasClaim: row.claimedAt !== null,
    }),
  );
  return { list, total, page: query.page, size: query.size };
}

/** One item with its marks and its claimant, whose sight goes on record (checklist P-08). 2001 when there is none. */
export function readAdminLostItem(
  db: Database,
  ctx: Context,
  lostIdx: number,
  clubPhoneNo: string,
  unmaskReason: string | undefined,
): Promise<LostAdminDetail> {
  const veil = veilFor(unmaskReason);
  const { isMasked, reason } = veil;
  return transaction(db, async (tx) => {
    const row = await lostBoard.find(tx, ctx, lostIdx, "admin");
    if (!row) throw new ClubFailure("NOT_FOUND");
    const claimant = claimantOf(row, ctx, veil);
    if (claimant) {
      const { memberIdx } = claimant;
      const view = { entity: lostBoard.kind, entityKey: lostIdx, memberIdx, after: { isMasked }, reason };
      await recordAudit(tx, ctx, { action: "VIEW", ...view });
    }
    const { zone } = ctx.club;
    return {
      ...detailOf(row, ctx, await namesOf(tx, ctx), clubPhoneNo),
      hiddenNote: row.hiddenNote,
      ownContact: row.contact,
      claimant,
      handOver: handOverOf(row, veil),
      returnedAt: row.returnedAt && clubTimestamp(row.returnedAt, zone),
      admin: adminPartOf(lostTexts, row, ctx),
    };
  });
}

function readPage(db: Database, ctx: Context, query: LostQuery, scope: BoardScope) {
  const input = pageInput(query, scope, scope === "admin" ? adminSorts : publicSorts);
  return lostBoard.page(db, ctx, { ...input, where: isWanted(query) });
}

async function namesOf(db: Database, ctx: Context): Promise<Names> {
  return {
    types: await codeNames(db, ctx.club.clubIdx, "lostTypes", ctx.choice),
    states: await codeNames(db, ctx.club.clubIdx, "lostStates", ctx.choice),
  };
}

function itemOf(row: LostRow, ctx: Context, names: Names): LostItem {
  const { lostIdx, lostType, foundDate, state, imageUrl } = row;
  const { itemName, color, foundPlace } = shownTexts(lostTexts, row.texts, ctx).text;
  return {
    lostIdx,
    lostType,
    itemName,
    foundDate,
    foundPlace,
    state,
    imageUrl,
    color: color || null,
    lostTypeName: names.types.get(lostType) ?? lostType,
    stateName: names.states.get(state) ?? state,
  };
}

function detailOf(row: LostRow, ctx: Context, names: Names, clubPhoneNo: string): LostDetail {
  const { brand, quantity, foundTime, keepUntil } = row;
  const { text, language } = shownTexts(lostTexts, row.texts, ctx);
  return {
    ...itemOf(row, ctx, names),
    brand,
    quantity,
    foundTime,
    keepUntil,
    language,
    storagePlace: text.storagePlace,
    description: text.description,
    contact: row.contact ?? clubPhoneNo,
  };
}
