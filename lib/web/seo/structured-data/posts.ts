import type { EventDetail } from "@/lib/contract/boards/events";
import type { NoticeDetail } from "@/lib/contract/boards/notices";
import { isLanguage } from "@/lib/shared/languages";
import { stripTags, truncate } from "@/lib/shared/texts/text";
import { languageTag } from "@/lib/web/seo/site-address";
import { paths } from "../../routing/paths";
import { postalAddress } from "./club";
import { identifiers, pageAddress, pictureAddress, type SchemaNode, type SchemaSite } from "./node";

const excerptLength = 300;
/** Google cuts longer headlines. */
const headlineLength = 110;

/** A day or days at the club; name, start and a place with its address are what Google asks for. */
export function eventNode(site: SchemaSite, event: EventDetail, image: string): SchemaNode {
  const address = pageAddress(site, paths.event(event.eventIdx));
  return {
    "@type": "Event",
    "@id": `${address}#event`,
    name: event.title,
    description: event.summary || truncate(stripTags(event.contents), excerptLength) || event.title,
    startDate: event.startDate,
    endDate: event.endDate,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    image: [pictureAddress(site, event.thumbUrl) ?? image],
    url: address,
    location: { "@type": "Place", name: site.club.info.clubName, address: postalAddress(site) },
    organizer: {
      "@type": "Organization",
      "@id": identifiers(site.origin).organization,
      name: site.club.info.clubName,
      url: pageAddress(site, "/"),
    },
  };
}

/** A notice as news of the club. */
export function newsArticle(site: SchemaSite, notice: NoticeDetail, image: string): SchemaNode {
  const address = pageAddress(site, paths.notice(notice.noticeIdx));
  const club = {
    "@type": "Organization",
    "@id": identifiers(site.origin).organization,
    name: site.club.info.clubName,
    url: pageAddress(site, "/"),
  };
  return {
    "@type": "NewsArticle",
    "@id": `${address}#article`,
    headline: truncate(notice.title, headlineLength),
    description: truncate(stripTags(notice.contents), excerptLength) || notice.title,
    datePublished: notice.createdAt,
    dateModified: notice.updatedAt ?? notice.createdAt,
    inLanguage: languageTag(isLanguage(notice.language) ? notice.language : site.language),
    image: [image],
    mainEntityOfPage: address,
    author: club,
    publisher: club,
  };
}
