import "server-only";
import type { GlyphPoint } from "@/lib/shared/server/fonts/glyphs";
import { glyphsOf, type SetGlyph, type TitleFace } from "./faces";

/** Text as outlines, so that a card looks the same on every machine, whatever fonts that has. */
export type TextSetter = {
  /** Width in ems. */
  widthOf(text: string): number;
  /** The `d` of a path: the text with its left end and base line at a point. */
  pathOf(text: string, x: number, y: number, size: number): string;
};

/** How wide a sign is taken that no face holds; it leaves a gap. */
const missingEms = 0.5;

/** Reads the faces that a text needs, once; every part of the text can then be set. `tracking` is in ems. */
export async function textSetter(text: string, title: TitleFace, tracking = 0): Promise<TextSetter> {
  const needed = [...new Set(`${text}…`)].join("");
  const glyphs = await glyphsOf(needed, title);
  const bySign = new Map(Array.from(needed, (sign, index) => [sign, glyphs[index] ?? null] as const));
  const advanceOf = (sign: string) => {
    const set = bySign.get(sign);
    return (set ? set.face.advanceOf(set.glyph) / set.face.unitsPerEm : missingEms) + tracking;
  };
  return {
    widthOf: (part) => Array.from(part).reduce((sum, sign) => sum + advanceOf(sign), 0),
    pathOf(part, x, y, size) {
      let pen = x;
      let path = "";
      for (const sign of part) {
        const set = bySign.get(sign);
        if (set) path += glyphPath(set, pen, y, size);
        pen += advanceOf(sign) * size;
      }
      return path;
    },
  };
}

function glyphPath({ face, glyph }: SetGlyph, x: number, y: number, size: number): string {
  const scale = size / face.unitsPerEm;
  const place = (point: { x: number; y: number }) =>
    `${(x + point.x * scale).toFixed(2)} ${(y - point.y * scale).toFixed(2)}`;
  return face
    .contoursOf(glyph)
    .map((contour) => contourPath(contour, place))
    .join("");
}

type Place = (point: { x: number; y: number }) => string;

const halfway = (a: GlyphPoint, b: GlyphPoint) => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  isOnCurve: true,
});

/** A TrueType contour: between two control points lies an unwritten point on the curve. */
function contourPath(contour: readonly GlyphPoint[], place: Place): string {
  const [first] = contour;
  const last = contour.at(-1);
  if (!first || !last) return "";
  const start = first.isOnCurve ? first : last.isOnCurve ? last : halfway(first, last);
  let path = `M${place(start)}`;
  const rest = first.isOnCurve ? [...contour.slice(1), first] : [...contour, start];
  let control: GlyphPoint | null = null;
  for (const point of rest) {
    if (point.isOnCurve) path += control ? `Q${place(control)} ${place(point)}` : `L${place(point)}`;
    else if (control) path += `Q${place(control)} ${place(halfway(control, point))}`;
    control = point.isOnCurve ? null : point;
  }
  if (control) path += `Q${place(control)} ${place(start)}`;
  return `${path}Z`;
}
