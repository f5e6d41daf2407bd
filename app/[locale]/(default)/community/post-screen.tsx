import type { Metadata } from "next";
import type { ReactNode } from "react";
import { MenuScreen } from "@/components/site/layout/menu/menu-screen";
import { schemaSite } from "@/components/site/layout/page-json-ld";
import { NotFoundView } from "@/components/site/state/not-found-view";
import type { Language } from "@/lib/shared/languages";
import { stripTags, truncate } from "@/lib/shared/texts/text";
import { pageLanguage } from "@/lib/web/i18n/page";
import { communityMenuCode, menuByCode } from "@/lib/web/menus";
import { type Club, getClub } from "@/lib/web/queries/club";
import { idOfSegment } from "@/lib/web/routing/known-routes";
import { isListed, pageImage, pageMetadata } from "@/lib/web/seo/metadata";
import { missingMetadata } from "@/lib/web/seo/page-metadata";
import type { SchemaNode, SchemaSite } from "@/lib/web/seo/structured-data/node";

type Props = { params: Promise<{ locale: string; id: string }> };
type Frame = { club: Club; language: Language };
type Post = {
  title: string;
  contents: string;
  summary?: string;
  languages?: readonly string[];
  createdAt?: string;
  updatedAt?: string;
};
type PostKind<P extends Post> = {
  /** The section of the community page that lists the posts. */
  menuCode: string;
  pathOf(id: string): string;
  read(language: Language, idx: number): Promise<P | null>;
  view(frame: Frame, post: P): ReactNode;
  /** Posts that are gone in a few weeks are kept out of search results. */
  isTransient?: true;
  /** Structured data of a post besides the breadcrumbs. */
  node?(site: SchemaSite, post: P, image: string): SchemaNode;
};

/** The page of one post of a board, and its metadata; a missing post is a 404 with the site's frame. */
export function postScreen<P extends Post>({ menuCode, pathOf, read, view, node, isTransient }: PostKind<P>) {
  async function load({ params }: Props) {
    const language = await pageLanguage(params);
    const { id } = await params;
    const idx = idOfSegment(id);
    const [club, post] = await Promise.all([getClub(language), idx === null ? null : read(language, idx)]);
    return { frame: { club, language }, post, path: pathOf(id) };
  }

  async function generateMetadata(props: Props): Promise<Metadata> {
    const { frame, post, path } = await load(props);
    if (!post) return missingMetadata({ ...frame, path, menuCode });
    const { menus } = frame.club;
    return pageMetadata({
      ...frame,
      path,
      menu: menuByCode(menus, communityMenuCode),
      isHidden: isTransient === true || !isListed(menus, menuCode),
      title: post.title,
      description: truncate(stripTags(post.contents), 150) || post.summary,
      languages: post.languages,
      publishedAt: post.createdAt,
      changedAt: post.updatedAt,
      type: "article",
    });
  }

  async function page(props: Props) {
    const { frame, post, path } = await load(props);
    const { club, language } = frame;
    const image = () => pageImage({ ...frame, title: post?.title });
    return (
      <MenuScreen
        {...frame}
        menuCode={communityMenuCode}
        guardCode={menuCode}
        path={path}
        title={post?.title}
        nodes={post && node ? [node(schemaSite(club, language), post, image())] : []}
      >
        {post ? view(frame, post) : <NotFoundView {...frame} path={path} />}
      </MenuScreen>
    );
  }

  return { generateMetadata, page };
}
