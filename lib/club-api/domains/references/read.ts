import type { FileLink } from "@/lib/contract/common";
import type { CallOutput } from "@/lib/contract/routes";
import type { ClubFormats } from "@/lib/shared/club-formats";
import { clubTimestamp } from "@/lib/shared/club-time";
import { moneyToWire } from "@/lib/shared/money";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import { textLanguages } from "../../platform/texts";
import {
  adminPartOf,
  type BoardScope,
  pageWish,
  rowFacts,
  type StateQuery,
  shownField,
  shownTexts,
} from "../boards";
import { codeNames } from "../codes";
import { listFiles, listFilesOf } from "../files";
import { readFormats } from "../policies";
import { isOfType, isOfTypes, type ReferenceRow, referenceBoard } from "./repository";
import { type ReferenceType, referenceTexts } from "./rules";

type ReferenceList = CallOutput<"GET /reference/normal">;
type ReferenceAdminList = CallOutput<"GET /reference/admin">;
type ReferenceDetail = CallOutput<"GET /reference/{id}">;
type ReferenceQuery = StateQuery & { types?: readonly ReferenceType[] | undefined };
/** What the rows of a page share. */
type Shown = { act: Act; formats: ClubFormats; typeNames: ReadonlyMap<string, string> };

const publicSorts = ["createdAt", "viewCount", "downloadCount", "price"];
const adminSorts = [...publicSorts, "referenceIdx", "type", "title", "updatedAt"];

/** The visible ones, newest first. Throws 9001 `sort`. */
export async function readReferences(db: Database, act: Act, query: ReferenceQuery): Promise<ReferenceList> {
  const { rows, total } = await readPage(db, act, query, "visitor");
  const files = await filesOf(db, act, rows);
  const shown = await sharedFacts(db, act);
  const list = rows.map((row) => ({
    ...factsOf(row, shown),
    title: shownField(row.texts, "title", act),
    files: files.get(row.referenceIdx) ?? [],
    updatedAt: clubTimestamp(row.updatedAt, act.club.zone),
    languages: textLanguages(row.texts),
  }));
  return { list, total, page: query.page, size: query.size };
}

/** All of them for the back office. Throws 9001 `sort`. */
export async function readAdminReferences(
  db: Database,
  act: Act,
  query: ReferenceQuery,
): Promise<ReferenceAdminList> {
  const { rows, total } = await readPage(db, act, query, "admin");
  const files = await filesOf(db, act, rows);
  const shown = await sharedFacts(db, act);
  const list = rows.map((row) => ({
    ...factsOf(row, shown),
    ...rowFacts(row, act),
    title: shownField(row.texts, "title", act),
    fileCount: files.get(row.referenceIdx)?.length ?? 0,
  }));
  return { list, total, page: query.page, size: query.size };
}

/** One of them with its files and the neighbours of its type; 2001 when the scope does not see it. */
export async function readReference(
  db: Database,
  act: Act,
  referenceIdx: number,
  scope: BoardScope,
): Promise<ReferenceDetail> {
  const row = await referenceBoard.find(db, act, referenceIdx, scope);
  if (!row) throw new ClubFailure("NOT_FOUND");
  const { prev, next } = await referenceBoard.neighbours(db, act, row, scope, isOfType(row.type));
  const { text, language, languages } = shownTexts(referenceTexts, row.texts, act);
  return {
    ...factsOf(row, await sharedFacts(db, act)),
    ...text,
    files: await listFiles(db, ownersOf(act), referenceIdx),
    prev: neighbourOf(prev, act),
    next: neighbourOf(next, act),
    languages,
    language,
    ...(scope === "admin" ? { admin: adminPartOf(referenceTexts, row, act) } : {}),
  };
}

function readPage(db: Database, act: Act, query: ReferenceQuery, scope: BoardScope) {
  const wish = pageWish(query, scope, scope === "admin" ? adminSorts : publicSorts);
  return referenceBoard.page(db, act, {
    ...wish,
    state: query.state,
    where: query.types && isOfTypes(query.types),
  });
}

function ownersOf(act: Act) {
  return { clubIdx: act.club.clubIdx, kind: referenceBoard.kind };
}

function filesOf(db: Database, act: Act, rows: readonly ReferenceRow[]): Promise<Map<number, FileLink[]>> {
  return listFilesOf(db, ownersOf(act), rows.map(referenceBoard.idxOf));
}

async function sharedFacts(db: Database, act: Act): Promise<Shown> {
  const { clubIdx } = act.club;
  return {
    act,
    formats: await readFormats(db, clubIdx),
    typeNames: await codeNames(db, clubIdx, "referenceTypes", act.choice),
  };
}

function factsOf(row: ReferenceRow, { act, formats, typeNames }: Shown) {
  const { referenceIdx, type, imageUrl, productLink, viewCount, downloadCount } = row;
  return {
    ...{ referenceIdx, type, imageUrl, productLink, viewCount, downloadCount },
    typeName: typeNames.get(type) ?? type,
    price: row.price === null ? null : moneyToWire(row.price, formats),
    createdAt: clubTimestamp(row.createdAt, act.club.zone),
  };
}

function neighbourOf(row: ReferenceRow | null, act: Act): ReferenceDetail["prev"] {
  return row && { referenceIdx: row.referenceIdx, title: shownField(row.texts, "title", act) };
}
