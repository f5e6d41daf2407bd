import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import type { RouteDefinition } from "@/lib/contract/define-route";
import { ClubFailure } from "../../platform/failure";
import { cleanImage } from "../../platform/images";
import { bodyChunks, jsonLimitBytes, parseJson, refuseDeclaredLength } from "../body";
import type { UploadedFile } from "../handler";
import { judgeArchive } from "./archives";
import { type FileKind, isOfKind, promisedKind, safeFileName } from "./file-types";

/** The one part that may come many times; every other stands for a field. */
const listPart = "files";

/** C0500 in bytes. */
export type UploadLimits = { imageBytes: number; documentBytes: number; files: number };
/** File rules in the declaration of a call. */
export type DeclaredUpload = NonNullable<RouteDefinition["upload"]>;
export type MultipartBody = { data: unknown; files: readonly UploadedFile[]; discard(): Promise<void> };

/**
 * Reads `data` (JSON) and file parts of the named kinds; files stream into temporary ones. The caller discards what is
 * left of them when it is done; after a fault nothing is left. A photograph is as large as a document may be, and handed over
 * as it came: its handler draws it anew. Throws REQ_TOO_LARGE for the whole body, FILE_SIZE
 * and FILE_TYPE for one file, REQ_MALFORMED for a broken body.
 */
export async function readMultipart(
  request: Request,
  declared: DeclaredUpload,
  clubLimits: UploadLimits,
  temporaryPath: () => string,
): Promise<MultipartBody> {
  const limits = declared.photograph
    ? { ...clubLimits, imageBytes: clubLimits.documentBytes, files: 1 }
    : clubLimits;
  const wholeBytes = limits.files * limits.documentBytes + 2 * jsonLimitBytes;
  refuseDeclaredLength(request, wholeBytes);
  const upload = new Upload(declared, limits, temporaryPath);
  try {
    await upload.read(request, wholeBytes);
    return { data: upload.data, files: upload.files, discard: () => upload.discard() };
  } catch (error) {
    await upload.discard();
    throw error instanceof ClubFailure || isOwnFault(error) ? error : new ClubFailure("REQ_MALFORMED");
  }
}

/** A file of ours that could not be written, such as on a full disk, is no fault of the body. */
function isOwnFault(error: unknown): boolean {
  return (
    error instanceof Error && "syscall" in error && (error.syscall === "open" || error.syscall === "write")
  );
}

/**
 * Writes a part to a file. Where that fails the part is still read to its end: the parser waits for it, and the caller would
 * for an answer.
 */
function store(stream: Readable, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const file = createWriteStream(path, { mode: 0o600 });
    file.once("finish", resolve);
    file.once("error", (error) => {
      stream.unpipe(file);
      stream.resume();
      reject(error);
    });
    stream.once("error", (error) => file.destroy(error));
    stream.pipe(file);
  });
}

class Upload {
  data: unknown;
  readonly #paths: string[] = [];
  readonly #cleaned: string[] = [];
  /** By the place among the parts: a small picture is drawn sooner than a large one before it. */
  readonly #checked: { place: number; file: UploadedFile }[] = [];
  readonly #seen = new Set<string>();
  readonly #work: Promise<void>[] = [];
  /** The first fault; the rest of the body is still read, so that the caller gets the answer, not a reset. */
  #fault: unknown;

  constructor(
    readonly declared: DeclaredUpload,
    readonly limits: UploadLimits,
    readonly temporaryPath: () => string,
  ) {}

