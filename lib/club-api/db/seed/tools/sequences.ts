import { sql } from "drizzle-orm";
import type { Database } from "../../database";

/** Columns whose demo rows have fixed numbers; the next row of each continues after them. */
const numbered = [
  ["admins", "admin_idx"],
  ["ip_blocks", "ip_idx"],
  ["menus", "menu_idx"],
  ["banners", "banner_idx"],
  ["terms", "terms_idx"],
  ["notices", "notice_idx"],
  ["files", "file_idx"],
  ["visits", "visit_idx"],
  ["waitings", "waiting_idx"],
  ["penalties", "penalty_idx"],
  ["coupons", "coupon_idx"],
  ["draw_posts", "draw_post_idx"],
  ["draw_applications", "draw_idx"],
  ["team_seasons", "season_idx"],
  ["team_forms", "team_form_idx"],
  ["events", "event_idx"],
  ["faqs", "faq_idx"],
  ["reference_entries", "reference_idx"],
  ["fnb_menus", "fnb_idx"],
  ["hof_entries", "hof_idx"],
  ["lost_items", "lost_idx"],
  ["vocs", "voc_idx"],
] as const;

/** Moves the sequences past the fixed numbers of the demo. */
export async function continueSequences(tx: Database): Promise<void> {
  for (const [table, column] of numbered) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}),
        (select max(${sql.identifier(column)}) from ${sql.identifier(table)}))`,
    );
  }
}
