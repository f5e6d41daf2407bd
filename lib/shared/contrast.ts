type Rgb = readonly [red: number, green: number, blue: number];

const hexColor = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** `#a5452a` -> channels 0..255, or null when the text is not a six-digit hex colour. */
export function parseHexColor(hex: string): Rgb | null {
  const match = hexColor.exec(hex.trim());
  if (!match) return null;
  const [, red = "", green = "", blue = ""] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** WCAG 2.2 relative luminance of a colour whose channels go from 0 to 255: 0 is black, 1 is white. */
export function relativeLuminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * WCAG 2.2 contrast of two opaque colours, 1..21, whichever of them is the text.
 * Both are `#rrggbb`; anything else throws a RangeError.
 */
export function contrastRatio(hexA: string, hexB: string): number {
  const colorA = parseHexColor(hexA);
  const colorB = parseHexColor(hexB);
  if (!colorA || !colorB) throw new RangeError(`not a #rrggbb colour: ${colorA ? hexB : hexA}`);
  const lights = [relativeLuminance(colorA), relativeLuminance(colorB)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}
