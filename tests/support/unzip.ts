import { inflateRawSync } from "node:zlib";

/** The parts of an archive by name, by its directory at the end. */
export function unzip(bytes: Uint8Array): Map<string, Buffer> {
  const archive = Buffer.from(bytes);
  const end = archive.lastIndexOf(Buffer.from("504b0506", "hex"));
  const parts = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) =>
      archive.readUInt16LE(at + offset),
    );
    const name = archive.toString("utf8", at + 46, at + 46 + (nameLength ?? 0));
    const local = archive.readUInt32LE(at + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(begin, begin + archive.readUInt32LE(at + 20));
    parts.set(name, archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed);
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (noteLength ?? 0);
  }
  return parts;
}

export function partText(part: Buffer | undefined): string {
  if (!part) throw new Error("That part is not in the archive.");
  return part.toString("utf8");
}
