import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ProofView } from "@/components/site/draws/proof-view";
import { MenuScreen } from "@/components/site/layout/menu/menu-screen";
import { NotFoundView } from "@/components/site/state/not-found-view";
import { drawMenuCode, menuByCode, reservationMenuCode } from "@/lib/web/menus";
import { paths } from "@/lib/web/routing/paths";
import { pageMetadata } from "@/lib/web/seo/metadata";
import { missingMetadata } from "@/lib/web/seo/page-metadata";
import { type DrawProps, loadDraw } from "../load-draw";

/** As its data (`freshSeconds`), also while they cannot be had. */
export const revalidate = 10;

export function generateStaticParams() {
  return [];
}

async function load(props: DrawProps) {
  // The texts' language is known once the address has been read.
  const found = await loadDraw(props);
  const t = await getTranslations("proof");
  const title = found.post ? t("pageTitle", { title: found.post.title }) : undefined;
  return { ...found, title, path: paths.draws.proof(found.id) };
}

export async function generateMetadata(props: DrawProps): Promise<Metadata> {
  const { language, club, post, title, path } = await load(props);
  if (!post) return missingMetadata({ club, language, path, menuCode: drawMenuCode });
  const menu = menuByCode(club.menus, reservationMenuCode);
  return pageMetadata({ club, language, path, menu, title });
}

export default async function ProofPage(props: DrawProps) {
  const { language, club, names, post, title, path } = await load(props);
  const frame = { club, language };
  const guard = { menuCode: reservationMenuCode, guardCode: drawMenuCode };
  return (
    <MenuScreen {...frame} {...guard} path={path} title={title}>
      {post ? <ProofView {...frame} post={post} names={names} /> : <NotFoundView {...frame} path={path} />}
    </MenuScreen>
  );
}
