import type { CallOutput } from "@/lib/contract/routes";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { readRunningBanners } from "../../domains/banners";
import { isMainPageMenu } from "../../domains/menus";
import { readTermsNotices } from "../../domains/terms";
import type { Context } from "../../platform/context";

/** What the pop-up of a page shows: running banners, and terms notices on the main page only (domain.md P4, 7.14). */
export async function readPageBanners(
  db: Database,
  ctx: Context,
  menuCode: string,
): Promise<CallOutput<"GET /banner/page/{menuCode}">> {
  const { clubIdx, zone } = ctx.club;
  const isMainPage = await isMainPageMenu(db, clubIdx, menuCode);
  const terms = isMainPage ? await readTermsNotices(db, clubIdx, clubDate(ctx.now, zone), ctx.choice) : [];
  return { terms, banner: await readRunningBanners(db, ctx, menuCode) };
}
