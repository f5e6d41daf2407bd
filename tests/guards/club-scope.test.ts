import { readdirSync, readFileSync } from "node:fs";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import * as schema from "@/lib/club-api/db/tables";
import { comparisonsByHand } from "../support/clubs/comparisons";
import { type Fault, unscopedQueries } from "../support/clubs/queries";
import { unscopedSql } from "../support/clubs/raw-sql";
import { Sources } from "../support/clubs/sources";

/*
 * The tables hold the rows of several clubs. A query on one of them names its club by `ofClub` (lib/club-api/db/of-club.ts):
 * in its `where`, in a join that ties it to a table whose club is named, or in a condition that a function of ours makes.
 * An `or` or a part of SQL text around `ofClub` does not count. What speaks of no club, or of several, stands here.
 */

const sessionsOwn =
  "the number of a session, as that of an administrator, is unique over all clubs; a member's names the club";
const everyClub = "one run cleans up, or takes what is due, for all clubs";
const asksEveryClub = "answers which clubs have work; what the work is, each run asks for its own club";
const gathered = "reads for several callers at once, and hands each the row of its own club";
const namesAdmin = "an admin may work for a club that is not the account's own (domain.md 2.6)";
const allSSAdmins = "an SSADMIN acts for all clubs, and the last one stays (S-65)";
const scopedByCondition = "its condition, `isListed`, names the club by `ofClub` in a function of its own";
const systemTexts = "the texts of the system are of no club";

const allowed: Readonly<Record<string, string>> = {
  "admins/repository.ts selectAdmin": `${namesAdmin}; who shows the account compares its club`,
  "admins/repository.ts lockSSAdmins": allSSAdmins,
  "admins/repository.ts selectSSAdmins": allSSAdmins,
  "auth/repository.ts lockAccount": sessionsOwn,
  "auth/repository.ts selectState": sessionsOwn,
  "auth/repository.ts selectLiveSessions": sessionsOwn,
  "auth/repository.ts revokeWhere": sessionsOwn,
  "files/repository.ts hasListedFiles": scopedByCondition,
  "files/repository.ts listedFilesOf": scopedByCondition,
  "auth/repository.ts holdersWhere": sessionsOwn,
  "auth/repository.ts lockSession": sessionsOwn,
  "auth/repository.ts updateSeen": sessionsOwn,
  "auth/repository.ts deleteSessionsBefore": everyClub,
  "auth/repository.ts selectOwnSessions": sessionsOwn,
  "clubs/transfer-repository.ts releaseAssignments": namesAdmin,
  "clubs/transfer-repository.ts takenAdminNumbers": "the number of an administrator is unique over all clubs",
  "job-runs/repository.ts selectLastDues": everyClub,
  "job-runs/work-repository.ts clubsWithWaitings": asksEveryClub,
  "job-runs/work-repository.ts clubsWithJoins": asksEveryClub,
  "job-runs/work-repository.ts clubsWithLastMinute": asksEveryClub,
  "job-runs/work-repository.ts clubsWithForecast": asksEveryClub,
  "job-runs/work-repository.ts clubsWithHolds": asksEveryClub,
  "job-runs/work-repository.ts clubsWithDraws": asksEveryClub,
  "job-runs/work-repository.ts selectStateChanges": asksEveryClub,
  "job-runs/work-repository.ts selectOpeningTimes": asksEveryClub,
  "lib/club-api/db/all-rows.ts readAllStorageKeys": "a backup holds the files of every club",
  "site/repository.ts lockNiceSecrets": "a new key of the server seals the secrets of every club",
  "rehearsals/repository.ts endAbandoned": "a process that died has left the rehearsal of whichever club",
  "rehearsals/repository.ts selectUsedSandboxes": "sandboxes are of the server, one at a time",
  "lib/club-api/db/server-work.ts readServerWork": "the figures of a server are of every club",
  "lib/club-api/operator/doctor/database-findings.ts workFindings": "the operator looks at every club",
  "clubs/repository.ts selectEveryClub": "the operator's list is of every club",
  "lib/club-api/db/seed/site/menus.ts addMissingOfficeMenus": "a newer release brings menus to every club",
  "policies/repository.ts selectClubsWithPolicies": "the clubs that jobs are planned for",
  "boards/office.ts countStates": "`isThere` of the board names the club",
  "drafts/repository.ts selectWriters": namesAdmin,
  "drafts/repository.ts insertPreview":
    "an admin's own links, whichever club they show; those that ran out go",
  "drafts/repository.ts deleteOldDrafts": "an admin keeps so many forms in all clubs together",
  "i18n/repository.ts selectVersion": systemTexts,
  "i18n/repository.ts selectMessages": systemTexts,
  "i18n/repository.ts selectMessagesOf": systemTexts,
  "idempotency/repository.ts deleteKeysBefore": everyClub,
  "job-runs/repository.ts claimRun": everyClub,
  "job-runs/repository.ts deleteOldRuns": everyClub,
  "members/repository.ts readMembers": gathered,
  "opening/repository.ts deleteTicketsBefore": everyClub,
  "outbox/repository.ts claimMessages": everyClub,
  "penalties/status-repository.ts readActive": gathered,
  "reservations/holds/slot-repository.ts readLooks": gathered,
  "reservations/visits/desk-repository.ts selectClubOfVisit":
    "asks which club it is: a code that another club signed is told apart from a forged one",
  "site/repository.ts isBusinessNoElsewhere": "a business number is taken once on the whole server",
  "voc/inbox-repository.ts selectInbox": namesAdmin,
  "voc/inbox-repository.ts selectAssigneeName": namesAdmin,
  "withdrawals/open-repository.ts ssAdmins": allSSAdmins,
};

