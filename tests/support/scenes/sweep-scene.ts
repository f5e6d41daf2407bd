import { sql } from "drizzle-orm";
import type { Database } from "@/lib/club-api/db/database";
import { hashToken } from "@/lib/club-api/platform/crypto";
import type { TestApi } from "../api";
import { watchWrites } from "../history/write-watch";
import { cloneClub, readTables, rowsOf } from "./cloned-club";
import { openSessionFor } from "./second-club";

/**
 * Two clubs beside the demo club, copies of it: the victims' and the attackers'. The numbers of a club lie in a range of
 * their own; one number names the victim's record in every table, one the other member's, one the attackers' own.
 */
export const sweepClubs = {
  victims: {
    clubIdx: 2,
    clubCode: "MS02",
    base: 500_000_000,
    marks: { house: "zqhouse", own: "zqown", hidden: "zqhidden" },
  },
  attackers: {
    clubIdx: 3,
    clubCode: "MS03",
    base: 820_000_000,
    marks: { house: "wxhouse", own: "wxown", hidden: "wxhidden" },
  },
} as const;
export const victimNumber = 799_000_001;
export const otherMemberNumber = 799_000_002;
export const attackerNumber = 999_000_001;

/** Whose record the victim's copies are: the demo's members with the most to lose. */
const victimSource = 100_001;
const otherSource = 100_002;

export const flags = ["C", "R", "U", "X"] as const;
export type Flag = (typeof flags)[number];

/** Access tokens by who holds them. */
export const tokens = {
  victim: "sweep-victim",
  otherMember: "sweep-other-member",
  office: "sweep-office",
  bareAdmin: "sweep-bare-admin",
  foreignMember: "sweep-foreign-member",
  foreignAdmin: "sweep-foreign-admin",
  suspended: "sweep-suspended",
  dormant: "sweep-dormant",
  withdrawn: "sweep-withdrawn",
  signedOut: "sweep-signed-out",
  expired: "sweep-expired",
  dismissedAdmin: "sweep-dismissed-admin",
} as const;
export const withoutFlag = (flag: Flag) => `sweep-admin-without-${flag}`;

/** The words that only a victim's secret headers hold. */
export const victimSecrets = { preview: "sweep-preview-token-of-the-victims", idempotency: "victims-key" };

export async function makeSweepScene(api: TestApi) {
  const { db } = api;
  await addVictimRecords(db);
  const anchors = [
    { memberIdx: victimSource, number: victimNumber },
    { memberIdx: otherSource, number: otherMemberNumber },
  ];
  const anchored = await cloneClub(db, { ...sweepClubs.victims, anchors });
  await cloneClub(db, {
    ...sweepClubs.attackers,
    anchors: [{ memberIdx: victimSource, number: attackerNumber }],
  });
  await db.execute(
    sql`update policies set value1 = '99999999', value2 = '99999999', value3 = '99999999', value4 = '99999999' where code = 'C0530'`,
  );
  await openMemberSessions(api);
  await openAdminSessions(api);
  const clubs = [sweepClubs.victims.clubIdx, sweepClubs.attackers.clubIdx];
  return { anchored, takeWrites: await watchWrites(db, clubs) };
}

