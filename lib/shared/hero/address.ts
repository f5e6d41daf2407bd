import type { FocalPoint, HeroShape } from "./crop";

/** Parts of a photograph's address: the address of its file, and its focal point. */
type Named = { url: string; focal: FocalPoint };

/** Pixel widths and kinds that each cut is offered in. Chat apps read neither AVIF nor WebP. */
export const photographFacts = {
  wide: { widths: [960, 1440, 1920], formats: ["avif", "webp"] },
  tall: { widths: [480, 780], formats: ["avif", "webp"] },
  card: { widths: [1200], formats: ["jpg"] },
} as const satisfies Record<HeroShape, { widths: readonly number[]; formats: readonly string[] }>;

export type PhotographFormat = "avif" | "webp" | "jpg";
export type PhotographCut = { shape: HeroShape; width: number; format: PhotographFormat };

/** `12-500-250`: a photograph by its file and its focal point in thousandths, so that a moved point is a new address. */
export function photographName({ url, focal }: Named): string {
  const thousandths = (share: number) => Math.round(share * 1000);
  return [url.split("/").at(-1), thousandths(focal.x), thousandths(focal.y)].join("-");
}

/** `/pictures/hero/12-500-250/wide-1440.avif` */
export function photographAddress(photograph: Named, { shape, width, format }: PhotographCut): string {
  return `/pictures/hero/${photographName(photograph)}/${shape}-${width}.${format}`;
}

/** All widths of a cut in a format, for `srcset`. */
export function photographSet(photograph: Named, shape: "wide" | "tall", format: "avif" | "webp"): string {
  const { widths } = photographFacts[shape];
  return widths
    .map((width) => `${photographAddress(photograph, { shape, width, format })} ${width}w`)
    .join(", ");
}

const fileForm = /^([a-z]{1,8})-([1-9]\d{1,4})\.([a-z]{1,4})$/;

/** Reads the last part of an address of {@link photographAddress}; null for any that was never handed out. */
export function readPhotographFile(file: string): PhotographCut | null {
  const [, shapeText, widthText, formatText] = fileForm.exec(file) ?? [];
  for (const [shape, { widths, formats }] of Object.entries(photographFacts)) {
    const width = widths.find((known) => String(known) === widthText);
    const format = formats.find((known) => known === formatText);
    if (shape === shapeText && width && format) return { shape: shape as HeroShape, width, format };
  }
  return null;
}
