import { fail, ok, type Result } from "@/lib/shared/result";
import { type Crop, type Size, wholeCrop } from "./crop";
import { drawnFile, fileFault, type PictureFault, readPicture } from "./photo-file";

/** The original picture that a crop was cut from. */
export type PictureSource = { file: File; from: Size; crop: Crop };
type Input = {
  /** The pixels of what is sent; without them the picture goes as it is. */
  to: Size | undefined;
  crop?: Crop;
  /** The most that the server takes. */
  maxBytes: number;
};

/** Cut before it is sent, a file may be larger than what the server takes, as far as memory allows. */
const mostBytesToCut = 30 * 1024 * 1024;

/** Known as long as the cut file is, even when its field was gone from the screen meanwhile. */
const sources = new WeakMap<File, PictureSource>();

/** The original of a crop; undefined for a file that was not cut here. */
export function sourceOf(file: File): PictureSource | undefined {
  return sources.get(file);
}

/** The largest file that may be chosen. */
export function mostBytes({ to, maxBytes }: Pick<Input, "to" | "maxBytes">): number {
  return to ? Math.max(maxBytes, mostBytesToCut) : maxBytes;
}

/** A chosen file as it is to be sent: cut to its pixels, or as it is where it has them already. */
export async function pictureToSend(file: File, input: Input): Promise<Result<File, PictureFault>> {
  const { to, crop = wholeCrop, maxBytes } = input;
  const fault = fileFault(file, mostBytes(input));
  const picture = fault ? null : await readPicture(file);
  if (!picture) return fail(fault ?? "broken");
  const from = { width: picture.width, height: picture.height };
  const isReady = !to || (isSame(from, to) && crop.zoom === 1 && file.size <= maxBytes);
  const sent = isReady ? file : await drawnFile(picture, to, crop, file.name);
  picture.close();
  if (!sent) return fail("broken");
  if (sent.size > maxBytes) return fail("size");
  sources.set(sent, { file, from, crop });
  return ok(sent);
}

const isSame = (one: Size, other: Size) => one.width === other.width && one.height === other.height;
