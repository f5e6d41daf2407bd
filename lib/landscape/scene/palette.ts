import type { LandscapeSet, Light, Season, Weather } from "@/lib/landscape/address";
import { mix } from "@/lib/landscape/svg";

export type Three = readonly [first: string, second: string, third: string];

/** The shadow on the ground: its plan direction (right, away) and its length per metre of height. */
type Shadow = { color: string; opacity: number; direction: readonly [number, number]; length: number };

/** One hour of the day in clear weather. Lists of three run from far to near, ridges and sky likewise. */
export type LightSet = {
  /** from the top of the picture to the horizon */
  sky: readonly string[];
  /** `high`: the sun stands above the picture, only its glow is seen */
  sun: { body: "sun" | "moon" | "high"; color: string; glow: string; glowOpacity: number };
  cloud: { lit: string; shade: string; opacity: number };
  /** what distance dissolves into */
  haze: string;
  /** crests, far to near */
  ridges: readonly string[];
  rim: { color: string; opacity: number };
  ground: { green: Three; straw: Three };
  fairway: { green: Three; straw: Three };
  putting: string;
  sand: string;
  water: readonly [far: string, near: string];
  /** horizon, open water, shallows; terrains without a sea have none */
  sea?: Three;
  shadow: Shadow;
  mist: { color: string; opacity: number };
  /** shade, middle, lit */
  needles: Three;
  /** the same in the straw season, where trees turn */
  autumn?: Three;
  bark: Three;
  /** the bank in front, its blades, the gold stalks */
  grass: Three;
  /** what the sky turns to under clouds */
  grey: string;
};

/** The colours of one picture: a light set, changed by weather and season. */
export type Palette = Omit<LightSet, "ground" | "fairway" | "grey" | "sea" | "autumn"> & {
  sea: Three;
  ground: Three;
  fairway: Three;
  /** 0 hides the disc; the glow stays */
  disc: number;
  stars: number;
  /** 0..1, how much snow lies */
  snow: number;
  /** 0..1, the floodlights of the third round */
  floodlight: number;
};

type WeatherFacts = {
  /** share of the grey in sky, ridges and ground */
  sky: number;
  ridges: number;
  ground: number;
  disc: number;
  rim: number;
  shadow: number;
  mist: number;
  cloud: number;
};

const weatherFacts: Record<Weather, WeatherFacts> = {
  clear: { sky: 0, ridges: 0, ground: 0, disc: 1, rim: 1, shadow: 1, mist: 1, cloud: 1 },
  cloud: { sky: 0.5, ridges: 0.22, ground: 0.1, disc: 0, rim: 0.3, shadow: 0.4, mist: 1.15, cloud: 1.8 },
  rain: { sky: 0.8, ridges: 0.3, ground: 0.16, disc: 0, rim: 0, shadow: 0.15, mist: 1.5, cloud: 1.8 },
  snow: { sky: 0.75, ridges: 0.35, ground: 0.12, disc: 0, rim: 0.2, shadow: 0.3, mist: 1.35, cloud: 1.3 },
  fog: { sky: 0.85, ridges: 0.5, ground: 0.3, disc: 0.4, rim: 0, shadow: 0.12, mist: 2, cloud: 0.6 },
};

/** How much darker (below 1: the grey itself is darkened) the sky is than the light's own grey. */
const greyTurn: Record<Weather, readonly [toward: string, share: number]> = {
  clear: ["#ffffff", 0],
  cloud: ["#ffffff", 0],
  rain: ["#7f8d8a", 0.45],
  snow: ["#ffffff", 0.35],
  fog: ["#f4f0e4", 0.35],
};

const snowColors: Record<Light, Three> = {
  dawn: ["#f3e9e2", "#dfe3e2", "#b4c5c6"],
  noon: ["#f4f7f4", "#e6edec", "#c3d3d4"],
  dusk: ["#f6e8d0", "#e2ddd0", "#b2babb"],
  night: ["#4d6a66", "#34524e", "#1d3633"],
};

function greyOf(grey: string, light: Light, weather: Weather): string {
  const [toward, share] = greyTurn[weather];
  return mix(grey, toward, light === "night" ? share * 0.12 : share);
}

function mixThree(from: Three, to: Three, share: number): Three {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
}

