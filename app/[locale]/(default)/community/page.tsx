import type { Metadata } from "next";
import { NoticeListView } from "@/components/site/notices/notice-list-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getNoticeList } from "@/lib/web/queries/notices";
import { paths } from "@/lib/web/routing/paths";
import { communityMenuCode } from "@/lib/web/seo/menu-codes";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const club = await getClub(language);
  const menu = menuByCode(club.menus, communityMenuCode);
  return pageMetadata({ club, language, path: paths.community(), menu });
}

export default async function CommunityPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, notices] = await Promise.all([getClub(language), getNoticeList(language, 1, "")]);
  return <NoticeListView club={club} language={language} notices={notices} keyword="" />;
}
