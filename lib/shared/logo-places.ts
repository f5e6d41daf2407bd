import type { Language } from "./languages";

/** Where a logo stands: heads of wide and of narrow windows, the foot, and the pages that hold nothing but the name. */
export type LogoSlot = "desk" | "phone" | "foot" | "bare";

/** The pictures and words of `SiteAddition` that logos are made of. */
export type LogoParts = {
  logoDefaultRl: string | null;
  logoDefaultUd: string | null;
  logoSimpleRl: string | null;
  logoSimpleUd: string | null;
  textDefaultRl: string;
  textSimpleRl: string;
};

const fields = {
  desk: "logoDefaultRl",
  phone: "logoSimpleRl",
  foot: "logoDefaultUd",
  bare: "logoSimpleUd",
} as const satisfies Record<LogoSlot, keyof LogoParts>;

/** The picture of a place; one without its own shows that of the head. Null where there is none. */
export function logoPicture(parts: LogoParts, place: LogoSlot): string | null {
  return parts[fields[place]] ?? parts.logoDefaultRl;
}

/** Fallback without a picture: a name, and in languages other than English the short one under it. */
export function logoWords(parts: LogoParts, clubName: string, language: Language) {
  return {
    name: parts.textDefaultRl || clubName,
    note: language === "en" ? "" : parts.textSimpleRl,
  };
}
