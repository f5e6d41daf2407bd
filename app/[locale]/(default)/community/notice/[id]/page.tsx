import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NoticeView } from "@/components/site/notices/notice-view";
import { stripTags, truncate } from "@/lib/shared/text";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getNotice } from "@/lib/web/queries/notices";
import { idOfSegment } from "@/lib/web/routing/known-routes";
import { paths } from "@/lib/web/routing/paths";
import { communityMenuCode } from "@/lib/web/seo/menu-codes";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string; id: string }> };

export function generateStaticParams() {
  return [];
}

async function load({ params }: Props) {
  const language = await pageLanguage(params);
  const noticeIdx = idOfSegment((await params).id);
  const notice = noticeIdx === null ? null : await getNotice(language, noticeIdx);
  if (!notice) notFound();
  return { language, notice, club: await getClub(language) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, notice, club } = await load(props);
  return pageMetadata({
    club,
    language,
    path: paths.notice(notice.noticeIdx),
    menu: menuByCode(club.menus, communityMenuCode),
    title: notice.title,
    description: truncate(stripTags(notice.contents), 150),
    isHidden: notice.language !== language,
    type: "article",
  });
}

export default async function NoticePage(props: Props) {
  const { language, notice, club } = await load(props);
  return <NoticeView club={club} language={language} notice={notice} />;
}