const tables = new Map(
  Object.entries(schema).flatMap(([name, table]) =>
    is(table, PgTable) && "clubIdx" in getTableColumns(table) ? [[name, getTableName(table)] as const] : [],
  ),
);
const root = "lib/club-api";
const domains = `${root}/domains/`;

function readSources(): Sources {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((file) => `${root}/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".ts") && file !== "lib/club-api/db/of-club.ts");
  return new Sources(new Map(files.map((file) => [file, readFileSync(file, "utf8")])));
}

function faultsOf(sources: Sources, path: string): Fault[] {
  return [comparisonsByHand, unscopedQueries, unscopedSql].flatMap((find) => find(sources, path, tables));
}

const keyOf = ({ path, within }: Fault) => `${path.replace(domains, "")} ${within}`;

describe("the club API", () => {
  const sources = readSources();
  // Who asks neither the tables nor in SQL asks nothing.
  const asking = sources.paths.filter((path) => /\/tables"|\bsql`|\bsql</.test(sources.textOf(path)));
  const faults = asking.flatMap((path) => faultsOf(sources, path));

  test("names the club in every query on a table of clubs, or has a reason", () => {
    const bare = faults.filter((fault) => !Object.hasOwn(allowed, keyOf(fault)));
    expect(bare.map((fault) => `${keyOf(fault)}:${fault.line} ${fault.subject}`)).toEqual([]);
  });

  test("has no reason that nothing needs any more", () => {
    const needed = new Set(faults.map(keyOf));
    expect(Object.keys(allowed).filter((key) => !needed.has(key))).toEqual([]);
  });

  test("was looked at", () => {
    const uses = asking.flatMap((path) => sources.textOf(path).match(/\bofClub\(/g) ?? []);
    expect(tables.size).toBeGreaterThan(70);
    expect(uses.length).toBeGreaterThan(350);
  });
});

