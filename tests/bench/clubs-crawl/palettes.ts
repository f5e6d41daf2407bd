import { readFileSync } from "node:fs";
import { readClubData } from "@/lib/club-api/db/seed/club-data";
import { paletteOf, paletteTokens } from "@/lib/shared/brand/palette";
import type { ServedClub } from "./stack";

/** The colours of the product's own look, which a club without one has. */
function ownColors(): string[] {
  const css = readFileSync("app/styles/tokens.css", "utf8");
  return paletteTokens.flatMap((name) => css.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1] ?? []);
}

function colorsOf({ folder }: ServedClub): Set<string> {
  const { look } = readClubData(folder).club;
  return new Set(look ? Object.values(paletteOf(look.brand)) : ownColors());
}

/** The colours of each club's palette that no other one has, by club code; white and near-white are everybody's. */
export function ownPalettes(clubs: readonly ServedClub[]): Map<string, Set<string>> {
  const all = clubs.map((club) => ({ club, colors: colorsOf(club) }));
  return new Map(
    all.map(({ club, colors }) => {
      const others = all.filter((one) => one.club !== club).flatMap((one) => [...one.colors]);
      const own = [...colors].filter((color) => !others.includes(color) && color !== "#ffffff");
      return [club.code, new Set(own)];
    }),
  );
}

/** Finds the colours of other clubs among some (`#rrggbb`). */
export function foreignColors(club: ServedClub, palettes: ReadonlyMap<string, ReadonlySet<string>>) {
  const others = [...palettes].filter(([code]) => code !== club.code);
  return (colors: Iterable<string>) =>
    [...colors].flatMap((color) =>
      others.filter(([, own]) => own.has(color)).map(([code]) => `${code}: ${color}`),
    );
}
