import { writeXlsxStream } from "hucre/xlsx";

export type SheetCell = string | number | boolean | null;
export type SheetRows = Iterable<readonly SheetCell[]> | AsyncIterable<readonly SheetCell[]>;

/** Excel's own limit for one cell. */
const maxCellLength = 32_767;
/** What XML 1.0 cannot hold. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * A workbook with one sheet: a row of titles and the rows below it, written while they are read, so that a long sheet
 * takes no more memory than a short one. Every text is a typed string cell and no cell a formula, so
 * `=cmd|' /C calc'!A0` stays a text in every program (checklist S-75).
 */
export function streamSheet(
  name: string,
  titles: readonly string[],
  rows: SheetRows,
): ReadableStream<Uint8Array> {
  return writeXlsxStream(cellsOf(titles, rows), {
    name: name.replace(/[\\/?*[\]:']/g, " ").slice(0, 31),
    freezePane: { rows: 1 },
  });
}

/** The same as a whole, for a sheet that is known to be short. */
export async function writeSheet(
  name: string,
  titles: readonly string[],
  rows: SheetRows,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(streamSheet(name, titles, rows)).arrayBuffer());
}

async function* cellsOf(titles: readonly string[], rows: SheetRows): AsyncGenerator<SheetCell[]> {
  yield [...titles];
  for await (const row of rows) yield row.map(asText);
}

function asText(cell: SheetCell): SheetCell {
  return typeof cell === "string" ? cell.replace(notInXml, "").slice(0, maxCellLength) : cell;
}
