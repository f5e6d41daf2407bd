import type { RouteDefinition } from "@/lib/contract/define-route";
import exportColumns from "@/lib/contract/export-columns.json";
import { type ExportEntity, xlsxType } from "@/lib/contract/exports";
import type { Language } from "@/lib/shared/languages";
import { streamXlsx, type XlsxCell } from "../adapters/xlsx";
import { transaction } from "../db/transaction";
import { recordAudit } from "../domains/audit";
import { ClubFailure } from "../platform/failure";
import type { CallContext } from "./handler";

export type ListRow = Readonly<Record<string, unknown>>;
export type ListPage = { list: readonly ListRow[]; total: number };
export type ReadPage = (place: { page: number; size: number }) => Promise<unknown>;

/** Rows that are in memory at once; what an answer shows of them, not what the database holds. */
export const pageRows = 100;

/** One page of a list as its own answer, so that a sheet never holds what the list would not show. */
export async function pageOfList(
  route: RouteDefinition,
  readPage: ReadPage,
  page: number,
): Promise<ListPage> {
  const answer = route.output?.parse(await readPage({ page, size: pageRows })) ?? {};
  const { list = [], total = 0 } = answer as Partial<ListPage>;
  return { list, total };
}

/**
 * The rows of a list, read page by page while they are wanted; at most `maxRows`. A row that slips to the next page
 * because another one came before it is given once.
 */
export async function* rowsOfList(
  first: ListPage,
  readNext: (page: number) => Promise<ListPage>,
  maxRows: number,
): AsyncGenerator<ListRow> {
  let current = first;
  let rows = first.list;
  let given = 0;
  for (let page = 2; ; page += 1) {
    for (const row of rows) {
      if (given === maxRows) return;
      given += 1;
      yield row;
    }
    if (current.list.length < pageRows) return;
    const next = await readNext(page);
    rows = withoutSlipped(next, current);
    current = next;
  }
}

function withoutSlipped(next: ListPage, before: ListPage): readonly ListRow[] {
  if (next.total <= before.total) return next.list;
  const seen = new Set(before.list.map((row) => JSON.stringify(row)));
  return next.list.filter((row) => !seen.has(JSON.stringify(row)));
}

/** Rows of one export; a longer list is cut there and says so in `X-Total-Count`. */
const maxRows = 20_000;
const maxReasonLength = 200;
type Columns = Readonly<Record<string, readonly string[]>>;
/** The order of the headings in `export-columns.json`. */
const titleLanguages: readonly Language[] = ["en", "ko", "ja", "zh"];
const reasonHeader = "X-Export-Reason";

/** The export that an admin list is asked for by its `Accept`, of a public list with `scope=admin` only; undefined when JSON is wanted. */
export function requestedExport(
  route: RouteDefinition,
  { accept, forHidden }: { accept: string | undefined; forHidden: boolean },
): ExportEntity | undefined {
  const isOffice = route.auth === "admin" || (forHidden && route.adminScopeMenu !== undefined);
  return isOffice && accept?.includes(xlsxType) ? route.xlsx : undefined;
}

/**
 * All rows of a list's filter as a sheet (domain.md 2.3), written while they are read. Before the first byte leaves, the
 * export is put on record with its filter and its reason, which comes in `X-Export-Reason`, URI-encoded. A list of persons
 * needs one: 9001 with the header's name (checklist P-08).
 */
export async function exportAnswer(
  context: CallContext,
  route: RouteDefinition,
  entity: ExportEntity,
  request: { query: unknown; reason: string | undefined; readPage: ReadPage },
): Promise<Response> {
  const reason = readReason(request.reason);
  if (route.persons && reason === null) throw new ClubFailure("VAL_FIELD", [reasonHeader, "required"]);
  const readNext = (page: number) => pageOfList(route, request.readPage, page);
  const first = await readNext(1);
  await transaction(context.db, (tx) =>
    recordAudit(tx, context.ctx, {
      action: "EXPORT",
      entity,
      entityKey: "list",
      after: { rows: Math.min(first.total, maxRows), filter: request.query },
      reason,
    }),
  );
  const columns: Columns = exportColumns[entity];
  const titles = Object.values(columns).map((title) => title[titleLanguages.indexOf(context.language)] ?? "");
  const rows = cellsOf(Object.keys(columns), rowsOfList(first, readNext, maxRows), context.language);
  return new Response(streamXlsx(entity, titles, rows), {
    headers: {
      "content-type": xlsxType,
      "content-disposition": `attachment; filename="${entity}.xlsx"`,
      "cache-control": "no-store",
      "x-total-count": String(first.total),
    },
  });
}

async function* cellsOf(fields: readonly string[], rows: AsyncIterable<unknown>, language: Language) {
  for await (const row of rows) yield fields.map((field) => cellOf(row, field, language));
}

function readReason(offered: string | undefined): string | null {
  if (offered === undefined) return null;
  try {
    return (
      decodeURIComponent(offered)
        .replace(/\p{Cc}+/gu, " ")
        .trim()
        .slice(0, maxReasonLength) || null
    );
  } catch {
    throw new ClubFailure("REQ_MALFORMED");
  }
}

const yes = { en: "Yes", ko: "예", ja: "はい", zh: "是" };
const no = { en: "No", ko: "아니오", ja: "いいえ", zh: "否" };

function cellOf(row: unknown, field: string, language: Language): XlsxCell {
  const value = field.split(".").reduce<unknown>(part, row);
  if (typeof value === "boolean") return (value ? yes : no)[language];
  if (typeof value === "number" || typeof value === "string") return value;
  if (value === null || value === undefined) return null;
  return Array.isArray(value) && value.every((one) => typeof one !== "object")
    ? value.join(", ")
    : JSON.stringify(value);
}

function part(value: unknown, name: string): unknown {
  const isObject = typeof value === "object" && value !== null && Object.hasOwn(value, name);
  return isObject ? (value as Record<string, unknown>)[name] : undefined;
}