/** Adds rows that the demo does not have of its first member: one for each table with data of a person. */
async function addVictimRecords(db: Database): Promise<void> {
  const member = victimSource;
  const statements = [
    sql`insert into vocs (club_idx, member_idx, question_type, title, contents, reply_by, is_secret, state, created_at,
        updated_at) values (1, ${member}, '10', 'A secret question', 'A secret question', 'SITE', true, '10', now(), now())`,
    sql`insert into files (club_idx, kind, owner_idx, part, file_name, content_type, size, storage_key, created_at)
      select 1, 'voc', max(voc_idx), 'files', 'secret.pdf', 'application/pdf', 1, 'voc/secret', now() from vocs
      where member_idx = ${member}`,
    sql`insert into data_requests (club_idx, member_idx, kind, contents, state, due_at, created_at, updated_at)
      values (1, ${member}, 'ACCESS', 'A secret wish', '10', now(), now(), now())`,
    sql`insert into outbox (club_idx, channel, event, member_idx, target, lang, vars, state, tries, next_try_at, created_at)
      values (1, 'SMS', 'BOOKED', ${member}, '010-0000-0001', 'ko', '{"name": "A secret name"}', 'PARKED', 3, now(), now())`,
    sql`insert into audit_records (club_idx, at, actor, member_idx, action, entity, entity_key, request_id)
      values (1, now(), 'system', ${member}, 'VIEW', 'member', '1', 'secret')`,
    sql`insert into drafts (club_idx, admin_idx, entity, entity_idx, payload, saved_at)
      select 1, 2, 'notice', max(notice_idx), '{"title": "A secret draft"}', now() from notices`,
    sql`insert into previews (token_hash, club_idx, entity, payload, created_by, admin_idx, expires_at)
      values (${hashToken(victimSecrets.preview)}, 1, 'notice', '{"title": "A preview"}', 'contents1', 2, '2030-01-01')`,
    sql`insert into content_images (club_idx, token, width, height, sizes, created_at, created_by)
      values (1, 'secret-picture-secret-picture', 1, 1, '[]', now(), 'admin:2')`,
    sql`insert into password_history (club_idx, member_idx, password_hash, replaced_at)
      values (1, ${member}, 'none', now())`,
    sql`insert into certifications (club_idx, handle_hash, source, purpose, type, member_idx, target_hash, code_hash, tries,
        state, created_at, expires_at)
      values (1, 'none', 'address:198.51.100.20', 'FIND_PW', '20', ${member}, 'none', 'none', 0, 'SENT', now(), '2030-01-01')`,
    sql`insert into login_log (club_idx, kind, member_idx, at, address, result)
      values (1, 'member', ${member}, now(), '198.51.100.20', 'OK')`,
    sql`insert into booking_logs (club_idx, booking_idx, work_code, by, channel, at)
      select 1, max(booking_idx), '10', 'member:1', 'WEB', now() from bookings where member_idx = ${member}`,
    sql`insert into idempotency_keys (caller, key, club_idx, body_hash, answer, created_at)
      values ('member:1', ${victimSecrets.idempotency}, 1, 'none', '{"name": "zqown"}', now())`,
    sql`insert into push_devices (club_idx, member_idx, endpoint, endpoint_hash, p256dh, auth, server_key, created_at, used_at)
      values (1, ${member}, 'https://push.example/secret', 'secret', 'none', 'secret', 'none', now(), now())`,
    sql`insert into push_choices (club_idx, member_idx, kinds, shows_details, updated_at)
      values (1, ${member}, '{offers}', false, now())`,
    sql`insert into delegations (club_idx, member_idx, label, acts, monthly_acts, ends_on, ends_at, state, token_hash,
        invite_ends_at, created_at)
      values (1, ${member}, 'A secret name', '{BOOK}', 3, '2030-01-01', '2030-01-01', 'INVITED', 'none', '2030-01-01', now())`,
    sql`insert into delegate_acts (club_idx, delegation_idx, member_idx, act, entity, entity_key, at)
      select 1, max(delegation_idx), ${member}, 'BOOK', 'booking', 1, now() from delegations`,
    sql`insert into join_choices (club_idx, member_idx, is_on, level, languages, pace, updated_at)
      values (1, ${member}, true, 'LOW', '{ko}', 'ANY', now())`,
    sql`insert into join_requests (club_idx, member_idx, from_date, to_date, from_time, to_time, partner_name, state, created_at)
      values (1, ${member}, '2026-11-23', '2030-01-01', '06:00', '12:00', 'A secret name', 'OPEN', now())`,
    sql`insert into join_exclusions (club_idx, member_idx, other_idx, created_at)
      select 1, ${member}, min(member_idx), now() from members where club_idx = 1 and member_idx <> ${member}`,
    sql`insert into open_parties (club_idx, booking_idx, member_idx, seats, is_automatic, levels, languages, pace, created_at)
      select 1, min(booking_idx), ${member}, 1, false, '{}', '{}', 'ANY', now() from bookings where club_idx = 1`,
    sql`insert into last_minute_rules (club_idx, member_types, percent, hours_before, is_on, created_at, updated_at, updated_by)
      values (1, '{11}', 20, 24, false, now(), now(), 'job:sweep')`,
    sql`insert into last_minute_offers (club_idx, rule_idx, rule_version, sheet_idx, play_date, percent, member_types, state, made_at)
      select 1, (select max(rule_idx) from last_minute_rules), 1, b.sheet_idx, b.play_date, 20, '{11}', 'ENDED', now()
      from bookings b where b.club_idx = 1 order by b.booking_idx limit 1`,
    sql`insert into last_minute_notices (club_idx, offer_idx, member_idx, member_type, notified_at)
      select 1, max(offer_idx), ${member}, '11', now() from last_minute_offers`,
    sql`insert into join_asks (club_idx, request_idx, booking_idx, member_idx, players, state, created_at)
      select 1, (select max(request_idx) from join_requests), min(booking_idx), ${member}, 1, 'ASKED', now()
      from bookings where club_idx = 1`,
    sql`insert into join_flights (club_idx, play_date, tee_time, course_code, min_players, state, created_at, answer_until)
      values (1, '2029-12-01', '07:00', '1', 3, 'PROPOSED', now(), '2029-11-30')`,
    sql`insert into join_flight_golfers (club_idx, flight_idx, request_idx, member_idx, players, answer)
      select 1, (select max(flight_idx) from join_flights), (select max(request_idx) from join_requests), ${member}, 1, 'ASKED'`,
    sql`insert into sessions (club_idx, kind, member_idx, chk, created_at, last_seen_at, idle_ends_at, ends_at)
      values (1, 'member', ${member}, false, '2026-11-22', '2026-11-22', '2030-01-01', '2030-01-01')`,
  ];
  for (const statement of statements) await db.execute(statement);
  await giveOwnRows(db, member);
}

