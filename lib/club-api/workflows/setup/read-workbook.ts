import { readFile } from "node:fs/promises";
import { memberColumns as columns } from "@/lib/contract/site/member-columns";
import { maxImportRows, type RowFault } from "@/lib/contract/site/member-imports";
import { languages } from "@/lib/shared/languages";
import { clubDate } from "@/lib/shared/time/club-time";
import { readXlsxRows, UnreadableXlsx, xlsxMediaType } from "../../adapters/xlsx";
import type { Database } from "../../db/database";
import { codeEntries } from "../../domains/codes";
import {
  besideKnown,
  type ColumnPlaces,
  faultsOfDoubles,
  type ImportedMember,
  type ImportSetting,
  isExampleRow,
  placesOfColumns,
  plainName,
  readKnownMembers,
  readMemberRow,
} from "../../domains/members";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

export type WorkbookFile = { fileName: string; contentType: string; temporaryPath: string };
export type ReadWorkbook = {
  fileName: string;
  rows: number;
  fresh: ImportedMember[];
  known: number;
  faultyRows: number;
  faults: RowFault[];
};

/** More columns than the template has, for notes of the club's own. */
const maxColumns = 60;

/**
 * Reads a workbook of members and judges every row by itself, beside the others and beside the members of the club. Stores nothing. Throws FILE_TYPE for
 * no workbook, IMPORT_FILE for missing columns, IMPORT_ROWS for too many rows.
 */
export async function readWorkbook(
  db: Database,
  ctx: Context,
  files: readonly WorkbookFile[],
): Promise<ReadWorkbook> {
  const [file] = files;
  if (!file || file.contentType !== xlsxMediaType) throw new ClubFailure("FILE_TYPE", [file?.fileName ?? ""]);
  const setting = await readSetting(db, ctx);
  const { members, faults } = await readRows(ctx, file, setting);
  const known = await readKnownMembers(db, ctx.club.clubIdx);
  const doubles = faultsOfDoubles(members);
  const faultyRows = new Set([...faults, ...doubles].map(({ row }) => row));
  const fresh: ImportedMember[] = [];
  const all = [...faults, ...doubles];
  let knownRows = 0;
  for (const member of members) {
    if (faultyRows.has(member.row)) continue;
    const verdict = besideKnown(member, known);
    if (verdict === "fresh") fresh.push(member);
    else if (verdict === "known") knownRows += 1;
    else {
      all.push(verdict);
      faultyRows.add(member.row);
    }
  }
  return {
    fileName: file.fileName,
    rows: fresh.length + knownRows + faultyRows.size,
    fresh,
    known: knownRows,
    faultyRows: faultyRows.size,
    faults: all.toSorted((one, other) => one.row - other.row),
  };
}

async function readSetting(db: Database, ctx: Context): Promise<ImportSetting> {
  const memberTypes = new Map<string, string>();
  for (const language of languages) {
    const choice = { ...ctx.choice, language };
    for (const { key, keyName } of await codeEntries(db, ctx.club.clubIdx, "memberTypes", choice)) {
      memberTypes.set(plainName(keyName), key);
      memberTypes.set(plainName(key), key);
    }
  }
  const { zone, defaultLanguage } = ctx.club;
  return { today: clubDate(ctx.now, zone), defaultLanguage, memberTypes };
}

async function readRows(ctx: Context, file: WorkbookFile, setting: ImportSetting) {
  const members: ImportedMember[] = [];
  const faults: RowFault[] = [];
  let places: ColumnPlaces | null = null;
  let rows = 0;
  try {
    for await (const { row, cells } of readXlsxRows(await readFile(file.temporaryPath), {
      columns: maxColumns,
    })) {
      if (!places) {
        places = placesIn(ctx, cells);
        continue;
      }
      if (isExampleRow(cells, places)) continue;
      rows += 1;
      if (rows > maxImportRows) throw new ClubFailure("IMPORT_ROWS", [String(maxImportRows)]);
      const read = readMemberRow(row, cells, places, setting);
      if ("member" in read) members.push(read.member);
      else faults.push(...read.faults);
    }
  } catch (error) {
    if (error instanceof UnreadableXlsx) throw new ClubFailure("FILE_TYPE", [file.fileName]);
    throw error;
  }
  if (!places) placesIn(ctx, []);
  return { members, faults };
}

function placesIn(ctx: Context, headings: readonly string[]): ColumnPlaces {
  const { places, missing } = placesOfColumns(headings);
  if (missing.length === 0) return places;
  const named = (language: (typeof languages)[number]) =>
    columns
      .filter(({ key }) => missing.includes(key))
      .map(({ names }) => names[language])
      .join(", ");
  throw new ClubFailure("IMPORT_FILE", [named(ctx.choice.language)], undefined, [named("en")]);
}
