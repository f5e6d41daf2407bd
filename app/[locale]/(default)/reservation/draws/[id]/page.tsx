import type { Metadata } from "next";
import { MyDrawPart } from "@/components/member/draws/my-draw-part";
import { DrawPostView } from "@/components/site/draws/draw-post-view";
import { MenuScreen } from "@/components/site/layout/menu/menu-screen";
import { NotFoundView } from "@/components/site/state/not-found-view";
import { drawMenuCode, menuByCode, reservationMenuCode } from "@/lib/web/menus";
import { paths } from "@/lib/web/routing/paths";
import { pageMetadata } from "@/lib/web/seo/metadata";
import { missingMetadata } from "@/lib/web/seo/page-metadata";
import { type DrawProps, loadDraw } from "./load-draw";

/** As its data (`freshSeconds`), also while they cannot be had. */
export const revalidate = 10;

export function generateStaticParams() {
  return [];
}

async function load(props: DrawProps) {
  const found = await loadDraw(props);
  return { ...found, path: paths.draws.post(found.id) };
}

export async function generateMetadata(props: DrawProps): Promise<Metadata> {
  const { language, club, post, path } = await load(props);
  if (!post) return missingMetadata({ club, language, path, menuCode: drawMenuCode });
  const menu = menuByCode(club.menus, reservationMenuCode);
  return pageMetadata({ club, language, path, menu, title: post.title });
}

export default async function DrawPage(props: DrawProps) {
  const { language, club, names, post, path } = await load(props);
  const frame = { club, language };
  const guard = { menuCode: reservationMenuCode, guardCode: drawMenuCode };
  return (
    <MenuScreen {...frame} {...guard} path={path} title={post?.title}>
      {post ? (
        <DrawPostView {...frame} post={post} names={names}>
          <MyDrawPart {...frame} post={post} names={names} />
        </DrawPostView>
      ) : (
        <NotFoundView {...frame} path={path} />
      )}
    </MenuScreen>
  );
}
