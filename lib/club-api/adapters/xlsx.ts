import { writeXlsx } from "hucre/xlsx";

export type SheetCell = string | number | boolean | null;

/** Excel's own limit for one cell. */
const maxCellLength = 32_767;
/** What XML 1.0 cannot hold. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * A workbook with one sheet: a row of titles and the rows below it. Every text is a typed string cell and no cell a
 * formula, so `=cmd|' /C calc'!A0` stays a text in every program (checklist S-75).
 */
export function writeSheet(
  name: string,
  titles: readonly string[],
  rows: readonly (readonly SheetCell[])[],
): Promise<Uint8Array> {
  return writeXlsx({
    sheets: [
      {
        name: name.replace(/[\\/?*[\]:']/g, " ").slice(0, 31),
        rows: [[...titles], ...rows.map((row) => row.map(asText))],
        freezePane: { rows: 1 },
      },
    ],
  });
}

function asText(cell: SheetCell): SheetCell {
  return typeof cell === "string" ? cell.replace(notInXml, "").slice(0, maxCellLength) : cell;
}
