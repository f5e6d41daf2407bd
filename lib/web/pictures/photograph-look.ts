import type { Brand } from "@/lib/shared/brand/brand";
import { pictureColors } from "@/lib/shared/brand/picture-colors";
import type { HeroTones } from "@/lib/shared/hero/measure";
import { type HeroVeil, heroVeil } from "@/lib/shared/hero/veil";

export type PhotographLook = HeroVeil & { inkColor: string; veilColor: string };

/** The ink of the text on a photograph and the veil that it needs, in the club's own colours. */
export function photographLook(tones: HeroTones, brand: Pick<Brand, "main" | "accent">): PhotographLook {
  const { dark, paper, onDark } = pictureColors(brand);
  const colors = { dark: { ink: dark, veil: paper }, light: { ink: onDark, veil: dark } };
  const veil = heroVeil(tones, colors);
  return { ...veil, inkColor: colors[veil.ink].ink, veilColor: colors[veil.ink].veil };
}
