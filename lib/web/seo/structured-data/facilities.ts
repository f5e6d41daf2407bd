import type { PracticeGround } from "@/lib/contract/boards/practice-grounds";
import type { ReferenceDetail } from "@/lib/contract/boards/references";
import type { SeasonHours } from "@/lib/shared/opening-hours";
import { stripTags } from "@/lib/shared/texts/text";
import { paths } from "../../routing/paths";
import { postalAddress } from "./club";
import { identifiers, pageAddress, pictureAddress, type SchemaNode, type SchemaSite } from "./node";

/** Every practice ground with the hours of its seasons, in the year of `today` (`yyyy-MM-dd`). */
export function practicePlaces(
  site: SchemaSite,
  grounds: readonly PracticeGround[],
  today: string,
): SchemaNode[] {
  const address = pageAddress(site, paths.pft());
  return grounds.map((ground) => ({
    "@type": "SportsActivityLocation",
    "@id": `${address}#ground-${ground.practiceIdx}`,
    name: ground.name,
    description: ground.text || undefined,
    telephone: ground.phone ?? (site.club.info.rsvPhoneNo || undefined),
    address: postalAddress(site),
    containedInPlace: { "@id": identifiers(site.origin).course },
    openingHoursSpecification: ground.hours.flatMap((hours) => openingHours(hours, today)),
  }));
}

/** Hours from sunrise to sunset are no times of a clock, and have no place here. */
function openingHours({ fromMonth, toMonth, opens, closes }: SeasonHours, today: string): SchemaNode[] {
  if (opens === null || closes === null) return [];
  const year = Number(today.slice(0, 4));
  const isOverYear = toMonth < fromMonth;
  const day = (at: number, month: number, date: number) =>
    new Date(Date.UTC(at, month, date)).toISOString().slice(0, 10);
  return [
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      opens,
      closes,
      validFrom: day(year, fromMonth - 1, 1),
      validThrough: day(isOverYear ? year + 1 : year, toMonth, 0),
    },
  ];
}

const availability = { IN_STOCK: "InStock", FEW: "LimitedAvailability", SOLD_OUT: "OutOfStock" } as const;

/** Products of the pro shop that have a price; one without a price is offered to nobody. */
export function products(site: SchemaSite, gifts: readonly ReferenceDetail[]): SchemaNode[] {
  return gifts.flatMap(({ referenceIdx, title, contents, price, category, stock, imageUrl }) => {
    if (price == null) return [];
    const url = pageAddress(site, paths.reference(referenceIdx));
    return [
      {
        "@type": "Product",
        "@id": url,
        name: title,
        description: stripTags(contents) || undefined,
        category: category || undefined,
        image: pictureAddress(site, imageUrl ?? null),
        offers: {
          "@type": "Offer",
          url,
          price: String(price),
          priceCurrency: site.club.formats.countryFormat.currency,
          availability: `https://schema.org/${availability[stock ?? "IN_STOCK"]}`,
        },
      },
    ];
  });
}
