import type { HofDetail, HofItem } from "@/lib/contract/boards/hof";
import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { veilFor } from "../../platform/veil";
import { recordAudit } from "../audit";
import { adminPartOf, type BoardScope, type ListQuery, pageInput, rowFacts, shownField } from "../boards";
import { codeNames } from "../codes";
import { type HofRow, hofBoard, hofTexts, isOfType, maskedNames, selectLatinNames } from "./repository";

type HofQuery = ListQuery & { type?: string | undefined };
type Names = {
  types: ReadonlyMap<string, string>;
  courses: ReadonlyMap<string, string>;
  /** The Latin forms of the members' names; the back office sees names as they are written. */
  latin?: ReadonlyMap<number, string | null>;
};

const adminSorts = ["hofIdx", "type", "playDate", "createdAt", "updatedAt"];

/** The hall of fame, newest first, names masked. */
export async function readHof(
  db: Database,
  ctx: Context,
  query: HofQuery,
): Promise<CallOutput<"GET /hof/normal">> {
  const { rows, total } = await readPage(db, ctx, query, "visitor");
  const idxs = rows.flatMap(({ memberIdx }) => memberIdx ?? []);
  const names = { ...(await namesOf(db, ctx)), latin: await selectLatinNames(db, ctx.club.clubIdx, idxs) };
  const list = rows.map((row) => itemOf(row, ctx, names));
  return { list, total, page: query.page, size: query.size };
}

/** All entries for the back office, names masked. Throws 9001 `sort`. */
export async function readAdminHof(
  db: Database,
  ctx: Context,
  query: HofQuery,
): Promise<CallOutput<"GET /ops/hof">> {
  const { rows, total } = await readPage(db, ctx, query, "admin");
  const names = await namesOf(db, ctx);
  const list = rows.map((row) => ({
    ...itemOf(row, ctx, names),
    memberIdx: row.memberIdx,
    ...rowFacts(row, ctx),
    ...consentOf(row, ctx),
  }));
  return { list, total, page: query.page, size: query.size };
}

/** One entry, names masked without a reason; the view goes on record (checklist P-08). 2001 when there is none. */
export function readHofEntry(
  db: Database,
  ctx: Context,
  hofIdx: number,
  unmaskReason: string | undefined,
): Promise<HofDetail> {
  const { isMasked, reason } = veilFor(unmaskReason);
  return transaction(db, async (tx) => {
    const row = await hofBoard.find(tx, ctx, hofIdx, "admin");
    if (!row) throw new ClubFailure("NOT_FOUND");
    const view = { entity: hofBoard.kind, entityKey: hofIdx, after: { isMasked }, reason };
    await recordAudit(tx, ctx, { action: "VIEW", ...view });
    const { memberName, companions, caddieName } = row;
    const item = itemOf(row, ctx, await namesOf(tx, ctx));
    const admin = adminPartOf(hofTexts, row, ctx);
    const whole = isMasked ? {} : { memberName, companions, caddieName };
    return { ...item, ...whole, memberIdx: row.memberIdx, ...consentOf(row, ctx), isMasked, admin };
  });
}

function consentOf({ hasConsent, consentOn, consentHow, consentWithdrawnAt }: HofRow, { club }: Context) {
  return {
    hasConsent,
    consentOn,
    consentHow,
    consentWithdrawnAt: consentWithdrawnAt && clubTimestamp(consentWithdrawnAt, club.zone),
  };
}

function readPage(db: Database, ctx: Context, query: HofQuery, scope: BoardScope) {
  const input = pageInput(query, scope, scope === "admin" ? adminSorts : []);
  return hofBoard.page(db, ctx, {
    ...input,
    where: query.type === undefined ? undefined : isOfType(query.type),
  });
}

async function namesOf(db: Database, ctx: Context): Promise<Names> {
  return {
    types: await codeNames(db, ctx.club.clubIdx, "hofTypes", ctx.choice),
    courses: await codeNames(db, ctx.club.clubIdx, "courses", ctx.choice),
  };
}

function itemOf(row: HofRow, ctx: Context, names: Names): HofItem {
  const { hofIdx, type, playDate, courseCode, holeNo, par, distance } = row;
  const { ballBrand, score, certNo, imageUrl } = row;
  return {
    hofIdx,
    type,
    playDate,
    courseCode,
    holeNo,
    par,
    distance,
    ballBrand,
    score,
    certNo,
    imageUrl,
    ...maskedNames(row, {
      language: ctx.choice.language,
      latin: row.memberIdx === null ? null : names.latin?.get(row.memberIdx),
    }),
    typeName: names.types.get(type) ?? type,
    courseName: names.courses.get(courseCode) ?? courseCode,
    clubUsed: shownField(row.texts, "clubUsed", ctx),
  };
}
