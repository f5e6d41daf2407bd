import { mix } from "@/lib/shared/landscape/color";
import { paletteOf } from "@/lib/shared/landscape/palette";
import type { LandscapeSet } from "@/lib/shared/landscape/sets";

/** CSS background that stands where the picture will be: sky, haze at the horizon, ground. */
export function landscapePlaceholder(set: LandscapeSet): string {
  const { sky, haze, ground } = paletteOf(set);
  const top = sky[0] ?? haze;
  const foot = mix(ground[1], ground[2], 0.5);
  return `linear-gradient(${top} 0%, ${haze} 52%, ${ground[0]} 58%, ${foot} 100%)`;
}
