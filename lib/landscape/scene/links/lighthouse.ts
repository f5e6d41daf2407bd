import { mix, num, radialGradient, tag } from "@/lib/landscape/svg";
import type { Scene } from "../terrain";

/** The tower at the end of the headland; at night its lamp throws two pale beams. */
export function drawLighthouse({ frame, palette }: Scene): string {
  const { fine, horizon, width } = frame;
  const x = frame.layout === "tall" ? width * 0.05 : width * 0.262;
  const foot = horizon - 9 * fine;
  const top = foot - 24 * fine;
  const isNight = palette.sun.body === "moon";
  const white = mix(isNight ? "#8fa3a0" : "#fbf6ea", palette.haze, 0.25);
  const dark = mix(palette.ridges[1] ?? palette.haze, palette.shadow.color, 0.4);
  const tower = `M${num(x - 3.4 * fine)} ${num(foot + 3)}L${num(x - 2.1 * fine)} ${num(top)}h${num(4.2 * fine)}L${num(x + 3.4 * fine)} ${num(foot + 3)}Z`;
  const parts = [
    tag("path", { d: tower, fill: white }),
    tag("rect", {
      x: x - 2.9 * fine,
      y: top - 1.2 * fine,
      width: 5.8 * fine,
      height: 1.4 * fine,
      fill: dark,
    }),
    tag("rect", {
      x: x - 1.7 * fine,
      y: top - 5.4 * fine,
      width: 3.4 * fine,
      height: 4.2 * fine,
      fill: isNight ? "#fbe9b4" : dark,
    }),
    tag("path", {
      d: `M${num(x - 2.4 * fine)} ${num(top - 5.2 * fine)}q${num(2.4 * fine)} ${num(-4 * fine)} ${num(4.8 * fine)} 0Z`,
      fill: dark,
    }),
  ];
  if (!isNight) return parts.join("");
  const lamp = [x, top - 3.4 * fine] as const;
  const reach = 320 * fine;
  const beam = radialGradient("beam", lamp, reach, [
    [0, "#fbe9b4", 0.5],
    [0.3, "#e8e0b8", 0.16],
    [1, "#d7dcc0", 0],
  ]);
  const ray = (dx: number, dy: number) =>
    `M${num(lamp[0])} ${num(lamp[1])}l${num(dx * reach)} ${num((dy - 0.035) * reach)}v${num(0.07 * reach)}Z`;
  return [
    beam,
    tag("path", { d: ray(1, -0.06) + ray(-1, 0.05), fill: "url(#beam)" }),
    tag("circle", { cx: lamp[0], cy: lamp[1], r: 9 * fine, fill: "#fbe9b4", opacity: 0.28 }),
    ...parts,
  ].join("");
}
