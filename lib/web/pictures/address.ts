/** Widths in pixels that uploaded pictures are served in. */
const pictureWidths = [320, 640, 960, 1440] as const;
export type PictureWidth = (typeof pictureWidths)[number];

const uploaded = /^\/files\/([a-z-]+)\/([1-9]\d{0,14})$/;
const resized = /^([1-9]\d{0,14})\.webp$/;

/** An uploaded picture in several widths, for `srcset`; undefined for a picture that is no upload. */
export function pictureSet(url: string): string | undefined {
  const [, kind, idx] = uploaded.exec(url) ?? [];
  if (!kind || !idx) return undefined;
  return pictureWidths.map((width) => `/pictures/${width}/${kind}/${idx}.webp ${width}w`).join(", ");
}

/** Which upload, how wide, an address of `pictureSet` means; null for any other. */
export function readPictureAddress(
  width: string,
  kind: string,
  file: string,
): { url: string; width: PictureWidth } | null {
  const wanted = pictureWidths.find((one) => String(one) === width);
  const [, idx] = resized.exec(file) ?? [];
  if (!wanted || !idx || !/^[a-z-]{1,40}$/.test(kind)) return null;
  return { url: `/files/${kind}/${idx}`, width: wanted };
}
