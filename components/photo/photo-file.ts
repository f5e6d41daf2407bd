import { type Crop, photoEdge, squareOf } from "./crop";

export const photoTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;
/** A larger picture may take more memory than a phone has; what is sent is small in any case. */
export const photoMegabytes = 10;

export type PhotoFault = "type" | "size" | "broken";

/** What is wrong with a chosen file before it is looked into; null when nothing is. */
export function fileFault(file: Pick<File, "type" | "size">): PhotoFault | null {
  if (!photoTypes.some((type) => type === file.type)) return "type";
  return file.size > photoMegabytes * 1024 * 1024 ? "size" : null;
}

/** The picture of a file, upright; null when it cannot be read. */
export function readPicture(file: File): Promise<ImageBitmap | null> {
  return createImageBitmap(file).catch(() => null);
}

/** Draws the chosen part into a canvas of any size. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, edge } = squareOf(picture, crop);
  const pen = canvas.getContext("2d");
  if (!pen) return;
  // A see-through picture would turn black in a JPEG.
  pen.fillStyle = "#fdfbf5";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, left, top, edge, edge, 0, 0, canvas.width, canvas.height);
}

/** The chosen part as a small file to send: pixels only, nothing of what the camera wrote. */
export async function croppedFile(picture: ImageBitmap, crop: Crop): Promise<File | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width: photoEdge, height: photoEdge });
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  return blob && new File([blob], "photo.jpg", { type: "image/jpeg" });
}