function greyThree(colors: Three, grey: string, share: number): Three {
  return mixThree(colors, [grey, grey, grey], share);
}

function groundOf(
  set: LightSet,
  { light, weather, season }: LandscapeSet,
  grey: string,
): Pick<Palette, "ground" | "fairway"> {
  const share = weatherFacts[weather].ground;
  const snow = snowColors[light];
  const ground = greyThree(set.ground[season], grey, share);
  const fairway = greyThree(set.fairway[season], grey, share);
  if (weather !== "snow") return { ground, fairway };
  return {
    ground: mixThree(ground, snow, 0.87),
    fairway: mixThree(fairway, [snow[0], snow[0], snow[1]], 0.85),
  };
}

function shadowOf(shadow: Shadow, share: number): Shadow {
  return { ...shadow, opacity: shadow.opacity * share };
}

/** The colours of a terrain: one light set for each hour, and whether its nights have floodlights. */
export type TerrainColors = { lights: Record<Light, LightSet>; isFloodlit: boolean };

function inSeason({ autumn, ...light }: LightSet, season: Season): LightSet {
  return season === "straw" && autumn ? { ...light, needles: autumn } : light;
}

/** The colours of a set: pure data, so that contrast can be proved without drawing. */
export function paletteOf(set: LandscapeSet, { lights, isFloodlit }: TerrainColors): Palette {
  const light = inSeason(lights[set.light], set.season);
  const facts = weatherFacts[set.weather];
  const grey = greyOf(light.grey, set.light, set.weather);
  const isSnow = set.weather === "snow";
  const snow = snowColors[set.light];
  const toGrey = (share: number) => (color: string) => mix(color, grey, share);
  const haze = mix(light.haze, grey, facts.sky * 0.95);
  const hazed = (color: string, i: number) => mix(color, haze, facts.ridges * (1 - i * 0.1));
  const middle = light.ridges[2] ?? haze;
  const dimmed = mix(light.needles[2], mix(light.needles[1], grey, 0.35), facts.sky * 0.8);
  return {
    ...light,
    ...groundOf(light, set, grey),
    sky: light.sky.map(toGrey(facts.sky)),
    sun: { ...light.sun, glowOpacity: light.sun.glowOpacity * (facts.disc === 1 ? 1 : 0.3) },
    cloud: {
      lit: mix(light.cloud.lit, grey, facts.sky * 0.5),
      shade: mix(light.cloud.shade, grey, facts.sky * 0.4),
      opacity: Math.min(0.9, light.cloud.opacity * facts.cloud),
    },
    haze,
    ridges: light.ridges.map((color, i) => mix(hazed(color, i), middle, i < 2 ? facts.sky * 0.3 : 0)),
    rim: { ...light.rim, opacity: light.rim.opacity * facts.rim },
    water: [mix(light.water[0], grey, facts.sky * 0.8), mix(light.water[1], grey, facts.sky * 0.6)],
    sea: greyThree(light.sea ?? [light.water[0], light.water[0], light.water[1]], grey, facts.sky * 0.7),
    sand: isSnow ? mix(light.sand, snow[0], 0.75) : mix(light.sand, grey, facts.ground),
    putting: isSnow ? mix(light.putting, snow[0], 0.62) : mix(light.putting, grey, facts.ground),
    shadow: shadowOf(light.shadow, facts.shadow),
    mist: {
      color: mix(light.mist.color, grey, facts.sky * 0.6),
      opacity: Math.min(1, light.mist.opacity * facts.mist),
    },
    needles: isSnow
      ? [light.needles[0], mix(light.needles[1], snow[1], 0.2), snow[0]]
      : greyThree([light.needles[0], light.needles[1], dimmed], grey, facts.ground * 0.6),
    bark: greyThree(light.bark, mix(light.bark[0], grey, 0.4), facts.ground * 2),
    grass: isSnow ? mixThree(light.grass, [light.grass[0], snow[2], snow[0]], 0.55) : light.grass,
    disc: light.sun.body === "high" ? 0 : facts.disc,
    stars: set.light === "night" && set.weather === "clear" ? 1 : 0,
    snow: isSnow ? 1 : 0,
    floodlight: isFloodlit && set.light === "night" && set.season === "green" && !isSnow ? 1 : 0,
  };
}
