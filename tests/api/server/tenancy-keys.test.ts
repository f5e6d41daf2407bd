import { type SQL, sql } from "drizzle-orm";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import { addSecondClub, onlyThere } from "../../support/scenes/second-club";

/*
 * No row of one club can name a row of another, whatever the application believes (checklist S-62): each column that
 * refers to a row is part of a foreign key that begins with the club. What is not, stands here with its reason.
 */

const exceptions: Readonly<Record<string, string>> = {
  "admin_passwords.admin_idx": "the table has no club; it hangs on the account and goes with it",
  "session_tokens.session_idx": "the table has no club; it hangs on the session and goes with it",
  "drafts.admin_idx":
    "an admin drafts for the club acted for, which need not be the account's own (domain.md 2.6)",
  "previews.admin_idx": "as a draft's; the link asks for that admin's rights in its own club",
  "drafts.entity_idx": "names a record of the kind that stands beside it; 0 is a new one",
  "vocs.assignee_idx": "an admin may work for a club that is not the account's own (domain.md 2.6)",
  "audit_records.admin_idx":
    "who did it, by an account that may belong to another club; the record outlives everything",
  "audit_records.member_idx": "kept as it was written: append-only, and it outlives whom it speaks of",
  "outbox.member_idx":
    "a key would lock the rows of all members at an announcement to all, and the address stands in the row itself",
  "lock_uses.member_idx":
    "written at every hold and release, swept after half an hour, read by its own member only",
  "lock_uses.sheet_idx": "as its member: seconds that add up, on the hottest path there is",
  "fee_versions.version_idx": "the table's own key, counted for each club",
  "files.owner_idx":
    "names a record of the kind that stands beside it; the invariants look for files without one",
  "opening_tickets.session_idx":
    "written in the second of an opening, compared with the caller's own only; a place in the line outlives its session",
  "push_devices.session_idx":
    "compared with sessions that end only; a device outlives a session that runs out, and its number in an archive is dropped",
  "sessions.parent_idx":
    "a session of the same person in the same browser; keys of sessions have no club, as their tokens lead to them",
  "view_days.record_idx": "a count by kind and record that may outlive the record",
};

const secret = "a random value that is looked up before the club is known";
/** Keys over all clubs of the server. */
const keysOfServer: Readonly<Record<string, string>> = {
  "activation_tokens PRIMARY KEY (token_hash)": secret,
  "admins PRIMARY KEY (admin_idx)": "an admin may work for several clubs (domain.md 2.6)",
  "certifications UNIQUE (handle_hash)": secret,
  "clubs UNIQUE (club_code)": "the code tells a club",
  "content_images UNIQUE (token)": secret,
  "files UNIQUE (storage_key)": "the store is one for all clubs; keys are random",
  "i18n_messages PRIMARY KEY (message_idx)": "texts of the system are of no club",
  "i18n_versions PRIMARY KEY (version_idx)": "texts of the system are of no club",
  "nice_requests PRIMARY KEY (request_no)": secret,
  "previews PRIMARY KEY (token_hash)": secret,
  "sessions PRIMARY KEY (session_idx)": "a token leads to the session, and the session to the club",
};

type Column = { place: string; isCovered: boolean };

const api = await forFile(startTestApi);
let columns: Column[];

beforeAll(async () => {
  await addSecondClub(api);
  await api.signIn("kimmiru");
  columns = await api.db
    .select({ place: sql<string>`place`, isCovered: sql<boolean>`covered` })
    .from(sql`(${references}) as referring`)
    .orderBy(sql`place`);
});