/** Of each kind of record that the demo's member has none of, one of another member's becomes theirs. */
async function giveOwnRows(db: Database, member: number): Promise<void> {
  const { columns, keys } = await readTables(db);
  for (const [table, key] of keys) {
    if (table === "members" || !columns.get(table)?.some(({ name }) => name === "member_idx")) continue;
    const own = await rowsOf(db, sql.raw(`select 1 from ${table} where member_idx = ${member} limit 1`));
    if (own.length > 0) continue;
    await db.execute(
      sql.raw(`update ${table} set member_idx = ${member}
        where ${key} = (select max(${key}) from ${table} where club_idx = 1 and member_idx is not null)`),
    );
  }
}

async function openMemberSessions(api: TestApi): Promise<void> {
  const { victims, attackers } = sweepClubs;
  const open = (clubIdx: number, accountIdx: number, token: string, endsAt?: string) =>
    openSessionFor(api, { kind: "member", clubIdx, accountIdx }, token, endsAt);
  await open(victims.clubIdx, victimNumber, tokens.victim);
  await open(victims.clubIdx, otherMemberNumber, tokens.otherMember);
  await open(attackers.clubIdx, attackerNumber, tokens.foreignMember);
  await open(victims.clubIdx, otherMemberNumber, tokens.expired, "2026-11-20T00:00:00Z");
  await open(victims.clubIdx, otherMemberNumber, tokens.signedOut);
  await api.db.execute(sql`update sessions set revoked_at = now() where session_idx =
    (select session_idx from session_tokens where access_hash = ${hashToken(tokens.signedOut)})`);
  const gone = [
    ["20", tokens.suspended],
    ["30", tokens.dormant],
    ["40", tokens.withdrawn],
  ] as const;
  const spare = await rowsOf<{ idx: number }>(
    api.db,
    sql`select member_idx as idx from members where club_idx = ${victims.clubIdx} and state = '10' and member_idx not in
      (${victimNumber}, ${otherMemberNumber}) order by 1 desc limit ${gone.length}`,
  );
  for (const [position, [state, token]] of gone.entries()) {
    const memberIdx = spare[position]?.idx ?? 0;
    await open(victims.clubIdx, memberIdx, token);
    await api.db.execute(sql`update members set state = ${state} where member_idx = ${memberIdx}`);
  }
}

/** Each admin stands alone, with the rights of no group: all flags of every menu, all but one, or none. */
async function openAdminSessions(api: TestApi): Promise<void> {
  const { victims, attackers } = sweepClubs;
  const open = async (club: { clubIdx: number; clubCode: string }, token: string, held: readonly Flag[]) => {
    const has = (flag: Flag) => held.includes(flag);
    const [account] = await rowsOf<{ idx: number }>(
      api.db,
      sql`insert into admins (club_idx, id, password_hash, password_changed_at, name, email, phone_no, lang, auth_club,
          permission_source, created_at, updated_at)
        values (${club.clubIdx}, ${token.slice(-20)}, 'none', now(), 'Admin', 'admin@club.example', '010-0000-0151', 'en',
          ${`{${club.clubCode}}`}, 'CUSTOM', now(), now()) returning admin_idx as idx`,
    );
    const adminIdx = account?.idx ?? 0;
    await api.db.execute(sql`insert into admin_menu_perms
        (club_idx, admin_idx, menu_code, is_create, is_read, is_update, is_delete)
      select ${club.clubIdx}, ${adminIdx}, code, ${has("C")}, ${has("R")}, ${has("U")}, ${has("X")} from menus
      where club_idx = ${club.clubIdx} and is_admin_menu`);
    return openSessionFor(api, { kind: "admin", clubIdx: club.clubIdx, accountIdx: adminIdx }, token);
  };
  await open(victims, tokens.office, flags);
  await open(victims, tokens.bareAdmin, []);
  await open(attackers, tokens.foreignAdmin, flags);
  await open(victims, tokens.dismissedAdmin, flags);
  await api.db.execute(sql`update admins set state = 'LEFT' where id = ${tokens.dismissedAdmin.slice(-20)}`);
  for (const flag of flags)
    await open(
      victims,
      withoutFlag(flag),
      flags.filter((one) => one !== flag),
    );
}
