import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { members } from "../../db/tables";

export type OpenCounts = {
  bookings: number;
  waitings: number;
  draws: number;
  teamForms: number;
  unsettledVisits: number;
  isOnlySSAdmin: boolean;
};

/** How many SSADMINs there are: each acts for all clubs. */
const ssAdmins = sql`(select count(*) from admins where is_ss_admin and state = 'ACTIVE')`;

/**
 * Counts the open items of a member in one statement over the tables of the play domains (domain.md 7.13 B1 to B6).
 */
export async function selectOpenCounts(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  today: string,
): Promise<OpenCounts> {
  const own = sql`club_idx = ${clubIdx} and member_idx = ${memberIdx}`;
  const rows = await db
    .select({
      bookings: sql<number>`(select count(*)::int from bookings where ${own}
        and state in ('10', '20', '30', '80') and play_date >= ${today})`,
      waitings: sql<number>`(select count(*)::int from waitings where ${own} and state in ('10', '20'))`,
      // Until the announcement what was drawn and what was not count alike: nobody is to learn his result here.
      draws: sql<number>`(select count(*)::int from draw_applications a
        join draw_posts p using (club_idx, draw_post_idx) where ${own}
        and (a.state in ('10', '20', '40') or (a.state <> '80' and p.state in ('10', '20', '30', '40'))))`,
      teamForms: sql<number>`(select count(*)::int from team_forms where ${own}
        and state in ('10', '20', '30', '50'))`,
      unsettledVisits: sql<number>`(select count(*)::int from visits where ${own}
        and state in ('CHECKED_IN', 'PLAYING'))`,
      isOnlySSAdmin: sql<boolean>`exists (select 1 from admins a where a.club_idx = members.club_idx and a.id = members.id
        and a.is_ss_admin and a.state = 'ACTIVE')
        and ${ssAdmins} = 1`,
    })
    .from(members)
    .where(ofClub(members, clubIdx, eq(members.memberIdx, memberIdx)));
  const [found] = rows;
  if (!found) throw new Error(`No member ${memberIdx}`);
  return found;
}
