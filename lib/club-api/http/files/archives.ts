import { pipeline } from "node:stream/promises";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { createQueue } from "../../platform/queue";

/** Limits of an office document; a real one of 20 MB stays far below each. */
export const archiveLimits = {
  entries: 5_000,
  /** Of all parts together, as they are unpacked. */
  unpackedBytes: 150 * 1024 * 1024,
  /** Of one part that is searched for what reaches outside, such as a list of relationships. */
  searchedBytes: 4 * 1024 * 1024,
} as const;

export type ArchiveLimits = { [limit in keyof typeof archiveLimits]: number };
/** Verdict on an archive, and how many bytes were unpacked for it. */
export type ArchiveVerdict = { fault: string | null; unpackedBytes: number };

class ArchiveFault extends Error {}

/** One at a time: it unpacks up to 150 MB, piece by piece. */
const runBounded = createQueue({ concurrency: 1, maxWaiting: 100 });

/** Programs, controls and foreign objects that an office program would start or load. */
const activePart =
  /(?:^|\/)(?:vbaProject[^/]*\.bin|vbaData\.xml|activeX\/.*|oleObject[^/]*\.bin|macrosheets\/.*)$/i;
const searchedPart = /\.(?:rels|xml|hpf|vml)$/i;
const documentType = /<!\s*(?:DOCTYPE|ENTITY)/i;
const relationship = /<(?:\w+:)?Relationship\b[^>]*>/gi;

/**
 * Looks into an archive without keeping any of it. An office document (`isDocument`) is unpacked piece by piece and refused
 * for parts that are larger than they say, too much altogether, macros and embedded objects, XML with a document type
 * (entities that multiply or read files) and relationships that load something from elsewhere when it is opened; links to
 * follow are allowed. A plain archive is judged by its directory alone: names that leave the folder, encrypted parts, too
 * many of them. Rejects with `QueueFull` under a flood.
 */
export function judgeArchive(
  path: string,
  isDocument: boolean,
  limits: ArchiveLimits = archiveLimits,
): Promise<ArchiveVerdict> {
  return runBounded(async () => {
    const progress = { unpackedBytes: 0 };
    let archive: ZipFile | null = null;
    try {
      // The library refuses names that leave the folder, and parts that are larger than the directory says.
      archive = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true });
      await readEntries(archive, { isDocument, limits, progress });
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

type Inspection = { isDocument: boolean; limits: ArchiveLimits; progress: { unpackedBytes: number } };

async function readEntries(archive: ZipFile, work: Inspection): Promise<void> {
  if (archive.entryCount > work.limits.entries) throw new ArchiveFault("too many parts");
  const names = new Set<string>();
  for await (const entry of archive.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    if (names.has(name)) throw new ArchiveFault("a name twice");
    names.add(name);
    if (names.size > work.limits.entries) throw new ArchiveFault("too many parts");
    if (entry.isEncrypted()) throw new ArchiveFault("encrypted");
    if (!work.isDocument) continue;
    if (activePart.test(entry.fileName)) throw new ArchiveFault("active content");
    if (!entry.fileName.endsWith("/")) await unpack(archive, entry, work);
  }
}

/** Unpacks a part piece by piece and forgets it; of XML the beginning is collected for the search. */
async function unpack(archive: ZipFile, entry: Entry, { limits, progress }: Inspection): Promise<void> {
  if (progress.unpackedBytes + entry.uncompressedSize > limits.unpackedBytes)
    throw new ArchiveFault("too large");
  const isSearched = searchedPart.test(entry.fileName);
  const searched: Buffer[] = [];
  let size = 0;
  const source = await archive.openReadStreamPromise(entry);
  await pipeline(source, async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      size += chunk.length;
      progress.unpackedBytes += chunk.length;
      if (progress.unpackedBytes > limits.unpackedBytes) throw new ArchiveFault("too large");
      if (isSearched && size <= limits.searchedBytes) searched.push(chunk);
    }
  });
  if (isSearched) refuseExternalLinks(entry.fileName, Buffer.concat(searched), size > limits.searchedBytes);
}

/** `isCut`: the part is longer than what is searched, which no list of relationships is. */
function refuseExternalLinks(name: string, bytes: Buffer, isCut: boolean): void {
  const isRelationships = /\.rels$/i.test(name);
  if (isRelationships && isCut) throw new ArchiveFault("too large");
  // In UTF-16 every second byte of such words is 0.
  const text = bytes.toString("latin1").replaceAll("\0", "");
  if (documentType.test(text)) throw new ArchiveFault("a document type");
  const encoding = /^[^<]*<\?xml\b[^>]*\bencoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? "utf-8";
  if (!/^(?:utf-?8|utf-?16|us-ascii)$/i.test(encoding)) throw new ArchiveFault("an encoding that hides text");
  if (!isRelationships) return;
  for (const [tag] of withoutReferences(text).matchAll(relationship)) {
    const isExternal = /\bTargetMode\s*=\s*["']\s*External/i.test(tag);
    if (isExternal && !/\bType\s*=\s*["'][^"']*\/hyperlink["']/i.test(tag)) {
      throw new ArchiveFault("a part from elsewhere");
    }
  }
}

/** `&#69;xternal` is `External` to an XML reader. */
function withoutReferences(text: string): string {
  return text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_whole, hex?: string, decimal?: string) =>
    String.fromCharCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
  );
}
