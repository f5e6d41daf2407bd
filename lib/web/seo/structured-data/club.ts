import { languageTag } from "@/lib/web/seo/site-address";
import { identifiers, pageAddress, pictureAddress, type SchemaNode, type SchemaSite } from "./node";

/** Where the club is, as PostalAddress wants it. */
export function postalAddress({ club }: SchemaSite): SchemaNode {
  const { address, addressDetail, zipCode } = club.info;
  const { country } = club.formats.countryFormat;
  return {
    "@type": "PostalAddress",
    streetAddress: [address, addressDetail].filter(Boolean).join(" "),
    postalCode: zipCode || undefined,
    addressCountry: country === "ZZ" ? undefined : country,
  };
}

function hours({ club }: SchemaSite): SchemaNode | undefined {
  const { from, to } = club.officeHours;
  if (!from || !to) return undefined;
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  return { "@type": "OpeningHoursSpecification", dayOfWeek: days, opens: from, closes: to };
}

const profiles = ({ club }: SchemaSite) => {
  const list = Object.values(club.info.sns).filter((url) => URL.canParse(url));
  return list.length > 0 ? list : undefined;
};

/** The golf course with address, place on the map and the hours that the club gives (E-11). */
export function golfCourse(site: SchemaSite, image: string): SchemaNode {
  const { info } = site.club;
  return {
    "@type": "GolfCourse",
    "@id": identifiers(site.origin).course,
    name: info.clubName,
    url: pageAddress(site, "/"),
    image,
    logo: pictureAddress(site, site.club.addition.logoDefaultRl),
    telephone: info.clubPhoneNo || undefined,
    faxNumber: info.clubFaxNo || undefined,
    email: info.email || undefined,
    address: postalAddress(site),
    geo: { "@type": "GeoCoordinates", latitude: info.lat, longitude: info.lon },
    openingHoursSpecification: hours(site),
    sameAs: profiles(site),
    parentOrganization: { "@id": identifiers(site.origin).organization },
  };
}

/** Who runs the club, and the number to book by. */
export function organization(site: SchemaSite): SchemaNode {
  const { info, addition } = site.club;
  return {
    "@type": "Organization",
    "@id": identifiers(site.origin).organization,
    name: info.clubName,
    url: pageAddress(site, "/"),
    logo: pictureAddress(site, addition.logoDefaultRl ?? "/icons/icon-512.png"),
    email: info.email || undefined,
    telephone: info.clubPhoneNo || undefined,
    address: postalAddress(site),
    taxID: info.businessNo || undefined,
    sameAs: profiles(site),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "reservations",
      telephone: info.rsvPhoneNo || undefined,
      availableLanguage: site.club.languages.map(languageTag),
      hoursAvailable: hours(site),
    },
  };
}

/** The site itself, under the club's name. */
export function webSite(site: SchemaSite): SchemaNode {
  return {
    "@type": "WebSite",
    "@id": identifiers(site.origin).site,
    name: site.club.info.clubName,
    alternateName: site.club.addition.textSimpleRl || undefined,
    url: pageAddress(site, "/"),
    inLanguage: languageTag(site.language),
    publisher: { "@id": identifiers(site.origin).organization },
  };
}
