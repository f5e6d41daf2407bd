import type { Frame } from "@/lib/shared/landscape/frame";
import type { Palette } from "@/lib/shared/landscape/palette";
import type { Random } from "@/lib/shared/landscape/random";
import { blurFilter, tag } from "@/lib/shared/landscape/svg";

export function mistFilters(frame: Frame): string {
  return (
    blurFilter("mist-blur", 40 * frame.fine, 8 * frame.fine) +
    blurFilter("mist-soft", 60 * frame.fine, 14 * frame.fine)
  );
}

/** A flat bank of blurred ellipses round height `y`, px; `strength` 0..1 multiplies the light's own mist. */
export function drawMistBand(
  frame: Frame,
  palette: Palette,
  random: Random,
  y: number,
  strength: number,
): string {
  const opacity = Math.min(1, palette.mist.opacity * strength);
  if (opacity < 0.02) return "";
  const { width, fine } = frame;
  let banks = "";
  for (let i = 0; i < 7; i++) {
    const cx = width * ((i + random.between(0.1, 0.9)) / 7);
    const rx = width * random.between(0.1, 0.22);
    const ry = random.between(6, 13) * fine;
    banks += tag("ellipse", {
      cx: Math.round(cx),
      cy: y + random.between(-8, 8) * fine,
      rx: Math.round(rx),
      ry,
      opacity: random.between(0.5, 1),
    });
  }
  return tag("g", { fill: palette.mist.color, filter: "url(#mist-blur)", opacity }, banks);
}
