import sharp from "sharp";

type Format = "jpeg" | "png" | "webp" | "gif";
type Options = { width?: number; height?: number; frames?: number; withPlace?: boolean };

/** A real picture of noise, which no encoder makes small. */
export async function picture(format: Format, options: Options = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { width = 8, height = 6, frames = 1, withPlace = false } = options;
  let noise = 1;
  const raw = new Uint8Array(width * height * frames * 3).map(() => {
    noise = (noise * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return noise >>> 24;
  });
  const image = sharp(raw, { raw: { width, height: height * frames, channels: 3, pageHeight: height } });
  const placed = withPlace
    ? image.withExif({ IFD0: { Copyright: "secret-owner" }, IFD3: { GPSLatitude: "37/1 18/1 0/1" } })
    : image;
  return new Uint8Array(await placed.toFormat(format, { quality: 90 }).toBuffer());
}

/** Bytes of several parts in a row; texts in UTF-8. */
export function joined(...parts: (Uint8Array | string)[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array))));
}