/** Every `_idx` column that is neither the club nor the number of its own row, and whether a club's key covers it. */
const references = sql`
  select c.relname || '.' || a.attname as place, exists (
    select 1 from pg_constraint k
    where k.conrelid = c.oid and k.contype = 'f' and cardinality(k.conkey) > 1 and a.attnum = any(k.conkey)
      and (select attname from pg_attribute where attrelid = c.oid and attnum = k.conkey[1]) = 'club_idx'
      and (select attname from pg_attribute where attrelid = k.confrelid and attnum = k.confkey[1]) = 'club_idx'
  ) as covered
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and not c.relispartition and a.attname like '%\\_idx' and a.attname <> 'club_idx'
    and a.attidentity = '' and pg_get_serial_sequence(c.relname, a.attname) is null
    and (c.relname, a.attname) <> ('tee_slots', 'sheet_idx')`;

describe("every column that names another row", () => {
  test("is covered by a key that begins with the club, or is an exception with its reason", () => {
    const bare = columns.filter(({ isCovered }) => !isCovered).map(({ place }) => place);
    expect(bare).toEqual(Object.keys(exceptions).toSorted());
  });

  test("was looked at: the tables of the play domains are among them", () => {
    const covered = columns.filter(({ isCovered }) => isCovered).map(({ place }) => place);
    for (const place of ["bookings.coupon_idx", "tee_slots.linked_sheet_idx", "sessions.admin_idx"]) {
      expect(covered).toContain(place);
    }
    expect(covered.length).toBeGreaterThan(40);
  });
});

const keysOf = async (query: SQL) =>
  ((await api.db.execute(query)) as unknown as { rows: { key: string }[] }).rows.map(({ key }) => key);

test("every key of rows that have a club begins with it, or is an exception with its reason", async () => {
  const keys = await keysOf(sql`
    select c.relname || ' ' || pg_get_constraintdef(k.oid) as key from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute club on club.attrelid = c.oid and club.attname = 'club_idx' and not club.attisdropped
    where k.contype in ('p', 'u') and k.conkey[1] <> club.attnum order by 1`);
  expect(keys).toEqual(Object.keys(keysOfServer).toSorted());
});

/** Unique indexes that are no constraints; a table that is distributed by its club can have none of the others. */
const indexesOfServer: Readonly<Record<string, string>> = {
  rehearsals_one_running: "one rehearsal at a time on the whole server, whichever club began it",
};

test("every unique index of rows that have a club begins with it, or is an exception with its reason", async () => {
  const keys = await keysOf(sql`
    select i.relname as key from pg_index x
    join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute club on club.attrelid = c.oid and club.attname = 'club_idx' and not club.attisdropped
    where x.indisunique and x.indkey[0] <> club.attnum
      and not exists (select 1 from pg_constraint k where k.conindid = i.oid) order by 1`);
  expect(keys).toEqual(Object.keys(indexesOfServer).toSorted());
});

/** Tables without a club: few rows, on every server, or found before the club is known. */
const tablesOfServer: Readonly<Record<string, string>> = {
  admin_passwords: "hangs on the account of an administrator, who may work for several clubs",
  applied_migrations: "of the database itself",
  limits: "counters of addresses and accounts, in Redis where there is one",
  login_paces: "as the tries, by a hash of club and account",
  login_tries: "a hash of club and account, counted before the club is known to exist",
  rule_version: "one row: the rules of all clubs have one number",
  secrets: "keys of the server",
  session_tokens: "a token leads to the session, and the session to the club",
};

test("every table has its club, or is an exception with its reason", async () => {
  const tables = await keysOf(sql`
    select c.relname as key from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where c.relkind in ('r', 'p') and not c.relispartition and not exists (
      select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'club_idx' and not a.attisdropped
    ) order by 1`);
  expect(tables).toEqual(Object.keys(tablesOfServer).toSorted());
});

test.each([
  ["booking_players", "booking_idx"],
  ["visits", "visit_idx"],
  ["penalties", "penalty_idx"],
  ["sessions", "session_idx"],
])("%s cannot name a member of another club", async (table, key) => {
  const update = api.db.execute(
    sql.raw(`update ${table} set member_idx = ${onlyThere}
      where ${key} = (select max(${key}) from ${table})`),
  );
  await expect(update).rejects.toMatchObject({ cause: { code: "23503" } });
});
