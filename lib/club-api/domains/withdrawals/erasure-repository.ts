import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database";

/**
 * Whose data goes. The phone number finds the places where others wrote it down, the person's hash what was accepted before
 * there was an account.
 */
export type Leaving = {
  clubIdx: number;
  memberIdx: number;
  phoneDigits: string;
  personHash: string | null;
};

const nobody = "-";

/**
 * Takes a member's personal data out of every table in use (domain.md 7.13, checklist P-05). The one place that knows
 * where such data lies: a new column with somebody's name, address or words in it needs a line here, which
 * `tests/api/accounts/withdrawal.test.ts` finds out by reading the whole database.
 */
export async function eraseEverywhere(tx: Database, leaving: Leaving): Promise<void> {
  for (const statement of statements(leaving)) await tx.execute(statement);
}

function statements({ clubIdx, memberIdx, phoneDigits, personHash }: Leaving): SQL[] {
  const own = sql`club_idx = ${clubIdx} and member_idx = ${memberIdx}`;
  /** Whether a column holds the member's number, however it was written. */
  const isOwnPhone = (column: SQL) =>
    phoneDigits === "" ? sql`false` : sql`regexp_replace(${column}, '[^0-9]', '', 'g') = ${phoneDigits}`;
  const samePhone = isOwnPhone(sql`phone_no`);
  const isOwnPlayer = sql`(p ->> 'memberIdx')::int = ${memberIdx} or coalesce(${isOwnPhone(sql`p ->> 'phoneNo'`)}, false)`;
  return [
    sql`delete from delegations where ${own}`,
    sql`update delegations set label = ${nobody}, person_name = null, person_hash = null
      where club_idx = ${clubIdx} and (delegate_idx = ${memberIdx} or person_hash = ${personHash})`,
    sql`delete from join_asks where ${own}`,
    sql`delete from join_flight_golfers where ${own}`,
    sql`delete from join_requests where ${own}`,
    sql`update join_requests set partner_idx = null, partner_name = ${nobody}
      where club_idx = ${clubIdx} and partner_idx = ${memberIdx}`,
    sql`delete from open_parties where ${own}`,
    sql`delete from join_exclusions where club_idx = ${clubIdx} and ${memberIdx} in (member_idx, other_idx)`,
    sql`delete from join_choices where ${own}`,
    sql`delete from last_minute_notices where ${own}`,
    sql`delete from opening_tickets where ${own}`,
    sql`delete from calendar_feeds where ${own}`,
    sql`delete from push_devices where ${own}`,
    sql`delete from push_choices where ${own}`,
    sql`delete from member_extras where ${own}`,
    sql`delete from password_history where ${own}`,
    sql`delete from activation_tokens where ${own}`,
    sql`delete from certifications where ${own}`,
    sql`delete from sessions where ${own}`,
    sql`delete from login_log where ${own}`,
    sql`delete from outbox where ${own}`,
    sql`delete from idempotency_keys where club_idx = ${clubIdx}
      and (caller like ${`member:${memberIdx} %`} or caller like ${`member:${memberIdx}/%`})`,
    sql`delete from vocs where ${own}`,
    sql`delete from data_requests where ${own}`,
    sql`update terms_agreements set address = null where ${own}`,
    sql`update coupons set state = '60', booking_idx = null where ${own} and state in ('10', '20', '50')`,
    sql`update penalties set reason = '', memo = '' where ${own}`,
    sql`update waitings set memo = '' where ${own}`,
    sql`update bookings set memo = '', cancel_text = null where ${own}`,
    sql`update booking_logs set before = null, after = null, address = null where club_idx = ${clubIdx}
      and booking_idx in (select booking_idx from bookings where ${own}
        union select booking_idx from booking_players
          where club_idx = ${clubIdx} and (member_idx = ${memberIdx} or ${samePhone}))`,
    sql`update booking_players set name = ${nobody}, phone_no = null, gender = null
      where club_idx = ${clubIdx} and (member_idx = ${memberIdx} or ${samePhone})`,
    sql`update draw_applications d set players = (select coalesce(jsonb_agg(
        case when d.member_idx = ${memberIdx} or ${isOwnPlayer}
        then p || jsonb_build_object('name', ${nobody}::text, 'phoneNo', null) else p end), '[]'::jsonb)
        from jsonb_array_elements(d.players) p)
      where d.club_idx = ${clubIdx} and (d.member_idx = ${memberIdx}
        or exists (select 1 from jsonb_array_elements(d.players) p where ${isOwnPlayer}))`,
    sql`update team_forms set president_name = ${nobody}, president_phone = '', manager_name = ${nobody},
      manager_phone = '', manager_email = '', note = '', review_memo = null where ${own}`,
    sql`update team_forms set president_name = ${nobody}, president_phone = ''
      where club_idx = ${clubIdx} and ${isOwnPhone(sql`president_phone`)}`,
    sql`update team_forms set manager_name = ${nobody}, manager_phone = '', manager_email = ''
      where club_idx = ${clubIdx} and ${isOwnPhone(sql`manager_phone`)}`,
    sql`update lost_items set claimant_name = null, claimant_phone = null
      where club_idx = ${clubIdx} and (claimant_idx = ${memberIdx} or ${isOwnPhone(sql`claimant_phone`)})`,
  ];
}
