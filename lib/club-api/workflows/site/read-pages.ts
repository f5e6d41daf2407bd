import type { CallOutput } from "@/lib/contract/routes";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { actingAdmin, permissionSubject } from "../../domains/admins";
import { readRunningBanners } from "../../domains/banners";
import { readReport, readTodo } from "../../domains/dashboard";
import { isMainPageMenu } from "../../domains/menus";
import { hasFlag, readPermissions } from "../../domains/permissions";
import { readTermsNotices } from "../../domains/terms";
import { nextDeadline } from "../../domains/voc";
import type { Context } from "../../platform/context";

/** Content of a page's pop-up: running banners, and terms notices on the main page only (domain.md P4, 7.14). */
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

/** The figures of a period, and what waits for the office of what the admin may read (domain.md A1). */
export async function readDashboard(
  db: Database,
  ctx: Context,
  query: Parameters<typeof readReport>[2],
): Promise<CallOutput<"GET /dashboard">> {
  const report = await readReport(db, ctx, query);
  const rights = await readPermissions(db, permissionSubject(await actingAdmin(db, ctx)));
  const mayRead = (menu: string) => hasFlag(rights, menu, "R");
  return { ...report, todo: await readTodo(db, ctx, { mayRead, inquiries: nextDeadline }) };
}
