import type { LandscapeSet, Light, Weather } from "@/lib/landscape/address";
import { mix } from "@/lib/landscape/svg";

export type Three = readonly [first: string, second: string, third: string];

/** The shadow on the ground: its plan direction (right, away) and its length per metre of height. */
type Shadow = { color: string; opacity: number; direction: readonly [number, number]; length: number };

/** One hour of the day in clear weather. Lists of three run from far to near, ridges and sky likewise. */
type LightSet = {
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
  shadow: Shadow;
  mist: { color: string; opacity: number };
  /** shade, middle, lit */
  needles: Three;
  bark: Three;
  /** the bank in front, its blades, the gold stalks */
  grass: Three;
  /** what the sky turns to under clouds */
  grey: string;
};

const lightSets: Record<Light, LightSet> = {
  dawn: {
    sky: ["#8fb4ba", "#a8c6c5", "#c6d5cb", "#e8d8c6", "#f4cdb3"],
    sun: { body: "sun", color: "#fdf0dd", glow: "#ffd9ba", glowOpacity: 0.9 },
    cloud: { lit: "#f4e6d6", shade: "#9db7b9", opacity: 0.5 },
    haze: "#f0e1d0",
    ridges: ["#cdbfb4", "#a9b9b4", "#84a5a2", "#5a8884", "#356860"],
    rim: { color: "#f7dcc0", opacity: 0.6 },
    ground: { green: ["#aebd9a", "#75976f", "#3c664f"], straw: ["#cbc29d", "#938f68", "#40533f"] },
    fairway: { green: ["#dbe2c0", "#b5cb9a", "#86ab7d"], straw: ["#e7e0c1", "#cbc69b", "#9b9d78"] },
    putting: "#a6cc93",
    sand: "#efe3d0",
    water: ["#f0d5c0", "#9dbcbc"],
    shadow: { color: "#1c3a34", opacity: 0.34, direction: [1, -0.22], length: 4.4 },
    mist: { color: "#f6eadc", opacity: 0.95 },
    needles: ["#12322f", "#2a564d", "#aa9070"],
    bark: ["#351a15", "#74382a", "#c98468"],
    grass: ["#0f2826", "#31534a", "#b3b48c"],
    grey: "#c9cdc6",
  },
  noon: {
    sky: ["#8db8c4", "#a8cbd0", "#c3dbd8", "#dce6da", "#eeecda"],
    sun: { body: "high", color: "#fffbea", glow: "#fff6d8", glowOpacity: 0.55 },
    cloud: { lit: "#f8f7ec", shade: "#a9c6ca", opacity: 0.55 },
    haze: "#e6ecdc",
    ridges: ["#b9cfcc", "#9cbab4", "#7ba197", "#568473", "#386850"],
    rim: { color: "#f2f3d6", opacity: 0.35 },
    ground: { green: ["#afc587", "#7fa45b", "#43713e"], straw: ["#d6ca94", "#a69c5e", "#575c32"] },
    fairway: { green: ["#d0e19c", "#afcd74", "#84ae56"], straw: ["#e9e2b1", "#d0cb8b", "#a3a262"] },
    putting: "#93c069",
    sand: "#f2e7cb",
    water: ["#d9e7e0", "#84aeb6"],
    shadow: { color: "#1e3a24", opacity: 0.26, direction: [-0.8, -0.16], length: 1.1 },
    mist: { color: "#f0f3e8", opacity: 0.6 },
    needles: ["#12352a", "#2c5d43", "#93a95f"],
    bark: ["#371b13", "#7d3e28", "#cf8456"],
    grass: ["#152e1d", "#3d6437", "#c9b868"],
    grey: "#cfd5d0",
  },
  dusk: {
    sky: ["#9cbec2", "#b9cabd", "#d9d2ad", "#f1d59a", "#f5c48b"],
    sun: { body: "sun", color: "#fcf3da", glow: "#ffd58a", glowOpacity: 0.95 },
    cloud: { lit: "#f7e4b4", shade: "#a5bab0", opacity: 0.5 },
    haze: "#efd5a4",
    ridges: ["#dfb48e", "#c3aa8a", "#8fa08a", "#5c8372", "#2f6451"],
    rim: { color: "#f3c476", opacity: 0.75 },
    ground: { green: ["#b8bd72", "#7f9a46", "#3c5f2b"], straw: ["#cfbd7c", "#9a8a48", "#474622"] },
    fairway: { green: ["#dee197", "#bfcd6d", "#8da64b"], straw: ["#eedfa0", "#d3c67c", "#9f9a52"] },
    putting: "#adcc66",
    sand: "#f5e0ba",
    water: ["#f6d3a1", "#96b0aa"],
    shadow: { color: "#252c12", opacity: 0.46, direction: [-1, -0.3], length: 3.8 },
    mist: { color: "#f5dfb4", opacity: 0.75 },
    needles: ["#112e26", "#2a5040", "#a88a45"],
    bark: ["#34170f", "#7c3620", "#de8145"],
    grass: ["#11251b", "#334b29", "#cba650"],
    grey: "#d3cbb6",
  },
  night: {
    sky: ["#05110f", "#081a19", "#0c2524", "#12312d", "#1b3f37"],
    sun: { body: "moon", color: "#f1ead2", glow: "#7d9a86", glowOpacity: 0.38 },
    cloud: { lit: "#24463f", shade: "#071716", opacity: 0.4 },
    haze: "#2b5548",
    ridges: ["#21493f", "#1a4037", "#15362e", "#0f2b24", "#0a2019"],
    rim: { color: "#86b39a", opacity: 0.22 },
    ground: { green: ["#215041", "#15392c", "#0a2019"], straw: ["#3f4d37", "#2a3829", "#151f16"] },
    fairway: { green: ["#5d8f66", "#396a4b", "#1d4533"], straw: ["#6b7a54", "#465a42", "#26392b"] },
    putting: "#9cc878",
    sand: "#a9aa88",
    water: ["#2f5a50", "#12302c"],
    shadow: { color: "#020a07", opacity: 0.5, direction: [-0.7, -0.3], length: 1.4 },
    mist: { color: "#3a6857", opacity: 0.5 },
    needles: ["#05130f", "#10302a", "#617a5b"],
    bark: ["#120a08", "#3d2119", "#85543c"],
    grass: ["#020a08", "#12332a", "#5c8463"],
    grey: "#142825",
  },
};

