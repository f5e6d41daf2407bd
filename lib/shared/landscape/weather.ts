import { mix } from "@/lib/shared/landscape/color";
import type { Frame } from "@/lib/shared/landscape/frame";
import type { Palette } from "@/lib/shared/landscape/palette";
import type { Random } from "@/lib/shared/landscape/random";
import type { Weather } from "@/lib/shared/landscape/sets";
import { linearGradient, num, tag } from "@/lib/shared/landscape/svg";

/** What falls or lies between us and the view. */
export function drawWeather(frame: Frame, palette: Palette, weather: Weather, random: Random): string {
  if (weather === "rain") return drawRain(frame, palette, random);
  if (weather === "snow") return drawSnow(frame, palette, random);
  if (weather === "fog") return drawVeil(frame, palette);
  return "";
}

function drawRain(frame: Frame, palette: Palette, random: Random): string {
  const layers = ["", ""];
  const count = Math.round((frame.width * frame.height) / (2700 * frame.fine ** 2));
  for (let i = 0; i < count; i++) {
    const length = random.between(9, 34) * frame.fine;
    const x = random.between(0, frame.width + 40);
    const y = frame.height * random.between(-0.02, 0.94);
    layers[i % 2] += `M${num(x)} ${num(y)}l${num(-length * 0.2)} ${num(length)}`;
  }
  const strokes = layers.map((d, i) =>
    tag("path", { d, "stroke-width": (0.7 + i * 0.5) * frame.fine, opacity: 0.32 + i * 0.14 }),
  );
  return tag(
    "g",
    { fill: "none", stroke: mix(palette.cloud.lit, palette.sun.color, 0.3), "stroke-linecap": "round" },
    strokes.join(""),
  );
}

function drawSnow(frame: Frame, palette: Palette, random: Random): string {
  const layers = ["", "", "", ""];
  const count = Math.round((frame.width * frame.height) / (2300 * frame.fine ** 2));
  for (let i = 0; i < count; i++) {
    const layer = Math.floor(4 * random.next() ** 2.6);
    layers[layer] +=
      `M${Math.round(random.between(0, frame.width))} ${Math.round(random.between(0, frame.height))}h0`;
  }
  const dots = layers.map((d, i) =>
    tag("path", { d, "stroke-width": (1.5 + i * 1.2) * frame.fine, opacity: 0.65 + i * 0.06 }),
  );
  return tag("g", { fill: "none", stroke: palette.needles[2], "stroke-linecap": "round" }, dots.join(""));
}

/** Fog lies over everything but the nearest grass. */
function drawVeil(frame: Frame, palette: Palette): string {
  const { width, height, horizon } = frame;
  const gradient = linearGradient(
    "veil",
    [0, 0],
    [0, height],
    [
      [0, palette.haze, 0.15],
      [horizon / height, palette.haze, 0.62],
      [Math.min(0.95, horizon / height + 0.2), palette.haze, 0.3],
      [1, palette.haze, 0],
    ],
  );
  return gradient + tag("rect", { width, height, fill: "url(#veil)" });
}
