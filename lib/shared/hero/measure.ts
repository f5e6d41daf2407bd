import { coveredPart, cropOf, type FocalPoint, focalIn, heroShapes, type Part, type Size } from "./crop";
import { ColorSet, type Fronts } from "./fronts";
import { type HeroZone, heroFrame, heroZones, measuredWidths, textZones, type Zone } from "./geometry";

/** A small copy of a picture: `channels` bytes for each pixel, red, green and blue first. */
export type PixelGrid = Size & { channels: 3 | 4; pixels: Uint8Array | Uint8ClampedArray };

/** The longer side of the copy that is measured: a cell of it is one or two CSS px of the page. */
export const gridSide = 800;

/** The cut of a picture for phones or for wide windows, as the page shows it. */
export type HeroLayout = keyof typeof measuredWidths;
/** The deciding colours under what stands on the picture, in both cuts. */
export type HeroTones = Record<HeroLayout, Record<HeroZone, Fronts>>;

/**
 * Measures the colours under header, headline and lead in every window that counts, in the cuts that the focal point gives.
 * The same on the server and in a browser, given the same grid.
 */
export function measureTones(grid: PixelGrid, focal: FocalPoint): HeroTones {
  return { tall: layoutTones(grid, focal, "tall"), wide: layoutTones(grid, focal, "wide") };
}

function layoutTones(grid: PixelGrid, focal: FocalPoint, layout: HeroLayout): Record<HeroZone, Fronts> {
  const crop = cropOf(grid, focal, heroShapes[layout]);
  const within = focalIn(grid, focal, crop);
  const colors = { head: new ColorSet(), title: new ColorSet(), lead: new ColorSet() };
  for (const windowWidth of measuredWidths[layout]) {
    const frame = heroFrame(windowWidth);
    const zones = textZones(windowWidth);
    const shown = coveredPart(crop, within, frame);
    for (const zone of heroZones) addZone(grid, crop, { shown, frame, zone: zones[zone] }, colors[zone]);
  }
  return { head: colors.head.fronts(), title: colors.title.fronts(), lead: colors.lead.fronts() };
}

type ShownZone = { shown: Part; frame: Size; zone: Zone };

/** Adds every cell that a zone of the page touches. */
function addZone(grid: PixelGrid, crop: Part, { shown, frame, zone }: ShownZone, into: ColorSet): void {
  const scale = shown.width / frame.width;
  const cell = (from: number, at: number, limit: number) =>
    Math.max(0, Math.min(limit - 1, Math.floor(from + at * scale)));
  const [x0, y0] = [crop.left + shown.left, crop.top + shown.top];
  const left = cell(x0, zone.left, grid.width);
  const right = cell(x0, zone.left + zone.width, grid.width);
  const top = cell(y0, zone.top, grid.height);
  const bottom = cell(y0, zone.top + zone.height, grid.height);
  const { channels, pixels } = grid;
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const at = (y * grid.width + x) * channels;
      into.add(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    }
  }
}