  async read(request: Request, wholeBytes: number): Promise<void> {
    if (!request.body) throw new ClubFailure("REQ_MALFORMED");
    const parser = busboy({
      headers: Object.fromEntries(request.headers),
      defParamCharset: "utf8",
      preservePath: false,
      limits: {
        fileSize: this.limits.documentBytes + 1,
        fieldSize: jsonLimitBytes,
        fields: 2,
        headerPairs: 50,
      },
    });
    parser.on("field", (name, value, info) => {
      const isWhole = name === "data" && !info.valueTruncated;
      this.#collect(async () => this.#takeData(isWhole ? Buffer.from(value) : null, name));
    });
    parser.on("file", (name, stream, info) => {
      // A JSON part that was appended as a Blob comes with a file name.
      this.#collect(() =>
        name === "data" ? this.#readData(stream) : this.#readFile(name, stream, info.filename),
      );
    });
    await pipeline(Readable.from(bodyChunks(request)), counted(wholeBytes), parser);
    await Promise.all(this.#work);
    if (this.#fault !== undefined) throw this.#fault;
  }

  /** In the order in which they were sent. */
  get files(): readonly UploadedFile[] {
    return this.#checked.sort((one, other) => one.place - other.place).map(({ file }) => file);
  }

  async discard(): Promise<void> {
    await Promise.allSettled(this.#work);
    await Promise.all([...this.#paths, ...this.#cleaned].map((path) => rm(path, { force: true })));
  }

  #collect(task: () => Promise<void>): void {
    this.#work.push(
      task().catch((error: unknown) => {
        this.#fault ??= error;
      }),
    );
  }

  #takeData(bytes: Buffer | null, name: string): void {
    if (name !== "data") throw new ClubFailure("VAL_FIELD", [name.slice(0, 100), "unknown"]);
    if (bytes === null) throw new ClubFailure("REQ_TOO_LARGE");
    if (this.data !== undefined) throw new ClubFailure("VAL_FIELD", ["data", "twice"]);
    this.data = parseJson(bytes);
  }

  async #readData(stream: Readable): Promise<void> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= jsonLimitBytes) chunks.push(chunk);
    }
    this.#takeData(size <= jsonLimitBytes ? Buffer.concat(chunks) : null, "data");
  }

  async #readFile(name: string, stream: Readable, offeredName: string | undefined): Promise<void> {
    const fileName = safeFileName(offeredName ?? "");
    const kind = promisedKind(fileName);
    const refusal = this.#refusal(name, kind !== undefined);
    if (refusal || !kind) {
      stream.resume();
      throw refusal ?? new ClubFailure("FILE_TYPE");
    }
    const path = this.temporaryPath();
    const place = this.#paths.push(path);
    let size = 0;
    stream.on("data", (chunk: Buffer) => {
      size += chunk.length;
    });
    await store(stream, path);
    if (size > (kind.isImage ? this.limits.imageBytes : this.limits.documentBytes)) {
      throw new ClubFailure("FILE_SIZE", [fileName]);
    }
    const checked = await this.#checkedFile({ fileName, size, path }, kind);
    this.#checked.push({ place, file: { part: name, ...checked } });
  }

  async #checkedFile(arrived: Arrived, kind: FileKind): Promise<Omit<UploadedFile, "part">> {
    if (!this.declared.photograph) {
      const cleanPath = this.temporaryPath();
      this.#cleaned.push(cleanPath);
      return checkedFile(arrived, kind, cleanPath);
    }
    const { fileName, size, path } = arrived;
    if (size === 0 || !kind.isImage || !(await isOfKind(path, kind)))
      throw new ClubFailure("FILE_TYPE", [fileName]);
    return { fileName, contentType: kind.contentType, size, temporaryPath: path };
  }

  #refusal(name: string, isAllowedType: boolean): ClubFailure | null {
    if (!this.declared.parts.includes(name))
      return new ClubFailure("VAL_FIELD", [name.slice(0, 100), "unknown"]);
    if (this.#fault !== undefined) return new ClubFailure("REQ_MALFORMED");
    if (name !== listPart && this.#seen.has(name)) return new ClubFailure("VAL_FIELD", [name, "twice"]);
    this.#seen.add(name);
    if (this.#paths.length >= this.limits.files) {
      return new ClubFailure("VAL_FIELD", [name, "too_many", String(this.limits.files)]);
    }
    return isAllowedType ? null : new ClubFailure("FILE_TYPE");
  }
}

/** Passes bytes on and breaks the pipe past the limit. */
function counted(limitBytes: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.byteLength;
      done(size > limitBytes ? new ClubFailure("REQ_TOO_LARGE") : null, chunk);
    },
  });
}

type Arrived = { fileName: string; size: number; path: string };

/**
 * A file that has arrived, as it may be stored: documents as they are, pictures drawn anew at `cleanPath`. Throws
 * FILE_TYPE for bytes that are not what the name promises, for a broken or too large picture, and for a document with macros,
 * parts from elsewhere or more in it than a document has.
 */
export async function checkedFile(
  { fileName, size, path }: Arrived,
  kind: FileKind,
  cleanPath: string,
): Promise<Omit<UploadedFile, "part">> {
  if (size === 0 || !(await isOfKind(path, kind))) throw new ClubFailure("FILE_TYPE", [fileName]);
  if (kind.archive && (await judgeArchive(path, kind.archive === "document")).fault !== null) {
    throw new ClubFailure("FILE_TYPE", [fileName]);
  }
  if (!kind.isImage) return { fileName, contentType: kind.contentType, size, temporaryPath: path };
  const image = await cleanImage(path, cleanPath);
  if (!image) throw new ClubFailure("FILE_TYPE", [fileName]);
  const isRenamed = image.contentType !== kind.contentType;
  return {
    fileName: isRenamed ? fileName.replace(/\.[^.]+$/, `.${image.extension}`) : fileName,
    contentType: image.contentType,
    size: image.size,
    temporaryPath: cleanPath,
  };
}
