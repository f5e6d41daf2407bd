import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { certificationType, memberState } from "@/lib/contract/code-values/members";
import { insertAllRows, prepareForCopy } from "./all-rows";
import type { Database } from "./database";
import { jsonRows } from "./json-rows";
import {
  bookingRules,
  bookings,
  clubs,
  codeGroups,
  codes,
  courses,
  feeRules,
  feeVersions,
  holdingStates,
  holes,
  holidays,
  limitRules,
  members,
  menus,
  openRules,
  policies,
  regularClosings,
  serviceFeeRules,
  sessions,
  sessionTokens,
  siteInfos,
  siteStates,
  teePlans,
  teeSeasons,
  teeSlots,
  teeTemplates,
} from "./tables";
import { transaction } from "./transaction";

/*
 * Data of a rehearsal: the rules of one club, and one day's tee times with their bookings and holds. No row of a
 * person is among them; whoever has booked already is a number without a name.
 */

/** Rules of a club, each after what it refers to. */
const ruleTables: readonly PgTable[] = [
  ...[clubs, codeGroups, codes, policies, bookingRules, holidays, courses, holes, regularClosings],
  ...[openRules, limitRules, teePlans, teeSeasons, teeTemplates, feeVersions, feeRules, serviceFeeRules],
  ...[menus, siteInfos, siteStates],
];

/** Rows of tables as JSON lists that the database has written. */
export type DayCopy = { table: string; columns: string[]; rows: string }[];

const columnsOf = (table: PgTable): string[] => Object.values(getTableColumns(table)).map(({ name }) => name);
/** Rows of a table as they are, but for some columns. */
const rowsOf = (table: PgTable, where: SQL, changed: Readonly<Record<string, unknown>> = {}): SQL =>
  sql`select to_jsonb(r) || ${JSON.stringify(changed)}::jsonb as row from ${table} r where ${where}`;

/** Reads the copy; in a transaction that can write nothing. */
export async function readDayCopy(
  db: Database,
  { clubIdx, playDate }: { clubIdx: number; playDate: string },
): Promise<DayCopy> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const copy: DayCopy = [];
    const add = async (table: PgTable, query: SQL) => {
      const [found] = await jsonRows<{ rows: string }>(
        tx,
        sql`select coalesce(jsonb_agg(row), '[]'::jsonb)::text as rows from (${query}) as listed`,
      );
      copy.push({ table: getTableName(table), columns: columnsOf(table), rows: found?.rows ?? "[]" });
    };
    for (const table of ruleTables) await add(table, rowsOf(table, sql`r.club_idx = ${clubIdx}`));
    const isOfDay = sql`r.club_idx = ${clubIdx} and r.play_date = ${playDate}`;
    // Times of a draw or of a group stay closed by their state; who applied for them is not copied.
    await add(teeSlots, rowsOf(teeSlots, isOfDay, { draw_post_idx: null, team_form_idx: null, note: "" }));
    await add(bookings, soldOfDay(clubIdx, playDate));
    return copy;
  });
}

/**
 * Bookings, holds and blocks of a day without their owners: the number is a new one, every name and word is left out.
 */
function soldOfDay(clubIdx: number, playDate: string): SQL {
  const nobody = {
    member_idx: null,
    coupon_idx: null,
    draw_idx: null,
    waiting_idx: null,
    team_form_idx: null,
    memo: "",
    cancel_text: null,
    created_by: "rehearsal",
    updated_by: "rehearsal",
  };
  return sql`select to_jsonb(r) || ${JSON.stringify(nobody)}::jsonb
      || jsonb_build_object('booking_idx', row_number() over (order by r.sheet_idx),
        'rsv_no', 'COPY-' || row_number() over (order by r.sheet_idx)) as row
    from ${bookings} r
    where r.club_idx = ${clubIdx} and r.play_date = ${playDate} and r.${holdingStates}`;
}

/** A member of the crowd as the sandbox knows it. */
export type SandboxMember = { memberIdx: number; memberType: string; accessHash: string };

/** Fills a sandbox: the copy, and a crowd of signed-in members whose names are their numbers. */
export async function fillSandbox(
  db: Database,
  copy: DayCopy,
  { clubIdx, crowd, from }: { clubIdx: number; crowd: readonly SandboxMember[]; from: Date },
): Promise<void> {
  await transaction(db, async (tx) => {
    await prepareForCopy(tx);
    for (const { table, columns, rows } of copy) {
      await insertAllRows(tx, { name: table, columns, later: [] }, rows);
    }
    for (let first = 0; first < crowd.length; first += 1_000) {
      await insertCrowd(tx, { clubIdx, crowd: crowd.slice(first, first + 1_000), from });
    }
  });
  await db.execute(sql`analyze`);
}

const yearMs = 365 * 24 * 60 * 60_000;

async function insertCrowd(
  tx: Database,
  { clubIdx, crowd, from }: { clubIdx: number; crowd: readonly SandboxMember[]; from: Date },
): Promise<void> {
  const until = new Date(from.getTime() + yearMs);
  await tx.insert(members).values(
    crowd.map(({ memberIdx, memberType }) => ({
      memberIdx,
      clubIdx,
      memberType,
      id: `crowd${memberIdx}`,
      name: `Crowd ${memberIdx}`,
      // No password has this hash: nobody signs in as somebody of the crowd.
      passwordHash: "-",
      passwordChangedAt: from,
      birth: "1980-01-01",
      gender: "M",
      phoneNo: "",
      email: "",
      lang: "en",
      certType: certificationType.mobileIdentity,
      state: memberState.active,
      joinedAt: "2020-01-01",
      createdAt: from,
      updatedAt: from,
    })),
  );
  await tx.insert(sessions).values(
    crowd.map(({ memberIdx }) => ({
      sessionIdx: memberIdx,
      clubIdx,
      kind: "member" as const,
      memberIdx,
      chk: false,
      createdAt: from,
      lastSeenAt: from,
      idleEndsAt: until,
      endsAt: until,
    })),
  );
  await tx.insert(sessionTokens).values(
    crowd.map(({ memberIdx, accessHash }) => ({
      sessionIdx: memberIdx,
      generation: 1,
      accessHash,
      refreshHash: accessHash,
      accessExpiresAt: until,
      refreshExpiresAt: until,
    })),
  );
}
