import { sql } from "drizzle-orm";
import { hashToken } from "@/lib/club-api/platform/crypto";
import type { TestApi } from "../api";

/**
 * Who belongs to the other club; their tokens are what a stranger to the first club holds. The member bears the number of
 * the first club's `kimmiru`: a club numbers its members by itself.
 */
export const otherClub = { clubIdx: 2, clubCode: "MS02", memberIdx: 100_001, adminIdx: 51 } as const;
/** A number that only the other club's second member bears. */
export const onlyThere = 150_001;

const ends = "2030-01-01T00:00:00Z";

/** A second club with the first one's policies, one member and one admin with every right there. */
export async function addSecondClub({ db, deps }: TestApi): Promise<void> {
  const now = deps.clock.now().toISOString();
  const { clubIdx, clubCode, memberIdx, adminIdx } = otherClub;
  await db.execute(
    sql`insert into clubs (club_idx, club_code, created_at) values (${clubIdx}, ${clubCode}, ${now})`,
  );
  await db.execute(sql`insert into policies (club_idx, code, name, value1, value2, value3, value4)
    select ${clubIdx}, code, name, value1, value2, value3, value4 from policies where club_idx = 1`);
  await db.execute(sql`insert into members (member_idx, club_idx, id, password_hash, password_changed_at, name, birth, gender,
      phone_no, email, lang, member_type, cert_type, state, joined_at, created_at, updated_at)
    values (${memberIdx}, ${clubIdx}, 'stranger1', 'none', ${now}, 'Stranger', '1980-01-01', 'M', '010-0000-0150',
      'stranger@other.example', 'en', '10', '10', '10', '2020-01-01', ${now}, ${now}),
      (${onlyThere}, ${clubIdx}, 'stranger2', 'none', ${now}, 'Stranger', '1980-01-01', 'M', '010-0000-0152',
      'stranger2@other.example', 'en', '10', '10', '10', '2020-01-01', ${now}, ${now})`);
  await db.execute(sql`insert into admins (admin_idx, club_idx, id, password_hash, password_changed_at, name, email, phone_no, lang,
      auth_club, permission_source, created_at, updated_at)
    values (${adminIdx}, ${clubIdx}, 'otheradmin', 'none', ${now}, 'Other', 'other@other.example', '010-0000-0151', 'en',
      '{MS02}', 'CUSTOM', ${now}, ${now})`);
}

/** Opens a session past the sign-in; the token is its access token. */
export async function openSessionFor(
  { db }: TestApi,
  owner: { kind: "member" | "admin"; clubIdx: number; accountIdx: number },
  token: string,
  endsAt: string = ends,
): Promise<string> {
  const { kind, clubIdx, accountIdx } = owner;
  const memberIdx = kind === "member" ? accountIdx : null;
  const adminIdx = kind === "admin" ? accountIdx : null;
  await db.execute(sql`with opened as (
      insert into sessions (club_idx, kind, member_idx, admin_idx, chk, created_at, last_seen_at, idle_ends_at, ends_at)
      values (${clubIdx}, ${kind}, ${memberIdx}, ${adminIdx}, false, ${endsAt}::timestamptz - interval '1 day',
        ${endsAt}::timestamptz - interval '1 day', ${endsAt}, ${endsAt}) returning session_idx)
    insert into session_tokens (session_idx, generation, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
    select session_idx, 1, ${hashToken(token)}, ${endsAt}, ${hashToken(`refresh-${token}`)}, ${endsAt} from opened`);
  return token;
}
