import type { Metadata } from "next";
import { EventView } from "@/components/site/community/event-view";
import { MenuScreen } from "@/components/site/layout/menu/menu-screen";
import { schemaSite } from "@/components/site/layout/page-json-ld";
import { NotFoundView } from "@/components/site/state/not-found-view";
import { stripTags, truncate } from "@/lib/shared/texts/text";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode } from "@/lib/web/menus";
import { getEvent } from "@/lib/web/queries/boards";
import { getClub } from "@/lib/web/queries/club";
import { idOfSegment } from "@/lib/web/routing/known-routes";
import { paths } from "@/lib/web/routing/paths";
import { boardMenuCodes, communityMenuCode } from "@/lib/web/seo/menu-codes";
import { isListed, pageImage, pageMetadata } from "@/lib/web/seo/metadata";
import { missingMetadata } from "@/lib/web/seo/missing";
import { eventNode } from "@/lib/web/seo/structured-data/posts";

type Props = { params: Promise<{ locale: string; id: string }> };

export function generateStaticParams() {
  return [];
}

async function load({ params }: Props) {
  const language = await pageLanguage(params);
  const { id } = await params;
  const idx = idOfSegment(id);
  const [club, event] = await Promise.all([getClub(language), idx === null ? null : getEvent(language, idx)]);
  return { language, club, event, path: paths.event(id) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, club, event, path } = await load(props);
  if (!event) return missingMetadata({ club, language, path, menuCode: boardMenuCodes.event });
  return pageMetadata({
    club,
    language,
    path,
    menu: menuByCode(club.menus, communityMenuCode),
    isHidden: !isListed(club.menus, boardMenuCodes.event),
    title: event.title,
    description: truncate(stripTags(event.contents), 150) || event.summary,
    languages: event.languages,
    publishedAt: event.createdAt,
    changedAt: event.updatedAt,
    type: "article",
  });
}

export default async function EventPage(props: Props) {
  const { language, club, event, path } = await load(props);
  const frame = { club, language };
  const node =
    event && eventNode(schemaSite(club, language), event, pageImage({ ...frame, title: event.title }));
  return (
    <MenuScreen
      {...frame}
      menuCode={communityMenuCode}
      guardCode={boardMenuCodes.event}
      path={path}
      title={event?.title}
      nodes={node ? [node] : []}
    >
      {event ? <EventView {...frame} event={event} /> : <NotFoundView {...frame} path={path} />}
    </MenuScreen>
  );
}
