import type { Metadata } from "next";
import { MenuScreen } from "@/components/site/layout/menu/menu-screen";
import { schemaSite } from "@/components/site/layout/page-json-ld";
import { NoticeView } from "@/components/site/notices/notice-view";
import { NotFoundView } from "@/components/site/state/not-found-view";
import { stripTags, truncate } from "@/lib/shared/texts/text";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getNotice } from "@/lib/web/queries/notices";
import { idOfSegment } from "@/lib/web/routing/known-routes";
import { paths } from "@/lib/web/routing/paths";
import { boardMenuCodes, communityMenuCode } from "@/lib/web/seo/menu-codes";
import { isListed, pageImage, pageMetadata } from "@/lib/web/seo/metadata";
import { missingMetadata } from "@/lib/web/seo/missing";
import { newsArticle } from "@/lib/web/seo/structured-data/posts";

type Props = { params: Promise<{ locale: string; id: string }> };

export function generateStaticParams() {
  return [];
}

async function load({ params }: Props) {
  const language = await pageLanguage(params);
  const { id } = await params;
  const noticeIdx = idOfSegment(id);
  const [club, notice] = await Promise.all([
    getClub(language),
    noticeIdx === null ? null : getNotice(language, noticeIdx),
  ]);
  return { language, club, notice, path: paths.notice(id) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, club, notice, path } = await load(props);
  if (!notice) return missingMetadata({ club, language, path, menuCode: boardMenuCodes.notice });
  return pageMetadata({
    club,
    language,
    path,
    menu: menuByCode(club.menus, communityMenuCode),
    isHidden: !isListed(club.menus, boardMenuCodes.notice),
    title: notice.title,
    description: truncate(stripTags(notice.contents), 150),
    languages: notice.languages,
    publishedAt: notice.createdAt,
    changedAt: notice.updatedAt,
    type: "article",
  });
}

export default async function NoticePage(props: Props) {
  const { language, club, notice, path } = await load(props);
  const frame = { club, language };
  const node =
    notice && newsArticle(schemaSite(club, language), notice, pageImage({ ...frame, title: notice.title }));
  return (
    <MenuScreen
      {...frame}
      menuCode={communityMenuCode}
      guardCode={boardMenuCodes.notice}
      path={path}
      title={notice?.title}
      nodes={node ? [node] : []}
    >
      {notice ? <NoticeView {...frame} notice={notice} /> : <NotFoundView {...frame} path={path} />}
    </MenuScreen>
  );
}
