import type { FaqItem } from "@/lib/contract/boards/faqs";
import type { FnbItem } from "@/lib/contract/boards/fnb";
import { stripTags } from "@/lib/shared/texts/text";
import { paths } from "../../routing/paths";
import { postalAddress } from "./club";
import { pageAddress, pictureAddress, type SchemaNode, type SchemaSite } from "./node";

/** The questions that the page answers; null when it answers none. */
export function faqPage(site: SchemaSite, questions: readonly FaqItem[]): SchemaNode | null {
  if (questions.length === 0) return null;
  return {
    "@type": "FAQPage",
    "@id": `${pageAddress(site, paths.guide("faq"))}`,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: stripTags(answer) },
    })),
  };
}

/** Every outlet as a restaurant with its card, in the order of the page. */
export function restaurants(site: SchemaSite, dishes: readonly FnbItem[], image: string): SchemaNode[] {
  const outlets = [...new Map(dishes.map((dish) => [dish.outlet, dish.outletName]))];
  const { info } = site.club;
  const address = pageAddress(site, paths.guide("fnb"));
  return outlets.map(([outlet, name]) => ({
    "@type": "Restaurant",
    "@id": `${address}-${encodeURIComponent(outlet)}`,
    name: `${info.clubName} ${name}`,
    url: address,
    image,
    telephone: info.clubPhoneNo || undefined,
    address: postalAddress(site),
    geo: { "@type": "GeoCoordinates", latitude: info.lat, longitude: info.lon },
    hasMenu: {
      "@type": "Menu",
      name,
      hasMenuSection: menuSections(
        site,
        dishes.filter((dish) => dish.outlet === outlet),
      ),
    },
  }));
}

function menuSections(site: SchemaSite, dishes: readonly FnbItem[]): SchemaNode[] {
  const categories = [...new Set(dishes.map(({ category }) => category))];
  return categories.map((category) => ({
    "@type": "MenuSection",
    name: category || undefined,
    hasMenuItem: dishes.filter((dish) => dish.category === category).map((dish) => menuItem(site, dish)),
  }));
}

function menuItem(site: SchemaSite, dish: FnbItem): SchemaNode {
  return {
    "@type": "MenuItem",
    name: dish.name,
    description: dish.description || undefined,
    image: pictureAddress(site, dish.imageUrl),
    offers: {
      "@type": "Offer",
      price: String(dish.price),
      priceCurrency: site.club.formats.countryFormat.currency,
      availability: `https://schema.org/${dish.isSoldOut ? "OutOfStock" : "InStock"}`,
    },
  };
}
