import { rm } from "node:fs/promises";
import { type ContentImage, contentWidths } from "@/lib/contract/boards/board-office";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { actorName, type Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { type SizedImage, sizedImages } from "../../platform/images";
import { randomToken } from "../../platform/random";
import { recordAudit } from "../audit";
import { type OpenFile, type Upload, withStoredUploads } from "../files";
import { fittingSize, type ImageRow, imagePath, insertImage } from "./repository";

const kind = "content";

/** Stores an image of a text in its sizes, under an address that cannot be guessed. Throws 9301 for what is no picture. */
export async function storeImage(
  { db, storage }: { db: Database; storage: FileStorage },
  ctx: Context,
  upload: Upload,
): Promise<ContentImage> {
  const paths: string[] = [];
  const newPath = () => {
    const path = storage.temporaryPath();
    paths.push(path);
    return path;
  };
  try {
    const isPicture = upload.contentType.startsWith("image/");
    const sizes = isPicture ? await sizedImages(upload.temporaryPath, contentWidths, newPath) : null;
    if (!sizes) throw new ClubFailure("FILE_TYPE", [upload.fileName]);
    return await keep({ db, storage }, ctx, sizes);
  } finally {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }
}

/** Opens the stored size that suits a width; throws 2001 when its bytes are gone. */
export async function openImage(
  storage: FileStorage,
  row: ImageRow,
  width: number | undefined,
): Promise<OpenFile> {
  const wanted = fittingSize(row.sizes, width);
  const opened = wanted && (await storage.open(wanted.storageKey));
  if (!opened) throw new ClubFailure("NOT_FOUND");
  const fileName = `image-${wanted.width}.webp`;
  return { stream: opened.stream, size: opened.size, fileName, contentType: "image/webp" };
}

function keep(
  { db, storage }: { db: Database; storage: FileStorage },
  ctx: Context,
  sizes: readonly SizedImage[],
): Promise<ContentImage> {
  const uploads = sizes.map(({ path, width, size }) => ({
    part: String(width),
    size,
    temporaryPath: path,
    fileName: `image-${width}.webp`,
    contentType: "image/webp",
  }));
  const { width, height } = sizes.reduce((widest, one) => (one.width > widest.width ? one : widest));
  return withStoredUploads(storage, kind, uploads, (stored) =>
    transaction(db, async (tx) => {
      const { imageIdx, token } = await insertImage(tx, {
        clubIdx: ctx.club.clubIdx,
        token: randomToken(),
        width,
        height,
        sizes: stored.map(({ part, size, storageKey }) => ({ width: Number(part), size, storageKey })),
        createdAt: ctx.now,
        createdBy: actorName(ctx.by),
      });
      const after = { width, height, sizes: sizes.map((one) => one.width) };
      await recordAudit(tx, ctx, { action: "CREATE", entity: "image", entityKey: imageIdx, after });
      return { url: `${imagePath}${token}`, width, height };
    }),
  );
}
