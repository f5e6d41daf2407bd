/** Pixels of a picture. */
export type Size = { width: number; height: number };
/**
 * A square part of a picture: how many times closer than the largest square, and where it stands in the room that is
 * left, from 0 (left, top) to 1 (right, bottom). Every value in these bounds lies inside the picture.
 */
export type Crop = { zoom: number; x: number; y: number };
export type Square = { left: number; top: number; edge: number };

export const zoomBounds = { min: 1, max: 4, step: 0.1 } as const;
/** What is uploaded, in pixels; the server keeps no more (domain.md Y7). */
export const photoEdge = 512;
/** Steps of the keys and buttons, in parts of the square. */
export const moveStep = 0.05;

/** The largest square in the middle. */
export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The square in pixels of the picture. */
export function squareOf(size: Size, { zoom, x, y }: Crop): Square {
  const edge = Math.min(size.width, size.height) / zoom;
  return { left: x * (size.width - edge), top: y * (size.height - edge), edge };
}

/** Closer or farther around the same centre, as far as the picture reaches. */
export function zoomTo(size: Size, crop: Crop, zoom: number): Crop {
  const old = squareOf(size, crop);
  const next = clamp(Math.round(zoom * 100) / 100, zoomBounds.min, zoomBounds.max);
  const edge = Math.min(size.width, size.height) / next;
  const inset = (old.edge - edge) / 2;
  return placed(size, next, { left: old.left + inset, top: old.top + inset, edge });
}

/** The square moved by parts of its own edge; it stops at the picture's. */
export function moveBy(size: Size, crop: Crop, by: { right: number; down: number }): Crop {
  const { left, top, edge } = squareOf(size, crop);
  return placed(size, crop.zoom, { left: left + by.right * edge, top: top + by.down * edge, edge });
}

function placed(size: Size, zoom: number, { left, top, edge }: Square): Crop {
  return { zoom, x: share(left, size.width - edge), y: share(top, size.height - edge) };
}

/** Where there is no room the square stands in the middle of it. */
function share(offset: number, room: number): number {
  return room <= 0 ? 0.5 : clamp(offset / room, 0, 1);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
