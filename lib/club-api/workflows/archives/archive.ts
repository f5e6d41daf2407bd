import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";

/** Head of a club's archive. */
const clubHead = z.strictObject({
  format: z.literal(1),
  clubCode: z.string(),
  name: z.string(),
  /** Of all migrations that the database had had. */
  schema: z.string(),
  /** Tells whether a server has the key that identities of members were hashed with. */
  keyCheck: z.string(),
  exportedAt: z.string(),
  createdAt: z.string(),
  openedAt: z.string().nullable(),
});
export type ClubHead = z.infer<typeof clubHead>;
/** Head of a copy of a whole server. */
const serverHead = z.strictObject({
  format: z.literal(1),
  server: z.literal(true),
  schema: z.string(),
  madeAt: z.string(),
  clubs: z.array(z.string()),
});
export type ServerHead = z.infer<typeof serverHead>;
const archiveHead = z.union([clubHead, serverHead]);
/**
 * End of an archive: rows by table and the number of files; for a whole server also the sum over each table's
 * contents and the values of the sequences.
 */
const archiveEnd = z.strictObject({
  rows: z.record(z.string(), z.int()),
  files: z.int(),
  sums: z.record(z.string(), z.string()).optional(),
  sequences: z
    .array(z.strictObject({ name: z.string(), last: z.string(), isCalled: z.boolean() }))
    .optional(),
});
export type ArchiveEnd = z.infer<typeof archiveEnd>;

/**
 * One piece of an archive. An archive is lines of text, compressed: what the piece is, a tab, its name, a tab, its content.
 * Rows are a list of JSON; a file is `file` with its key, then `bytes` in base64.
 */
export type ArchivePiece =
  | { kind: "head"; head: ClubHead | ServerHead }
  | { kind: "rows"; table: string; rows: string }
  | { kind: "file"; key: string }
  | { kind: "bytes"; bytes: Buffer }
  | { kind: "end"; end: ArchiveEnd };

/** The archive is no archive, was cut, or is of another kind; the message is the sentence to show. */
export class ArchiveFault extends Error {}

function lineOf(piece: ArchivePiece): string {
  switch (piece.kind) {
    case "head":
      return `head\t\t${JSON.stringify(piece.head)}\n`;
    case "rows":
      return `rows\t${piece.table}\t${piece.rows}\n`;
    case "file":
      return `file\t${piece.key}\t\n`;
    case "bytes":
      return `bytes\t\t${piece.bytes.toString("base64")}\n`;
    case "end":
      return `end\t\t${JSON.stringify(piece.end)}\n`;
  }
}

/** Writes an archive beside its place and moves it there when it is whole; a failure leaves nothing. */
export async function writeArchive(path: string, pieces: AsyncIterable<ArchivePiece>): Promise<void> {
  const unfinished = `${path}.part`;
  async function* lines() {
    for await (const piece of pieces) yield lineOf(piece);
  }
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    if (!isStreamFault(error)) throw error;
    throw new ArchiveFault(`The archive ${path} cannot be written: ${error.message}.`);
  }
}

const cut = (path: string) =>
  new ArchiveFault(
    `The archive ${path} is cut or damaged: nothing was taken from it. Make it again, or take another.`,
  );

/** Reads an archive piece by piece. Throws `ArchiveFault` for what is none, also where it ends too early. */
export async function* readArchive(path: string): AsyncGenerator<ArchivePiece> {
  const lines = createInterface({ input: gunzipped(path), crlfDelay: Number.POSITIVE_INFINITY });
  let last: ArchivePiece["kind"] | null = null;
  try {
    for await (const line of lines) {
      const piece = pieceOf(line, path);
      if ((last === null) !== (piece.kind === "head")) throw cut(path);
      last = piece.kind;
      yield piece;
    }
  } catch (error) {
    if (error instanceof ArchiveFault || !isStreamFault(error)) throw error;
    throw isMissing(error) ? new ArchiveFault(`There is no file ${path}.`) : cut(path);
  }
  if (last !== "end") throw cut(path);
}

function gunzipped(path: string): Readable {
  const gunzip = createGunzip();
  const file = createReadStream(path);
  file.on("error", (error) => gunzip.destroy(error));
  return file.pipe(gunzip);
}

const isStreamFault = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error &&
  "code" in error &&
  typeof error.code === "string" &&
  /^(Z_|E[A-Z]+$|ERR_)/.test(error.code);
const isMissing = ({ code }: NodeJS.ErrnoException) => code === "ENOENT" || code === "EISDIR";

function pieceOf(line: string, path: string): ArchivePiece {
  const [kind, name = "", content = ""] = splitLine(line);
  if (kind === "rows") return { kind, table: name, rows: content };
  if (kind === "file") return { kind, key: name };
  if (kind === "bytes") return { kind, bytes: Buffer.from(content, "base64") };
  if (kind === "head") return { kind, head: parsed(archiveHead, content, path) };
  if (kind === "end") return { kind, end: parsed(archiveEnd, content, path) };
  throw cut(path);
}

/** Content holds no tab of its own: JSON writes one as `\t`. */
const splitLine = (line: string) => line.split("\t");

function parsed<T>(schema: z.ZodType<T>, content: string, path: string): T {
  try {
    return schema.parse(JSON.parse(content));
  } catch {
    throw cut(path);
  }
}
