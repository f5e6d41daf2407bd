import type { Random } from "@/lib/landscape/random";
import { blurFilter, linearGradient, num, radialGradient, tag } from "@/lib/landscape/svg";
import type { Frame } from "./frame";
import type { Palette } from "./palette";

/** The gradient, the glow round the sun or moon, ink streaks of cloud, and the disc itself. */
export function drawSky(frame: Frame, palette: Palette, random: Random): string {
  const { width, height, horizon } = frame;
  const stops = palette.sky.map((color, i) => [i / (palette.sky.length - 1), color] as const);
  return [
    linearGradient("sky", [0, 0], [0, horizon + 10], stops),
    tag("rect", { width, height, fill: "url(#sky)" }),
    drawGlow(frame, palette),
    palette.stars > 0 ? drawStars(frame, random) : "",
    drawStreaks(frame, palette, random),
    drawWisps(frame, palette),
    palette.disc > 0 ? drawDisc(frame, palette) : "",
  ].join("");
}

/** The moon stands higher than the sun, clear of the ridges and of the text, also where the frame is cut narrower. */
function discPosition({ sun, layout }: Frame, palette: Palette): readonly [number, number] {
  if (palette.sun.body !== "moon") return sun;
  return [sun[0] + (layout === "tall" ? 102 : 190), sun[1] - (layout === "tall" ? 202 : 230)];
}

function drawGlow(frame: Frame, palette: Palette): string {
  const { glow, glowOpacity } = palette.sun;
  const radius =
    frame.width * (palette.sun.body === "moon" ? 0.2 : 0.42) * (frame.layout === "tall" ? 1.5 : 1);
  const gradient = radialGradient("glow", discPosition(frame, palette), radius, [
    [0, glow, glowOpacity],
    [0.25, glow, glowOpacity * 0.62],
    [0.6, glow, glowOpacity * 0.18],
    [1, glow, 0],
  ]);
  return gradient + tag("rect", { width: frame.width, height: frame.horizon + 60, fill: "url(#glow)" });
}

function drawDisc(frame: Frame, palette: Palette): string {
  const [x, y] = discPosition(frame, palette);
  const { color } = palette.sun;
  if (palette.sun.body === "sun") {
    return tag("circle", {
      cx: x,
      cy: y,
      r: (frame.layout === "tall" ? 25 : 31) * frame.fine,
      fill: color,
      opacity: 0.95 * palette.disc,
    });
  }
  return tag("path", { d: crescent(x, y, 19 * frame.fine), fill: color, opacity: palette.disc });
}

/** A waxing crescent, lit from the lower right. */
function crescent(x: number, y: number, radius: number): string {
  const [dx, dy] = [radius * 0.64, radius * 0.77];
  const inner = radius * 1.12;
  const from = `${num(x + dx)} ${num(y - dy)}`;
  const to = `${num(x - dx)} ${num(y + dy)}`;
  return `M${from}A${num(radius)} ${num(radius)} 0 0 1 ${to}A${num(inner)} ${num(inner)} 0 0 0 ${from}Z`;
}

function drawStars(frame: Frame, random: Random): string {
  const stream = random.fork("stars");
  const count = frame.layout === "tall" ? 60 : 120;
  let dots = "";
  for (let i = 0; i < count; i++) {
    const y = frame.horizon * 0.82 * stream.next() ** 1.3;
    const cx = Math.round(stream.between(0, frame.width));
    const size = stream.next() ** 4 * 1.1 + 0.45;
    dots += tag("circle", { cx, cy: Math.round(y), r: size * frame.fine, opacity: stream.between(0.3, 0.9) });
  }
  return tag("g", { fill: "#f1ead2" }, dots);
}

/** Long blurred strokes, as a wide wet brush leaves them. */
function drawStreaks(frame: Frame, palette: Palette, random: Random): string {
  const stream = random.fork("streaks");
  const { width, horizon, fine } = frame;
  let strokes = "";
  for (let i = 0; i < 13; i++) {
    const y = horizon * (0.06 + 0.8 * (i / 13)) + stream.between(-14, 14) * fine;
    const x = stream.between(-0.1, 0.95) * width;
    const rx = stream.between(0.14, 0.34) * width;
    const fill = stream.chance(0.6) ? palette.cloud.lit : palette.cloud.shade;
    const opacity = palette.cloud.opacity * stream.between(0.35, 0.8);
    strokes += tag("ellipse", {
      cx: Math.round(x),
      cy: Math.round(y),
      rx: Math.round(rx),
      ry: stream.between(3, 13) * fine,
      fill,
      opacity,
    });
  }
  return blurFilter("cloud-blur", 34 * fine, 7 * fine) + tag("g", { filter: "url(#cloud-blur)" }, strokes);
}

/** Finer torn wisps: noise that is much longer than high, cut down to thin veils. */
function drawWisps(frame: Frame, palette: Palette): string {
  const { width, horizon, fine } = frame;
  const noise = tag("feTurbulence", {
    type: "fractalNoise",
    baseFrequency: `${num4(0.0016 / fine)} ${num4(0.013 / fine)}`,
    numOctaves: 4,
    seed: 11,
  });
  const cut = tag("feColorMatrix", {
    values: `0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  2.6 0 0 0 -1.12`,
    result: "veil",
  });
  const paint =
    tag("feFlood", { "flood-color": palette.cloud.lit }) +
    tag("feComposite", { in2: "veil", operator: "in" });
  const area = { x: 0, y: 0, width, height: horizon };
  const filter = tag(
    "filter",
    { id: "wisps", filterUnits: "userSpaceOnUse", ...area, "color-interpolation-filters": "sRGB" },
    noise + cut + paint,
  );
  return filter + tag("rect", { ...area, filter: "url(#wisps)", opacity: palette.cloud.opacity * 0.5 });
}

function num4(value: number): string {
  return String(Math.round(value * 10000) / 10000);
}
