import { readFile } from "node:fs/promises";
import { readXlsxRows, UnreadableXlsx, type XlsxRow } from "@/lib/club-api/adapters/xlsx";
import { transaction } from "@/lib/club-api/db/transaction";
import {
  changeFees,
  checkFees,
  compareFees,
  copyFees,
  createFees,
  importFees,
  quoteParty,
  readFeeRows,
  readFees,
  removeFees,
  tryFees,
} from "@/lib/club-api/domains/tee-sheets";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import { ruleEffect, withEffect } from "@/lib/club-api/workflows/tee-sheets/rule-effect";
import { maxFeeRules, maxServiceFees } from "@/lib/contract/tee-sheets/fee-shapes";
import type { RouteHandlers, UploadedFile } from "../handler";

/** Most rows of a version, below the row of headings. */
const maxSheetRows = maxFeeRules + maxServiceFees;
/** More than twice those of an exported sheet: whoever adds columns keeps them. */
const maxColumns = 30;

/** Fees (menu 941200). */
export const opsFeesHandlers = {
  "GET /ops/fees": ({ db, ctx }) => readFees(db, ctx),
  "POST /ops/fees": ({ db, ctx }, { body: { expects, ...input } }) =>
    withEffect(db, ctx, expects, (tx) => createFees(tx, ctx, input)),
  "PUT /ops/fees/{id}": ({ db, ctx }, { params, body: { expects, ...input } }) =>
    withEffect(db, ctx, expects, (tx) => changeFees(tx, ctx, params.id, input)),
  "DELETE /ops/fees/{id}": ({ db, ctx }, { params, body }) =>
    transaction(db, (tx) => removeFees(tx, ctx, params.id, body.version)),
  "POST /ops/fees/{id}/copy": ({ db, ctx }, { params, body }) =>
    transaction(db, (tx) => copyFees(tx, ctx, params.id, body.fromDate)),
  "POST /ops/fees/check": ({ db, ctx }, { body }) => checkFees(db, ctx, body),
  "POST /ops/fees/effect": ({ db, ctx }, { body: { versionIdx, ...input } }) =>
    ruleEffect(db, ctx, (tx) => tryFees(tx, ctx, versionIdx, input)),
  "POST /ops/fees/quote": ({ db, ctx }, { body }) => quoteParty(db, ctx, body),
  "GET /ops/fees/difference": ({ db, ctx }, { query }) => compareFees(db, ctx, query),
  "GET /ops/fees/{id}/rows": ({ db, ctx }, { params, query }) => readFeeRows(db, ctx, params.id, query),
  "POST /ops/fees/import": async ({ db, ctx }, { files }) => importFees(db, ctx, await rowsOf(files)),
} satisfies RouteHandlers;

/** The rows of the one sheet that was sent; 9001 `files` for none, 9301 for what is no workbook, 2802 for too many rows. */
async function rowsOf(files: readonly UploadedFile[]): Promise<XlsxRow[]> {
  const [file] = files;
  if (!file) throw new ClubFailure("VAL_FIELD", ["files", "file"]);
  const rows: XlsxRow[] = [];
  try {
    for await (const row of readXlsxRows(await readFile(file.temporaryPath), { columns: maxColumns })) {
      if (rows.length > maxSheetRows) throw new ClubFailure("IMPORT_ROWS", [String(maxSheetRows)]);
      rows.push(row);
    }
  } catch (error) {
    throw error instanceof UnreadableXlsx ? new ClubFailure("FILE_TYPE") : error;
  }
  return rows;
}
