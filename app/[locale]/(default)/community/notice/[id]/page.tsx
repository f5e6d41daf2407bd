import type { Metadata } from "next";
import { MenuGate } from "@/components/site/layout/menu-gate";
import { NoticeView } from "@/components/site/notices/notice-view";
import { NotFoundView } from "@/components/site/state/not-found-view";
import { stripTags, truncate } from "@/lib/shared/text";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getNotice } from "@/lib/web/queries/notices";
import { idOfSegment } from "@/lib/web/routing/known-routes";
import { paths } from "@/lib/web/routing/paths";
import { boardMenuCodes, communityMenuCode } from "@/lib/web/seo/menu-codes";
import { pageMetadata } from "@/lib/web/seo/metadata";
import { missingMetadata } from "@/lib/web/seo/missing";

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
    title: notice.title,
    description: truncate(stripTags(notice.contents), 150),
    isHidden: (notice.language ?? language) !== language,
    type: "article",
  });
}

export default async function NoticePage(props: Props) {
  const { language, club, notice, path } = await load(props);
  const frame = { club, language };
  return (
    <MenuGate {...frame} menuCode={boardMenuCodes.notice} path={path} as="page">
      {notice ? <NoticeView {...frame} notice={notice} /> : <NotFoundView {...frame} path={path} />}
    </MenuGate>
  );
}
