import type { Terrain } from "@/lib/contract/code-values/scene";
import type { LandscapeSet, Light, Weather } from "@/lib/landscape/address";
import { mix } from "@/lib/landscape/svg";
import { paletteOf } from "./palette";
import { terrainScenes } from "./terrains";

/** Which text colour the hero carries: `dark` is pine-900, `light` the ivory of dark pine. */
type HeroInk = "dark" | "light";

export const heroInkColors: Record<HeroInk, string> = { dark: "#143025", light: "#f3ecd9" };

/**
 * The ink that stays readable (4.5:1 at least) on the sky of that light.
 * The weather never turns a day's sky dark enough to change it: a test proves it for every set.
 */
export function heroInk(light: Light, _weather: Weather): HeroInk {
  return light === "night" ? "light" : "dark";
}

/** How strongly a cloud streak may cover the sky behind text. */
const cloudCoverBehindText = 0.6;

/** Every colour that the sky behind hero text can take: its stops, each also under cloud, glow and haze. */
export function skyBehindText(set: LandscapeSet, terrain: Terrain = "pine-hills"): string[] {
  const { sky, cloud, sun, haze } = paletteOf(set, terrainScenes[terrain]);
  return sky.flatMap((color) => [
    color,
    mix(color, cloud.lit, cloudCoverBehindText),
    mix(color, cloud.shade, cloudCoverBehindText),
    mix(color, sun.glow, sun.glowOpacity),
    mix(color, haze, 0.5),
  ]);
}

/** CSS background that stands where the picture will be: sky, haze at the horizon, ground. */
export function landscapePlaceholder(set: LandscapeSet, terrain: Terrain = "pine-hills"): string {
  const { sky, haze, ground } = paletteOf(set, terrainScenes[terrain]);
  const top = sky[0] ?? haze;
  const foot = mix(ground[1], ground[2], 0.5);
  return `linear-gradient(${top} 0%, ${haze} 52%, ${ground[0]} 58%, ${foot} 100%)`;
}
