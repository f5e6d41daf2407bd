/** Where a logo stands: heads of wide and of narrow windows, the foot, and the pages that hold nothing but the name. */
export type LogoSlot = "desk" | "phone" | "foot" | "bare";

/** The pictures and words of `SiteAddition` that logos are made of. */
export type LogoParts = {
  logoDefaultRl: string | null;
  logoDefaultUd: string | null;
  logoSimpleRl: string | null;
  logoSimpleUd: string | null;
  textDefaultRl: string;
  textDefaultUd: string;
  textSimpleRl: string;
  textSimpleUd: string;
};

/** The words of each place: its own first, then those of the others (seed §3). */
const words = {
  desk: ["textDefaultRl", "textDefaultUd", "textSimpleRl", "textSimpleUd"],
  phone: ["textSimpleRl", "textSimpleUd", "textDefaultRl", "textDefaultUd"],
  foot: ["textDefaultUd", "textDefaultRl", "textSimpleUd", "textSimpleRl"],
  bare: ["textSimpleUd", "textSimpleRl", "textDefaultUd", "textDefaultRl"],
} as const satisfies Record<LogoSlot, readonly (keyof LogoParts)[]>;

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

/** Texts of a logo's place without a picture: its own words, and in small letters the other name of the club. */
export function logoWords(parts: LogoParts, clubName: string, place: LogoSlot) {
  const name = words[place].map((field) => parts[field]).find((text) => text !== "") ?? clubName;
  return { name, note: place === "bare" ? fullName(parts, clubName, name) : latinNote(parts, name) };
}

/** The whole name under an abbreviation, which alone would tell nobody whose page it is. */
function fullName(parts: LogoParts, clubName: string, name: string): string {
  const whole = parts.textDefaultRl || clubName;
  return whole === name ? "" : whole;
}

/** The name in Latin letters under one in another script. */
function latinNote({ textSimpleRl }: LogoParts, name: string): string {
  return /^[\p{Script=Latin}\p{N}\p{P}\s]*$/u.test(name) ? "" : textSimpleRl;
}
