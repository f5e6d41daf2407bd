import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { ClubFailure } from "../platform/failure";
import { newRequestId } from "../platform/random";
import type { FileStorage } from "./storage";
import { checkStorageKey } from "./storage";

export type S3Place = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const retryAfterSeconds = 5;
const connectMs = 5_000;
const answerMs = 30_000;

/**
 * Keeps files in a bucket of S3 or of a server that speaks like it, for several processes. Uploads in progress lie in
 * `temporaryFolder`, which belongs to this process alone and is emptied at start.
 */
export async function openS3Storage(place: S3Place, temporaryFolder: string): Promise<FileStorage> {
  await rm(temporaryFolder, { recursive: true, force: true });
  await mkdir(temporaryFolder, { recursive: true, mode: 0o700 });
  // Loaded here alone: most servers keep their files in a folder.
  const s3 = await import("@aws-sdk/client-s3");
  const { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } = s3;
  const client = new s3.S3Client({
    endpoint: place.endpoint,
    region: place.region,
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
    // The bucket in the path: what servers other than Amazon's understand.
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs },
  });
  const object = (key: string) => ({ Bucket: place.bucket, Key: checkStorageKey(key) });
  return {
    async put(key, temporaryPath) {
      // Whole, not as a stream: only then a failed sending is tried again. Uploads are 20 MB at most (C0500).
      const Body = await readFile(temporaryPath);
      await inReach(client.send(new PutObjectCommand({ ...object(key), Body })));
      await rm(temporaryPath, { force: true });
    },
    async open(key) {
      try {
        const answer = await inReach(client.send(new GetObjectCommand(object(key))));
        const { Body, ContentLength } = answer;
        if (!Body || ContentLength === undefined) return null;
        return { stream: Body.transformToWebStream() as ReadableStream<Uint8Array>, size: ContentLength };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(key) {
      await inReach(client.send(new DeleteObjectCommand(object(key))));
    },
    temporaryPath: () => join(temporaryFolder, newRequestId()),
  };
}

/** A bucket that is away or has no time is nobody's fault: the call may come back (503). Its refusals stay faults. */
async function inReach<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isAway(error)) throw error;
    throw Object.assign(new ClubFailure("SYS_UNAVAILABLE", [], retryAfterSeconds), { cause: error });
  }
}

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return error.name === "TimeoutError" || ($metadata?.httpStatusCode ?? 0) >= 500;
}
