import type { Metadata } from "next";
import { NoticeListView } from "@/components/site/notices/notice-list-view";
import { NotFoundView } from "@/components/site/state/not-found-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getNoticeList } from "@/lib/web/queries/notices";
import { paths } from "@/lib/web/routing/paths";
import { communityMenuCode } from "@/lib/web/seo/menu-codes";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Params = { locale: string; page: string; keyword?: string[] };
type Props = { params: Promise<Params> };

/** A further page or a search of the list; visitors know it as `/community?page=2&keyword=…` (list-address.ts). */
export function generateStaticParams() {
  return [];
}

async function asked({ params }: Props) {
  const { page, keyword } = await params;
  return { page: Number(page), keyword: decodeURIComponent(keyword?.[0] ?? "") };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const language = await pageLanguage(props.params);
  const [club, { page, keyword }] = await Promise.all([getClub(language), asked(props)]);
  const menu = menuByCode(club.menus, communityMenuCode);
  const title = `${menu?.name ?? ""} ${page}`.trim();
  return pageMetadata({ club, language, path: paths.notices(page), menu, title, isHidden: keyword !== "" });
}

export default async function NoticePage(props: Props) {
  const language = await pageLanguage(props.params);
  const { page, keyword } = await asked(props);
  const [club, notices] = await Promise.all([getClub(language), getNoticeList(language, page, keyword)]);
  if (page > notices.pageCount) {
    return <NotFoundView club={club} language={language} path={paths.notices(page, keyword)} />;
  }
  return <NoticeListView club={club} language={language} notices={notices} keyword={keyword} />;
}
