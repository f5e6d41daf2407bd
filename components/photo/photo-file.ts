import { type Crop, partOf, type Size } from "./crop";

export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;
/** A larger picture may take more memory than a phone has; what is sent is small in any case. */
export const photoMegabytes = 10;

export type PictureFault = "type" | "size" | "broken";

/** The problem of a chosen file before it is read; null when there is none. */
export function fileFault(file: Pick<File, "type" | "size">, maxBytes: number): PictureFault | null {
  if (!pictureTypes.some((type) => type === file.type)) return "type";
  return file.size > maxBytes ? "size" : null;
}

/** The picture of a file, upright; null when it cannot be read. */
export function readPicture(file: File): Promise<ImageBitmap | null> {
  return createImageBitmap(file).catch(() => null);
}

/** Draws the chosen part, in the canvas's own shape; nothing of a picture that was let go. */
export function drawPart(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const pen = canvas.getContext("2d");
  if (!pen || picture.width === 0) return;
  const { left, top, width, height } = partOf({ from: picture, to: canvas }, crop);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/** The chosen part as a file to send: pixels only, nothing of what the camera wrote. */
export async function drawnFile(
  picture: ImageBitmap,
  to: Size,
  crop: Crop,
  name: string,
): Promise<File | null> {
  const canvas = Object.assign(document.createElement("canvas"), to);
  drawPart(canvas, picture, crop);
  // A see-through picture would turn black in a JPEG.
  const type = isSeeThrough(canvas) ? "image/webp" : "image/jpeg";
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  // A browser that writes no WebP gives a PNG.
  const ending = blob?.type.replace("image/", "").replace("jpeg", "jpg");
  return blob && new File([blob], `${name.replace(/\.\w+$/, "")}.${ending}`, { type: blob.type });
}

function isSeeThrough(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) return true;
  return false;
}
