import type { Metadata } from "next";
import { OneBoard } from "@/components/site/community/post-boards";
import { MenuPage } from "@/components/site/layout/menu/menu-screen";
import { NotFoundView } from "@/components/site/state/not-found-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { communityMenuCode, menuByCode } from "@/lib/web/menus";
import { getBoard } from "@/lib/web/queries/boards";
import { getClub } from "@/lib/web/queries/club";
import { boardOf, keywordOf } from "@/lib/web/routing/inner-paths";
import { paths } from "@/lib/web/routing/paths";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Params = { locale: string; board: string; page: string; keyword?: string[] };
type Props = { params: Promise<Params> };

/** A further page or a search of a board; visitors know it as `/community?page=2&keyword=…` (list-address.ts). */
export function generateStaticParams() {
  return [];
}

async function asked({ params }: Props) {
  const { board, page, keyword } = await params;
  return { board: boardOf(board) ?? "notice", page: Number(page), keyword: keywordOf(keyword?.[0]) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const language = await pageLanguage(props.params);
  const [club, { board, page, keyword }] = await Promise.all([getClub(language), asked(props)]);
  const menu = menuByCode(club.menus, communityMenuCode);
  const own = menu?.children.find(({ seoSlug }) => seoSlug.endsWith(`#${board}`));
  const name = (board === "notice" ? menu : own)?.name ?? "";
  const title = page > 1 ? `${name} ${page}` : name;
  const path = page > 1 ? paths.communityList(board, page) : paths.community();
  const description = [title, menu?.seoMeta].filter(Boolean).join(" · ");
  return pageMetadata({ club, language, path, menu, title, description, isHidden: keyword !== "" });
}

export default async function CommunityListPage(props: Props) {
  const language = await pageLanguage(props.params);
  const { board, page, keyword } = await asked(props);
  const [club, shown] = await Promise.all([getClub(language), getBoard(language, board, page, keyword)]);
  if (page > shown.rows.pageCount) {
    return (
      <NotFoundView
        club={club}
        language={language}
        path={paths.communityList(board, page, keyword)}
        hasTitle
      />
    );
  }
  return (
    <MenuPage club={club} language={language} menuCode={communityMenuCode}>
      <OneBoard club={club} language={language} keyword={keyword} shown={shown} />
    </MenuPage>
  );
}
