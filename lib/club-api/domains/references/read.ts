import type { FileLink } from "@/lib/contract/common";
import type { CallOutput } from "@/lib/contract/routes";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { moneyToWire } from "@/lib/shared/money/money";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { textLanguages } from "../../platform/texts";
import {
  adminPartOf,
  type BoardScope,
  pageInput,
  rowFacts,
  type StateQuery,
  shownField,
  shownTexts,
} from "../boards";
import { codeNames } from "../codes";
import { listFilesOf } from "../files";
import { readFormats } from "../policies";
import {
  detailColumns,
  isOfTypes,
  type ListedReference,
  listedColumns,
  ownersOf,
  type ReferenceType,
  referenceBoard,
  referenceTexts,
} from "./repository";

type ReferenceList = CallOutput<"GET /reference/normal">;
type ReferenceAdminList = CallOutput<"GET /reference/admin">;
type ReferenceDetail = CallOutput<"GET /reference/{id}">;
type ReferenceQuery = StateQuery & { types?: readonly ReferenceType[] | undefined };
/** Data that all rows of a page need. */
type Shown = { ctx: Context; formats: ClubFormats; typeNames: ReadonlyMap<string, string> };

const publicSorts = ["createdAt", "viewCount", "downloadCount", "price", "order"];
const adminSorts = [...publicSorts, "referenceIdx", "type", "title", "updatedAt"];

/** The visible ones, newest first. Throws 9001 `sort`. */
export async function readReferences(
  db: Database,
  ctx: Context,
  query: ReferenceQuery,
): Promise<ReferenceList> {
  const { rows, total } = await readPage(db, ctx, query, "visitor");
  const files = await filesOf(db, ctx, rows);
  const shown = await sharedFacts(db, ctx);
  const list = rows.map((row) => ({
    ...factsOf(row, shown),
    title: shownField(row.texts, "title", ctx),
    category: shownField(row.texts, "category", ctx),
    files: files.get(row.referenceIdx) ?? [],
    updatedAt: clubTimestamp(row.updatedAt, ctx.club.zone),
    languages: textLanguages(row.texts),
  }));
  return { list, total, page: query.page, size: query.size };
}

/** All of them for the back office. Throws 9001 `sort`. */
export async function readAdminReferences(
  db: Database,
  ctx: Context,
  query: ReferenceQuery,
): Promise<ReferenceAdminList> {
  const { rows, total } = await readPage(db, ctx, query, "admin");
  const files = await filesOf(db, ctx, rows);
  const shown = await sharedFacts(db, ctx);
  const list = rows.map((row) => ({
    ...factsOf(row, shown),
    ...rowFacts(row, ctx),
    title: shownField(row.texts, "title", ctx),
    category: shownField(row.texts, "category", ctx),
    fileCount: files.get(row.referenceIdx)?.length ?? 0,
  }));
  return { list, total, page: query.page, size: query.size };
}

/** One of them with its files and the neighbours of its type; 2001 when the scope does not see it. */
export async function readReference(
  db: Database,
  ctx: Context,
  referenceIdx: number,
  scope: BoardScope,
): Promise<ReferenceDetail> {
  const wanted = { idx: referenceIdx, scope };
  const found = await referenceBoard.findBetween(db, ctx, wanted, detailColumns(ctx));
  if (!found) throw new ClubFailure("NOT_FOUND");
  const { row, prev, next } = found;
  const { text, language, languages } = shownTexts(referenceTexts, row.texts, ctx);
  return {
    ...factsOf(row, await sharedFacts(db, ctx)),
    ...text,
    files: row.files,
    prev: prev && { referenceIdx: prev.idx, title: prev.title },
    next: next && { referenceIdx: next.idx, title: next.title },
    languages,
    language,
    ...(scope === "admin" ? { admin: adminPartOf(referenceTexts, row, ctx) } : {}),
  };
}

function readPage(db: Database, ctx: Context, query: ReferenceQuery, scope: BoardScope) {
  const input = pageInput(query, scope, scope === "admin" ? adminSorts : publicSorts);
  const where = query.types && isOfTypes(query.types);
  return referenceBoard.pageOf(db, ctx, { ...input, state: query.state, where }, listedColumns);
}

function filesOf(
  db: Database,
  ctx: Context,
  rows: readonly ListedReference[],
): Promise<Map<number, FileLink[]>> {
  return listFilesOf(
    db,
    ownersOf(ctx),
    rows.map(({ referenceIdx }) => referenceIdx),
  );
}

async function sharedFacts(db: Database, ctx: Context): Promise<Shown> {
  const { clubIdx } = ctx.club;
  return {
    ctx,
    formats: await readFormats(db, clubIdx),
    typeNames: await codeNames(db, clubIdx, "referenceTypes", ctx.choice),
  };
}

function factsOf(row: ListedReference, { ctx, formats, typeNames }: Shown) {
  const { referenceIdx, type, imageUrl, productLink, stock, order, viewCount, downloadCount } = row;
  return {
    referenceIdx,
    type,
    imageUrl,
    productLink,
    stock,
    order,
    viewCount,
    downloadCount,
    typeName: typeNames.get(type) ?? type,
    price: row.price === null ? null : moneyToWire(row.price, formats),
    createdAt: clubTimestamp(row.createdAt, ctx.club.zone),
  };
}
