/** Width and height in pixels. */
export type Size = { width: number; height: number };
/** The point of a picture that has to stay in sight: shares of its width and height from the top left, 0 to 1. */
export type FocalPoint = { x: number; y: number };
/** A rectangle in pixels of the picture. */
export type Part = Size & { left: number; top: number };

/** Shapes that the hero's photograph is cut to: for wide windows, for phones, and for link previews. */
export const heroShapes = {
  wide: { width: 1440, height: 860 },
  tall: { width: 390, height: 640 },
  card: { width: 1200, height: 630 },
} as const satisfies Record<string, Size>;
export type HeroShape = keyof typeof heroShapes;

/** A point that is stored and told in thousandths. */
export function roundedPoint({ x, y }: FocalPoint): FocalPoint {
  return { x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 };
}

/**
 * The largest part of a picture in the shape of `to`, as near to being centred on the focal point as the edges allow. The
 * point is always within it.
 */
export function cropOf(picture: Size, focal: FocalPoint, to: Size): Part {
  const scale = Math.min(picture.width / to.width, picture.height / to.height);
  const width = Math.max(1, Math.min(picture.width, Math.round(to.width * scale)));
  const height = Math.max(1, Math.min(picture.height, Math.round(to.height * scale)));
  const place = (whole: number, part: number, share: number) =>
    Math.round(Math.max(0, Math.min(whole - part, share * whole - part / 2)));
  return {
    left: place(picture.width, width, focal.x),
    top: place(picture.height, height, focal.y),
    width,
    height,
  };
}

/** Where the focal point of a picture lies in a part of it. */
export function focalIn(picture: Size, focal: FocalPoint, part: Part): FocalPoint {
  const share = (whole: number, at: number, from: number, length: number) =>
    Math.max(0, Math.min(1, (at * whole - from) / length));
  return {
    x: share(picture.width, focal.x, part.left, part.width),
    y: share(picture.height, focal.y, part.top, part.height),
  };
}

/** A focal point as CSS `object-position`: the point of the picture lies at the same share of its frame. */
export function objectPosition({ x, y }: FocalPoint): string {
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return `${percent(x)} ${percent(y)}`;
}

/** The part of a picture that `object-fit: cover` with {@link objectPosition} shows in a frame; not rounded. */
export function coveredPart(picture: Size, focal: FocalPoint, frame: Size): Part {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const width = frame.width / scale;
  const height = frame.height / scale;
  return { left: (picture.width - width) * focal.x, top: (picture.height - height) * focal.y, width, height };
}

/** A part of a picture as CSS `object-position` of the whole picture in a frame of the part's shape (`object-fit: cover`). */
export function partPosition(picture: Size, part: Part): string {
  const share = (whole: number, from: number, length: number) =>
    whole > length ? from / (whole - length) : 0.5;
  return objectPosition({
    x: share(picture.width, part.left, part.width),
    y: share(picture.height, part.top, part.height),
  });
}
