/** Pixels of a picture. */
export type Size = { width: number; height: number };
/** A picture, and the size of what a part of it becomes: the part has that shape. */
export type Cut = { from: Size; to: Size };
/**
 * Which part of a picture: how many times closer than the largest one of its shape, and where it stands in the room
 * that is left, from 0 (left, top) to 1 (right, bottom). Every value in these bounds lies inside the picture.
 */
export type Crop = { zoom: number; x: number; y: number };
type Part = Size & { left: number; top: number };

export const zoomBounds = { min: 1, max: 4, step: 0.1 } as const;
/** Size of an uploaded portrait in pixels; the server keeps no larger one (domain.md Y7). */
export const photoSize: Size = { width: 512, height: 512 };
/** Steps of the keys and buttons, in parts of what is cut. */
export const moveStep = 0.05;

/** The largest part, in the middle. */
export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The part in pixels of the picture. */
export function partOf({ from, to }: Cut, { zoom, x, y }: Crop): Part {
  const scale = Math.min(from.width / to.width, from.height / to.height) / zoom;
  const width = Math.min(from.width, to.width * scale);
  const height = Math.min(from.height, to.height * scale);
  return { left: x * (from.width - width), top: y * (from.height - height), width, height };
}

/** Closer or farther around the same centre, as far as the picture reaches. */
export function zoomTo(cut: Cut, crop: Crop, zoom: number): Crop {
  const old = partOf(cut, crop);
  const next = clamp(Math.round(zoom * 100) / 100, zoomBounds.min, zoomBounds.max);
  const { width, height } = partOf(cut, { ...crop, zoom: next });
  const left = old.left + (old.width - width) / 2;
  const top = old.top + (old.height - height) / 2;
  return placed(cut, next, { left, top, width, height });
}

/** The part moved by shares of its own edges; it stops at the picture's. */
export function moveBy(cut: Cut, crop: Crop, by: { right: number; down: number }): Crop {
  const { left, top, width, height } = partOf(cut, crop);
  return placed(cut, crop.zoom, {
    left: left + by.right * width,
    top: top + by.down * height,
    width,
    height,
  });
}

/** Whether the part has fewer pixels than what it becomes, so that it will look blurred. */
export function isBlurred(cut: Cut, crop: Crop): boolean {
  return Math.round(partOf(cut, crop).width) < cut.to.width;
}

function placed({ from }: Cut, zoom: number, { left, top, width, height }: Part): Crop {
  return { zoom, x: share(left, from.width - width), y: share(top, from.height - height) };
}

/** Where there is no room the part is centred. */
function share(offset: number, room: number): number {
  return room <= 0 ? 0.5 : clamp(offset / room, 0, 1);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