/** The colours of one picture: a light set, changed by weather and season. */
export type Palette = Omit<LightSet, "ground" | "fairway" | "grey"> & {
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

function greyOf(light: Light, weather: Weather): string {
  const [toward, share] = greyTurn[weather];
  return mix(lightSets[light].grey, toward, light === "night" ? share * 0.12 : share);
}

function mixThree(from: Three, to: Three, share: number): Three {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
}

function greyThree(colors: Three, grey: string, share: number): Three {
  return mixThree(colors, [grey, grey, grey], share);
}

function groundOf(
  { light, weather, season }: LandscapeSet,
  grey: string,
): Pick<Palette, "ground" | "fairway"> {
  const set = lightSets[light];
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

/** The colours of a set: pure data, so that contrast can be proved without drawing. */
export function paletteOf(set: LandscapeSet): Palette {
  const light = lightSets[set.light];
  const facts = weatherFacts[set.weather];
  const grey = greyOf(set.light, set.weather);
  const isSnow = set.weather === "snow";
  const snow = snowColors[set.light];
  const toGrey = (share: number) => (color: string) => mix(color, grey, share);
  const haze = mix(light.haze, grey, facts.sky * 0.95);
  const hazed = (color: string, i: number) => mix(color, haze, facts.ridges * (1 - i * 0.1));
  const middle = light.ridges[2] ?? haze;
  const dimmed = mix(light.needles[2], mix(light.needles[1], grey, 0.35), facts.sky * 0.8);
  return {
    ...light,
    ...groundOf(set, grey),
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
    floodlight: set.light === "night" && set.season === "green" && !isSnow ? 1 : 0,
  };
}
