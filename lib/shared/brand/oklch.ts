import { parseHexColor } from "../contrast";

/** A colour in OKLCH: lightness 0..1, chroma 0..about 0.37, hue in degrees 0..360. */
export type Oklch = { lightness: number; chroma: number; hue: number };

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toEncoded = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Reads `#rrggbb`. Throws a RangeError for anything else. Matrices of Björn Ottosson's OKLab. */
export function oklchOf(hex: string): Oklch {
  const rgb = parseHexColor(hex);
  if (!rgb) throw new RangeError(`not a #rrggbb colour: ${hex}`);
  const [red, green, blue] = rgb.map((channel) => toLinear(channel / 255)) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function linearRgb({ lightness, chroma, hue }: Oklch): readonly [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isInGamut = (color: Oklch) =>
  linearRgb(color).every((channel) => channel > -0.0005 && channel < 1.0005);

/** `#rrggbb` of a colour; chroma is taken back until a screen can show it, hue and lightness stay. */
export function hexOf(color: Oklch): string {
  let fitting = color;
  if (!isInGamut(color)) {
    let [low, high] = [0, color.chroma];
    for (let step = 0; step < 24; step += 1) {
      const middle = (low + high) / 2;
      if (isInGamut({ ...color, chroma: middle })) low = middle;
      else high = middle;
    }
    fitting = { ...color, chroma: low };
  }
  const channels = linearRgb(fitting).map((channel) =>
    Math.round(255 * toEncoded(Math.min(1, Math.max(0, channel)))),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
