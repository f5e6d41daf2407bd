import { certificationType, memberState } from "@/lib/contract/code-values/members";
import { memberColumns as columns } from "@/lib/contract/site/member-columns";
import { type ImportCheck, type ImportProgress, maxNamedFaults } from "@/lib/contract/site/member-imports";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import { writeXlsx, xlsxMediaType } from "../../adapters/xlsx";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { recordAudit } from "../../domains/audit";
import { holdClub } from "../../domains/clubs";
import { personHashes } from "../../domains/identity";
import { exampleRow, type ImportedMember, insertMembers, type NewMember } from "../../domains/members";
import {
  countImported,
  finishImport,
  type ImportRow,
  insertImport,
  readLatestImport,
} from "../../domains/setup";
import { actorName, type Context } from "../../platform/context";
import { hashPassword } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { randomToken } from "../../platform/random";
import { type ReadWorkbook, readWorkbook, type WorkbookFile } from "./read-workbook";

/** Rows of one transaction. */
const partRows = 500;
/** An import that has not moved for so long was cut off; another one may begin. */
const cutOffMs = 2 * 60_000;

/** An empty workbook with the headings in the reader's language, and the example row. */
export async function memberTemplate({ choice }: Context) {
  const headings = columns.map(
    ({ names, isRequired }) => `${names[choice.language]}${isRequired ? " *" : ""}`,
  );
  const bytes = await writeXlsx("members", headings, [exampleRow(choice.language)]);
  const stream = new Blob([bytes.slice()]).stream();
  return { stream, fileName: "members.xlsx", size: bytes.byteLength, contentType: xlsxMediaType };
}

/** Dry run of a workbook; nothing is stored except that somebody looked. */
export async function checkImport(
  db: Database,
  ctx: Context,
  files: readonly WorkbookFile[],
): Promise<ImportCheck> {
  const { fileName, rows, fresh, known, faultyRows, faults } = await readWorkbook(db, ctx, files);
  await recordAudit(db, ctx, {
    action: "VIEW",
    entity: "memberImport",
    entityKey: fileName,
    after: { rows, fresh: fresh.length, known, faultyRows },
  });
  return { fileName, rows, fresh: fresh.length, known, faultyRows, faults: faults.slice(0, maxNamedFaults) };
}

/**
 * Adds the members of a workbook, 500 in a transaction; its counts are written with them, so that a cut run tells what it did and a second one adds nothing
 * twice. They have no password: nobody knows the one that is stored, and they set their own by "forgotten password" with a code
 * to their address. Throws IMPORT_FAULTS for faulty rows that are not to be left out, IMPORT_RUNNING.
 */
export async function importMembers(
  db: Database,
  ctx: Context,
  files: readonly WorkbookFile[],
  { skipFaulty }: { skipFaulty: boolean },
): Promise<ImportProgress> {
  const workbook = await readWorkbook(db, ctx, files);
  if (workbook.faultyRows > 0 && !skipFaulty)
    throw new ClubFailure("IMPORT_FAULTS", [String(workbook.faultyRows)]);
  const begun = await transaction(db, (tx) => beginImport(tx, ctx, workbook));
  const passwordHash = await hashPassword(randomToken());
  const hashes = await personHashes(db, ctx.now);
  for (let from = 0; from < workbook.fresh.length; from += partRows) {
    const part = workbook.fresh.slice(from, from + partRows);
    const rows = part.map((member) =>
      newMember(ctx, member, { passwordHash, emailHash: hashes.target(member.email) }),
    );
    await transaction(db, async (tx) => {
      const added = await insertMembers(tx, ctx.club.clubIdx, rows);
      const counts = { done: part.length, added, known: part.length - added };
      await countImported(tx, begun, { ...counts, now: new Date(Math.max(ctx.now.getTime(), Date.now())) });
    });
  }
  const finished = await transaction(db, async (tx) => {
    const row = await finishImport(tx, begun, ctx.now);
    const { added, known, faulty, importIdx } = row;
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "memberImport",
      entityKey: importIdx,
      after: { fileName: row.fileName, added, known, faulty },
    });
    return row;
  });
  return progressOf(ctx, finished);
}

async function beginImport(tx: Database, ctx: Context, workbook: ReadWorkbook): Promise<ImportRow> {
  await holdClub(tx, ctx);
  const latest = await readLatestImport(tx, ctx.club.clubIdx);
  const isMoving = latest?.state === "RUNNING" && ctx.now.getTime() - latest.updatedAt.getTime() < cutOffMs;
  if (isMoving) throw new ClubFailure("IMPORT_RUNNING");
  const row = await insertImport(tx, {
    clubIdx: ctx.club.clubIdx,
    fileName: workbook.fileName,
    state: "RUNNING",
    total: workbook.fresh.length + workbook.known,
    done: workbook.known,
    known: workbook.known,
    faulty: workbook.faultyRows,
    startedAt: ctx.now,
    startedBy: actorName(ctx.by),
    updatedAt: ctx.now,
  });
  const { fileName, total, faulty } = row;
  await recordAudit(tx, ctx, {
    action: "CREATE",
    entity: "memberImport",
    entityKey: row.importIdx,
    after: { fileName, total, faulty },
  });
  return row;
}

function newMember(
  { club, now }: Context,
  { row: _row, ...member }: ImportedMember,
  secret: Pick<NewMember, "passwordHash" | "emailHash">,
): NewMember {
  return {
    ...member,
    ...secret,
    clubIdx: club.clubIdx,
    passwordChangedAt: now,
    certType: certificationType.email,
    state: memberState.active,
    createdAt: now,
    updatedAt: now,
  };
}

/** How far the latest import of the club has come. */
export async function readImport(db: Database, ctx: Context): Promise<ImportProgress> {
  const row = await readLatestImport(db, ctx.club.clubIdx);
  if (row) return progressOf(ctx, row);
  const none = { total: 0, done: 0, added: 0, known: 0, faulty: 0 };
  return { state: "NONE", fileName: "", ...none, startedAt: null, startedBy: "" };
}

function progressOf({ club }: Context, row: ImportRow): ImportProgress {
  const { state, fileName, total, done, added, known, faulty, startedBy } = row;
  const startedAt = clubTimestamp(row.startedAt, club.zone);
  return { state, fileName, total, done, added, known, faulty, startedAt, startedBy };
}
