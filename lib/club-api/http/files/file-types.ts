import { open } from "node:fs/promises";

export type FileKind = {
  contentType: string;
  isImage: boolean;
  /** An archive: of one kind of document, or a plain one, which nobody but its reader unpacks. */
  archive?: "document" | "plain";
  fits(head: Buffer, tail: Buffer): boolean;
};

const begins = (bytes: string) => (head: Buffer) =>
  head.subarray(0, bytes.length / 2).toString("hex") === bytes;
const isZip = begins("504b0304");
/** Office files are archives that name their parts in the directory at the end. */
const zipWith = (entry: string) => (head: Buffer, tail: Buffer) =>
  isZip(head) && (tail.includes(entry) || head.includes(entry));
const office = "application/vnd.openxmlformats-officedocument";

/** The allow-list of domain.md 2.3: extension, the type that is sent later, and what the bytes must look like. */
const fileKinds: Readonly<Record<string, FileKind>> = {
  jpg: { contentType: "image/jpeg", isImage: true, fits: begins("ffd8ff") },
  jpeg: { contentType: "image/jpeg", isImage: true, fits: begins("ffd8ff") },
  png: { contentType: "image/png", isImage: true, fits: begins("89504e470d0a1a0a") },
  gif: {
    contentType: "image/gif",
    isImage: true,
    fits: (head) => /^GIF8[79]a/.test(head.toString("latin1", 0, 6)),
  },
  webp: {
    contentType: "image/webp",
    isImage: true,
    fits: (head) => head.toString("latin1", 0, 4) === "RIFF" && head.toString("latin1", 8, 12) === "WEBP",
  },
  pdf: { contentType: "application/pdf", isImage: false, fits: begins("255044462d") },
  hwp: { contentType: "application/x-hwp", isImage: false, fits: begins("d0cf11e0a1b11ae1") },
  hwpx: {
    contentType: "application/hwp+zip",
    isImage: false,
    archive: "document",
    fits: zipWith("application/hwp+zip"),
  },
  docx: {
    contentType: `${office}.wordprocessingml.document`,
    isImage: false,
    archive: "document",
    fits: zipWith("word/"),
  },
  xlsx: {
    contentType: `${office}.spreadsheetml.sheet`,
    isImage: false,
    archive: "document",
    fits: zipWith("xl/"),
  },
  pptx: {
    contentType: `${office}.presentationml.presentation`,
    isImage: false,
    archive: "document",
    fits: zipWith("ppt/"),
  },
  zip: { contentType: "application/zip", isImage: false, archive: "plain", fits: isZip },
};

/** The kind that a name's extension promises; undefined when it is not allowed. */
export function promisedKind(fileName: string): FileKind | undefined {
  const extension = /\.([A-Za-z0-9]{1,5})$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(fileKinds, extension) ? fileKinds[extension] : undefined;
}

const sampleBytes = 64 * 1024;

/** Whether the stored bytes are of the promised kind. */
export async function isOfKind(path: string, kind: FileKind): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(sampleBytes, size));
    const tail = Buffer.alloc(Math.min(sampleBytes, size));
    await file.read(head, 0, head.length, 0);
    await file.read(tail, 0, tail.length, size - tail.length);
    return kind.fits(head, tail);
  } finally {
    await file.close();
  }
}

/** The last part of a name, without control characters and path signs, at most 200 characters; never empty. */
export function safeFileName(offered: string): string {
  const name = offered.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  // biome keeps control characters out of literals, so they are named by their property.
  const clean = name
    .replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, "")
    .trim()
    .replace(/^\.+/, "");
  if (clean.length <= 200) return clean || "file";
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(clean)?.[0] ?? "";
  return clean.slice(0, 200 - extension.length) + extension;
}
