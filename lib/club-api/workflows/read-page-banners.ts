import type { CallOutput } from "@/lib/contract/routes";
import { clubDate } from "@/lib/shared/club-time";
import type { Database } from "../db/database";
import { readRunningBanners } from "../domains/banners";
import { isMainPageMenu } from "../domains/menus";
import { readTermsNotices } from "../domains/terms";
import type { LanguageChoice } from "../platform/texts";

export type BannerPage = {
  clubIdx: number;
  zone: string;
  menuCode: string;
  now: Date;
  choice: LanguageChoice;
};

/** What the pop-up of a page shows: running banners, and terms notices on the main page only (domain.md P4, 7.14). */
export async function readPageBanners(
  db: Database,
  page: BannerPage,
): Promise<CallOutput<"GET /banner/page/{menuCode}">> {
  const isMainPage = await isMainPageMenu(db, page.clubIdx, page.menuCode);
  const day = clubDate(page.now, page.zone);
  const terms = isMainPage ? await readTermsNotices(db, page.clubIdx, day, page.choice) : [];
  return { terms, banner: await readRunningBanners(db, page) };
}
