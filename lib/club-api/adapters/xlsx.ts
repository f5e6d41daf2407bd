import { streamXlsxRows, writeXlsxStream } from "hucre/xlsx";
import { xlsxType } from "@/lib/contract/exports";

export { xlsxType as xlsxMediaType };

export type XlsxCell = string | number | boolean | null;
export type XlsxRows = Iterable<readonly XlsxCell[]> | AsyncIterable<readonly XlsxCell[]>;

/** Excel's own limit for one cell. */
const maxCellLength = 32_767;
/** Characters that XML 1.0 does not allow. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * A workbook with one sheet: a row of titles and the rows below it, written while they are read, so that a long sheet
 * takes no more memory than a short one. Every text is a typed string cell and no cell a formula, so
 * `=cmd|' /C calc'!A0` stays a text in every program (checklist S-75).
 */
export function streamXlsx(
  name: string,
  titles: readonly string[],
  rows: XlsxRows,
): ReadableStream<Uint8Array> {
  return writeXlsxStream(cellsOf(titles, rows), {
    name: name.replace(/[\\/?*[\]:']/g, " ").slice(0, 31),
    freezePane: { rows: 1 },
  });
}

/** The same as a whole, for a sheet that is known to be short. */
export async function writeXlsx(
  name: string,
  titles: readonly string[],
  rows: XlsxRows,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(streamXlsx(name, titles, rows)).arrayBuffer());
}

async function* cellsOf(titles: readonly string[], rows: XlsxRows): AsyncGenerator<XlsxCell[]> {
  yield [...titles];
  for await (const row of rows) yield row.map(asText);
}

function asText(cell: XlsxCell): XlsxCell {
  return typeof cell === "string" ? cell.replace(notInXml, "").slice(0, maxCellLength) : cell;
}

/** A text of a cell; a date is written `yyyy-MM-dd`, an empty cell an empty text. */
export type XlsxText = string;

/** A row of a sheet with its number as the program shows it, from 1. */
export type XlsxRow = { row: number; cells: XlsxText[] };

/** A workbook that cannot be read, whatever the reason. */
export class UnreadableXlsx extends Error {}

/**
 * The rows of the first sheet that hold something, with their number as the program shows it, one after the other. No formula is
 * computed: the value that was stored with it counts. At most `columns` cells of a row. Throws `UnreadableXlsx`.
 */
export async function* readXlsxRows(
  bytes: Uint8Array,
  { columns }: { columns: number },
): AsyncGenerator<XlsxRow> {
  const rows = streamXlsxRows(bytes);
  for (;;) {
    const next = await nextRow(rows);
    if (next === null) return;
    const cells = next.values.slice(0, columns).map(cellText);
    if (cells.some((text) => text !== "")) yield { row: next.index + 1, cells };
  }
}

async function nextRow(rows: ReturnType<typeof streamXlsxRows>) {
  try {
    const { done, value } = await rows.next();
    return done ? null : value;
  } catch (error) {
    throw new UnreadableXlsx(error instanceof Error ? error.message : "unreadable");
  }
}

function cellText(cell: unknown): XlsxText {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
  return String(cell).normalize("NFC").trim();
}