describe("the finder", () => {
  const scope = "const isOwn = (clubIdx: number) => ofClub(members, clubIdx);\n";

  function found(source: string, more: Readonly<Record<string, string>> = {}): string[] {
    const texts = new Map(Object.entries({ "a/one.ts": source, ...more }));
    return faultsOf(new Sources(texts), "a/one.ts").map(({ subject }) => subject);
  }

  test.each([
    ["no condition", "db.select().from(members)", "members"],
    ["another condition", "db.select().from(members).where(eq(members.memberIdx, idx))", "members"],
    ["a change", "tx.update(members).set(change).where(eq(members.memberIdx, idx))", "members"],
    ["a deletion", "tx.delete(members).where(and(isOld, eq(members.memberIdx, idx)))", "members"],
    ["a count", "db.$count(members, eq(members.memberIdx, idx))", "members"],
    ["one way of two", "db.select().from(members).where(or(ofClub(members, c), isOld))", "members"],
    ["one side of a choice", "db.select().from(members).where(a ? ofClub(members, c) : isOld)", "members"],
    [
      "a condition that may be missing",
      "db.select().from(members).where(a && ofClub(members, c))",
      "members",
    ],
    ["another table's club", "db.select().from(members).where(ofClub(vocs, c))", "members"],
    [
      "a join without its club",
      "db.select().from(vocs).innerJoin(members, eq(members.memberIdx, vocs.memberIdx)).where(ofClub(vocs, c))",
      "members",
    ],
    [
      "a list of all clubs' rows",
      "db.select().from(clubs).leftJoin(vocs, ofClub(vocs, clubs.clubIdx))",
      "vocs",
    ],
    ["an alias", 'const m = alias(members, "m");\ndb.select().from(m).where(eq(m.memberIdx, idx))', "m"],
    ["a table by another name", "db.select().from(this.#table).where(eq(this.#key, idx))", "(generic)"],
    [
      "a parameter that a call gives without the club",
      "function read(db: Database, is: SQL) { return db.select().from(members).where(is); }\n" +
        "read(db, ofClub(members, c)); read(db, isOld);",
      "members",
    ],
    [
      "a function with a way out that has no club",
      "function is(c: number) { if (c) return ofClub(members, c); return isOld; }\n" +
        "db.select().from(members).where(is(c))",
      "members",
    ],
    ["a comparison by hand", "const is = eq(members.clubIdx, clubIdx);", "eq(members.clubIdx, clubIdx)"],
    ["one of several clubs", "const is = inArray(members.clubIdx, all);", "inArray(members.clubIdx, all)"],
    [
      "a comparison in SQL",
      `const is = sql\`\${members.clubIdx} = any(\${all})\`;`,
      `members.clubIdx} = any(\${`,
    ],
    ["SQL", "db.execute(sql`delete from vocs where member_idx = 1`)", "vocs"],
    [
      "SQL with two tables and one club",
      "db.execute(sql`select 1 from vocs v join members m on m.id = v.id where v.club_idx = 1`)",
      "vocs members",
    ],
    ["SQL that names the table by its import", `db.execute(sql\`select 1 from \${members}\`)`, "members"],
  ])("sees %s", (_name, source, subject) => {
    expect(found(source)).toEqual([subject]);
  });

  test.each([
    ["a condition", "db.select().from(members).where(ofClub(members, c, isOld))"],
    ["one of several conditions", "db.select().from(members).where(and(isOld, ofClub(members, c)))"],
    ["both sides of a choice", "db.select().from(members).where(a ? ofClub(members, c) : isOwn(c))"],
    ["a constant", "const is = and(isOwn(c), isOld);\ndb.select().from(members).where(is)"],
    [
      "a join that ties two tables",
      "db.select().from(vocs).innerJoin(members, ofClub(members, vocs.clubIdx)).where(ofClub(vocs, c))",
    ],
    [
      "a condition on the table that is joined",
      "db.select().from(vocs).innerJoin(members, ofClub(members, vocs.clubIdx)).where(isOwn(c))",
    ],
    ["a part of an outer query", "exists(db.select().from(members).where(ofClub(members, vocs.clubIdx)))"],
    [
      "a parameter that every call gives with the club",
      "function read(db: Database, is: SQL) { return db.select().from(members).where(is); }\n" +
        "read(db, ofClub(members, c)); read(db, and(isOld, ofClub(members, c)));",
    ],
    ["a table of no club", "db.select().from(secrets)"],
    ["a map", "const open = new Map(); open.delete(key); hash.update(text); Array.from(list)"],
    ["SQL", "db.execute(sql`delete from vocs where club_idx = 1 and member_idx = 1`)"],
    [
      "SQL with the condition of both",
      `const own = sql\`club_idx = \${c}\`;\ndb.execute(sql\`delete from vocs where \${own}\`)`,
    ],
    ["SQL with our condition", `sql\`exists (select 1 from \${members} where \${ofClub(members, c)})\``],
  ])("lets %s pass", (_name, source) => {
    expect(found(scope + source)).toEqual([]);
  });

  test("follows a condition into another file, past the face of its folder", () => {
    const source = 'import { isOwn } from "./two";\ndb.select().from(members).where(isOwn(c))';
    const face = 'export { isOwn } from "./own";';
    const own = `export ${scope}`;
    expect(found(source, { "a/two/index.ts": face, "a/two/own.ts": own })).toEqual([]);
    expect(found(source, { "a/two/index.ts": face, "a/two/own.ts": "export const isOwn = isOld;" })).toEqual([
      "members",
    ]);
  });

  test("names the function and the line", () => {
    const source = "\nexport async function read(db: Database) {\n  return db.select().from(members);\n}";
    expect(faultsOf(new Sources(new Map([["a/one.ts", source]])), "a/one.ts")).toEqual([
      { path: "a/one.ts", within: "read", line: 3, subject: "members" },
    ]);
  });
});
