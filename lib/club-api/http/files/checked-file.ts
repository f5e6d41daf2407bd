import { ClubFailure } from "../../platform/failure";
import { cleanImage } from "../../platform/images";
import type { UploadedFile } from "../handler";
import { judgeArchive } from "./archives";
import { type FileKind, isOfKind } from "./file-types";

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
