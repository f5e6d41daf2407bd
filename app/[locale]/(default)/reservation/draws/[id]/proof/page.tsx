import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ProofView } from "@/components/site/draws/proof-view";
import { MenuScreen } from "@/components/site/layout/menu-screen";
import { NotFoundView } from "@/components/site/state/not-found-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getDraw, getDrawNames } from "@/lib/web/queries/draws";
import { idOfSegment } from "@/lib/web/routing/known-routes";
import { paths } from "@/lib/web/routing/paths";
import { drawMenuCode, reservationMenuCode } from "@/lib/web/seo/menu-codes";
import { pageMetadata } from "@/lib/web/seo/metadata";
import { missingMetadata } from "@/lib/web/seo/missing";

type Props = { params: Promise<{ locale: string; id: string }> };

/** As its data (`freshSeconds`), also while they cannot be had. */
export const revalidate = 10;

export function generateStaticParams() {
  return [];
}

async function load({ params }: Props) {
  const language = await pageLanguage(params);
  const { id } = await params;
  const idx = idOfSegment(id);
  const [club, names, post, t] = await Promise.all([
    getClub(language),
    getDrawNames(language),
    idx === null ? null : getDraw(language, idx),
    getTranslations("proof"),
  ]);
  const title = post ? t("pageTitle", { title: post.title }) : undefined;
  return { language, club, names, post, title, path: paths.draws.proof(id) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, club, post, title, path } = await load(props);
  if (!post) return missingMetadata({ club, language, path, menuCode: drawMenuCode });
  const menu = menuByCode(club.menus, reservationMenuCode);
  return pageMetadata({ club, language, path, menu, title });
}

export default async function ProofPage(props: Props) {
  const { language, club, names, post, title, path } = await load(props);
  const frame = { club, language };
  const guard = { menuCode: reservationMenuCode, guardCode: drawMenuCode };
  return (
    <MenuScreen {...frame} {...guard} path={path} title={title}>
      {post ? <ProofView {...frame} post={post} names={names} /> : <NotFoundView {...frame} path={path} />}
    </MenuScreen>
  );
}
