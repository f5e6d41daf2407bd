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

async function load({ params }: Props) {
  const language = await pageLanguage(params);
  const { board: segment, page: number, keyword: words } = await params;
  const [board, page, keyword] = [boardOf(segment) ?? "notice", Number(number), keywordOf(words?.[0])];
  const [club, shown] = await Promise.all([getClub(language), getBoard(language, board, page, keyword)]);
  return { language, club, board, page, keyword, shown, isMissing: page > shown.rows.pageCount };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, club, board, page, keyword, isMissing } = await load(props);
  // The view of a missing page brings its title.
  if (isMissing) return {};
  const menu = menuByCode(club.menus, communityMenuCode);
  const own = menu?.children.find(({ seoSlug }) => seoSlug.endsWith(`#${board}`));
  const name = (board === "notice" ? menu : own)?.name ?? "";
  const title = page > 1 ? `${name} ${page}` : name;
  const path = page > 1 ? paths.communityList(board, page) : paths.community();
  const description = [title, menu?.seoMeta].filter(Boolean).join(" · ");
  return pageMetadata({ club, language, path, menu, title, description, isHidden: keyword !== "" });
}

export default async function CommunityListPage(props: Props) {
  const { language, club, board, page, keyword, shown, isMissing } = await load(props);
  const path = paths.communityList(board, page, keyword);
  if (isMissing) return <NotFoundView club={club} language={language} path={path} />;
  return (
    <MenuPage club={club} language={language} menuCode={communityMenuCode}>
      <OneBoard club={club} language={language} keyword={keyword} shown={shown} />
    </MenuPage>
  );
}
