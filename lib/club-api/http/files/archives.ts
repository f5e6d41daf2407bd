import { pipeline } from "node:stream/promises";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { createQueue } from "../../platform/queue";
import { namesParts, referenceFault } from "./document-parts";

/** Limits of an office document; a real one of 20 MB stays far below each. */
export const archiveLimits = {
  entries: 5_000,
  /** Of all parts together, as they are unpacked. */
  unpackedBytes: 150 * 1024 * 1024,
  /** Of one part that names others, such as a list of relationships. */
  searchedBytes: 4 * 1024 * 1024,
} as const;

/** Verdict on an archive, and how many bytes were unpacked for it. */
export type ArchiveVerdict = { fault: string | null; unpackedBytes: number };

class ArchiveFault extends Error {}

/** One at a time: it unpacks up to 150 MB, piece by piece. */
const runBounded = createQueue({ concurrency: 1, maxWaiting: 100 });

/** Programs, controls and foreign objects that an office program would start or load. */
const activePart =
  /(?:^|\/)(?:vbaProject[^/]*\.bin|vbaData\.xml|activeX\/.*|oleObject[^/]*\.bin|macrosheets\/.*|BinData\/[^/]*\.ole)$/i;
/** A part that is to be put together of several (ECMA-376 part 2, 9.2.5), so that none of them has its name. */
const pieceOfPart = /\]\.(?:last\.)?piece$/i;
const searchedPart = /\.(?:rels|xml|hpf|vml)$/i;
const documentType = /<!\s*(?:DOCTYPE|ENTITY)/i;
/** Longer than what `documentType` finds, short of spaces that no reader takes. */
const overlap = 32;

/**
 * Looks into an archive without keeping any of it. An office document (`isDocument`) is unpacked piece by piece and refused
 * for parts that are larger than they say, too much altogether, macros and embedded objects, XML with a document type
 * (entities that multiply or read files) and relationships that load something from elsewhere when it is opened; links to
 * follow are allowed. A plain archive is judged by its directory alone: names that leave the folder, encrypted parts, too
 * many of them. Rejects with `QueueFull` under a flood.
 */
export function judgeArchive(path: string, isDocument: boolean): Promise<ArchiveVerdict> {
  return runBounded(async () => {
    const progress = { unpackedBytes: 0 };
    let archive: ZipFile | null = null;
    try {
      // The library refuses names that leave the folder, and parts that are larger than the directory says.
      archive = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true });
      await readEntries(archive, { isDocument, progress });
      return { fault: null, unpackedBytes: progress.unpackedBytes };
    } catch (error) {
      return {
        fault: error instanceof Error ? error.message : "unreadable",
        unpackedBytes: progress.unpackedBytes,
      };
    } finally {
      archive?.close();
    }
  });
}

type Inspection = { isDocument: boolean; progress: { unpackedBytes: number } };

async function readEntries(archive: ZipFile, work: Inspection): Promise<void> {
  if (archive.entryCount > archiveLimits.entries) throw new ArchiveFault("too many parts");
  const names = new Set<string>();
  for await (const entry of archive.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    if (names.has(name)) throw new ArchiveFault("a name twice");
    names.add(name);
    if (names.size > archiveLimits.entries) throw new ArchiveFault("too many parts");
    if (entry.isEncrypted()) throw new ArchiveFault("encrypted");
    if (!work.isDocument) continue;
    if (activePart.test(entry.fileName)) throw new ArchiveFault("active content");
    if (pieceOfPart.test(entry.fileName)) throw new ArchiveFault("a part in pieces");
    if (!entry.fileName.endsWith("/")) await unpack(archive, entry, work);
  }
}

/** Unpacks a part piece by piece and forgets it; of what names other parts all is kept for the search. */
async function unpack(archive: ZipFile, entry: Entry, { progress }: Inspection): Promise<void> {
  if (progress.unpackedBytes + entry.uncompressedSize > archiveLimits.unpackedBytes)
    throw new ArchiveFault("too large");
  const isSearched = searchedPart.test(entry.fileName);
  const isRead = namesParts(entry.fileName);
  const parts: Buffer[] = [];
  let size = 0;
  let before = "";
  const source = await archive.openReadStreamPromise(entry);
  await pipeline(source, async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      progress.unpackedBytes += chunk.length;
      if (progress.unpackedBytes > archiveLimits.unpackedBytes) throw new ArchiveFault("too large");
      if (isSearched) before = refuseMarkup(before, chunk, size === 0);
      size += chunk.length;
      if (isRead && size > archiveLimits.searchedBytes) throw new ArchiveFault("too large");
      if (isRead) parts.push(chunk);
    }
  });
  const fault = isRead ? referenceFault(entry.fileName, Buffer.concat(parts)) : null;
  if (fault) throw new ArchiveFault(fault);
}

/** Refuses a document type wherever it stands, and an encoding that hides one; the end of the text for the next piece. */
function refuseMarkup(before: string, chunk: Buffer, isFirst: boolean): string {
  // In UTF-16 every second byte of such words is 0.
  const text = before + chunk.toString("latin1").replaceAll("\0", "");
  if (documentType.test(text)) throw new ArchiveFault("a document type");
  const declared = isFirst ? /^[^<]*<\?xml\b[^>]*\bencoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] : undefined;
  if (declared !== undefined && !/^(?:utf-?8|utf-?16|us-ascii)$/i.test(declared)) {
    throw new ArchiveFault("an encoding that hides text");
  }
  return text.slice(-overlap);
}
