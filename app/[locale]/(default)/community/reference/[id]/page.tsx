import type { Metadata } from "next";
import { ReferenceView } from "@/components/site/community/reference-view";
import { MenuScreen } from "@/components/site/layout/menu/menu-screen";
import { NotFoundView } from "@/components/site/state/not-found-view";
import { stripTags, truncate } from "@/lib/shared/texts/text";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode } from "@/lib/web/menus";
import { getReference } from "@/lib/web/queries/boards";
import { getClub } from "@/lib/web/queries/club";
import { idOfSegment } from "@/lib/web/routing/known-routes";
import { paths } from "@/lib/web/routing/paths";
import { boardMenuCodes, communityMenuCode } from "@/lib/web/seo/menu-codes";
import { isListed, pageMetadata } from "@/lib/web/seo/metadata";
import { missingMetadata } from "@/lib/web/seo/missing";

type Props = { params: Promise<{ locale: string; id: string }> };

export function generateStaticParams() {
  return [];
}

async function load({ params }: Props) {
  const language = await pageLanguage(params);
  const { id } = await params;
  const idx = idOfSegment(id);
  const [club, reference] = await Promise.all([
    getClub(language),
    idx === null ? null : getReference(language, idx),
  ]);
  return { language, club, reference, path: paths.reference(id) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, club, reference, path } = await load(props);
  if (!reference) return missingMetadata({ club, language, path, menuCode: boardMenuCodes.reference });
  return pageMetadata({
    club,
    language,
    path,
    menu: menuByCode(club.menus, communityMenuCode),
    isHidden: !isListed(club.menus, boardMenuCodes.reference),
    title: reference.title,
    description: truncate(stripTags(reference.contents), 150),
    languages: reference.languages,
    publishedAt: reference.createdAt,
    type: "article",
  });
}

export default async function ReferencePage(props: Props) {
  const { language, club, reference, path } = await load(props);
  const frame = { club, language };
  return (
    <MenuScreen
      {...frame}
      menuCode={communityMenuCode}
      guardCode={boardMenuCodes.reference}
      path={path}
      title={reference?.title}
    >
      {reference ? (
        <ReferenceView {...frame} reference={reference} />
      ) : (
        <NotFoundView {...frame} path={path} />
      )}
    </MenuScreen>
  );
}
