import { useEffect, useState } from "react";
import type { HeroPhotograph } from "@/lib/contract/site/site-hero";
import type { FocalPoint } from "@/lib/shared/hero/crop";
import { gridSide, type HeroTones, measureTones, type PixelGrid } from "@/lib/shared/hero/measure";

/** The small copy of a picture that is measured; null where the browser cannot draw it. */
async function readGrid(url: string): Promise<PixelGrid | null> {
  const image = Object.assign(new Image(), { src: url });
  await image.decode();
  const scale = Math.min(1, gridSide / Math.max(image.naturalWidth, image.naturalHeight));
  const width = Math.round(image.naturalWidth * scale);
  const height = Math.round(image.naturalHeight * scale);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, width, height);
  return { width, height, channels: 4, pixels: pen.getImageData(0, 0, width, height).data };
}

/**
 * The colours under the text for a focal point that may not be saved yet, measured in the browser as the server will; those of
 * the saved point until the picture is read.
 */
export function useTones({ url, focal: saved, tones }: HeroPhotograph, focal: FocalPoint): HeroTones {
  const [grid, setGrid] = useState<PixelGrid | null>(null);
  useEffect(() => {
    let isGone = false;
    readGrid(url).then(
      (read) => {
        if (!isGone) setGrid(read);
      },
      () => null,
    );
    return () => {
      isGone = true;
    };
  }, [url]);
  const [measured, setMeasured] = useState<HeroTones | null>(null);
  const { x, y } = focal;
  useEffect(() => {
    if (!grid) return;
    // While the point is dragged the cuts follow at once, the veil when it rests.
    const timer = setTimeout(() => setMeasured(measureTones(grid, { x, y })), 120);
    return () => clearTimeout(timer);
  }, [grid, x, y]);
  const isSaved = x === saved.x && y === saved.y;
  return isSaved ? tones : (measured ?? tones);
}
