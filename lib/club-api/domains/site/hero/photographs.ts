import { rm } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { type HeroPhotographInput, mostPhotographs, photographLimits } from "@/lib/contract/site/site-hero";
import { roundedPoint } from "@/lib/shared/hero/crop";
import { type HeroTones, measureTones, type PixelGrid } from "@/lib/shared/hero/measure";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { FileStorage } from "../../../adapters/storage";
import type { Database } from "../../../db/database";
import { transaction } from "../../../db/transaction";
import { actorName, type Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import type { Logger } from "../../../platform/logger";
import {
  type PhotographFault,
  photographGrid,
  type StoredPhotograph,
  storePhotograph,
} from "../../../platform/photographs";
import { recordAudit } from "../../audit";
import {
  attachFiles,
  detachAllFiles,
  openFile,
  removeStored,
  type StoredUpload,
  type Upload,
  withStoredUploads,
} from "../../files";
import { requireUnconditional } from "./hero";
import {
  deletePhotograph,
  insertPhotograph,
  lockHero,
  type PhotographRow,
  selectHero,
  selectPhotograph,
  selectPhotographs,
  updatePhotograph,
} from "./hero-repository";
import { groundColors } from "./hero-rules";

const kind = "hero";
const middle = { x: 0.5, y: 0.5 };
type Stores = { db: Database; storage: FileStorage; logger: Logger };

/**
 * Takes a photograph in behind the others, standing always, with its middle in sight. Throws 9301 for what is no picture,
 * 2901 for a moving one, 2902 for one of too many pixels, 2903 for one of too few, 2904 for a ninth.
 */
export async function addPhotograph({ db, storage }: Stores, ctx: Context, uploads: readonly Upload[]) {
  const [upload] = uploads;
  if (!upload) throw new ClubFailure("VAL_FIELD", ["photograph", "file"]);
  await refuseMore(db, ctx);
  const temporaryPath = storage.temporaryPath();
  try {
    const drawn = await storePhotograph(upload.temporaryPath, temporaryPath);
    if (typeof drawn === "string") throw refusalOf(drawn, upload);
    const file = {
      part: "photograph",
      fileName: upload.fileName.replace(/\.[^.]+$/, ".jpg"),
      temporaryPath,
      contentType: "image/jpeg",
      size: drawn.size,
    };
    const tones = measureTones(drawn.grid, middle);
    return await withStoredUploads(storage, kind, [file], (stored) =>
      transaction(db, (tx) => insert(tx, ctx, { drawn, tones, stored })),
    );
  } finally {
    await rm(temporaryPath, { force: true });
  }
}

/** Throws 2904; the photographs that are there. */
async function refuseMore(db: Database, { club }: Context): Promise<PhotographRow[]> {
  const there = await selectPhotographs(db, club.clubIdx);
  if (there.length >= mostPhotographs) throw new ClubFailure("PHOTO_FULL", [String(mostPhotographs)]);
  return there;
}

function refusalOf(fault: PhotographFault, { fileName }: Upload): ClubFailure {
  const { leastWidth, leastHeight, mostSide, mostPixels } = photographLimits;
  if (fault === "moving") return new ClubFailure("PHOTO_MOVING");
  if (fault === "pixels") {
    return new ClubFailure("PHOTO_PIXELS", [String(mostPixels / 1_000_000), String(mostSide)]);
  }
  if (fault === "small") return new ClubFailure("PHOTO_SMALL", [String(leastWidth), String(leastHeight)]);
  return new ClubFailure("FILE_TYPE", [fileName]);
}

type Drawn = { drawn: StoredPhotograph; tones: HeroTones; stored: readonly StoredUpload[] };

async function insert(tx: Database, ctx: Context, { drawn, tones, stored }: Drawn) {
  const { clubIdx } = ctx.club;
  await lockHero(tx, clubIdx);
  const there = await refuseMore(tx, ctx);
  const { width, height, grid } = drawn;
  const row = await insertPhotograph(tx, {
    clubIdx,
    url: "",
    width,
    height,
    texts: {},
    credit: "",
    tones,
    ...groundColors(grid),
    focalX: middle.x,
    focalY: middle.y,
    order: Math.max(0, ...there.map(({ order }) => order)) + 1,
    updatedAt: ctx.now,
    updatedBy: actorName(ctx.by),
  });
  const owners = { clubIdx, kind };
  const [file] = await attachFiles(tx, owners, row.photographIdx, stored, ctx.now);
  const after = { ...row, url: file?.url ?? "" };
  await updatePhotograph(tx, row, { url: after.url });
  const { photographIdx, version } = row;
  await recordAudit(tx, ctx, {
    action: "CREATE",
    entity: "heroPhotograph",
    entityKey: photographIdx,
    after: factsOf(after),
  });
  return { photographIdx, version };
}

/** The audited fields of a photograph; the measured colours follow from the rest. */
function factsOf({ tones: _tones, ...facts }: PhotographRow) {
  return facts;
}

/**
 * Changes a photograph; where its focal point moves, the colours under the text are measured anew. Throws 2001, 2002, and
 * 2905 when photographs are shown and none would stand always.
 */
export async function changePhotograph(
  { db, storage }: Stores,
  ctx: Context,
  photographIdx: number,
  { version, focal, i18n, ...input }: HeroPhotographInput,
) {
  const { clubIdx, zone } = ctx.club;
  const point = roundedPoint(focal);
  const grid = await movedGrid({ db, storage }, await requirePhotograph(db, ctx, photographIdx), point);
  return transaction(db, async (tx) => {
    await lockHero(tx, clubIdx);
    const before = await requirePhotograph(tx, ctx, photographIdx);
    if (version !== undefined && version !== before.version) throw new ClubFailure("STALE");
    const after: PhotographRow = {
      ...before,
      ...input,
      texts: i18n,
      focalX: point.x,
      focalY: point.y,
      ...(grid ? { tones: measureTones(grid, point) } : {}),
      version: before.version + 1,
      updatedAt: ctx.now,
      updatedBy: actorName(ctx.by),
    };
    await updatePhotograph(tx, before, after);
    await refuseGap(tx, clubIdx);
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "heroPhotograph",
      entityKey: photographIdx,
      before: factsOf(before),
      after: factsOf(after),
    });
    return { updatedAt: clubTimestamp(ctx.now, zone), version: after.version };
  });
}

async function requirePhotograph(db: Database, { club }: Context, photographIdx: number) {
  const row = await selectPhotograph(db, club.clubIdx, photographIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  return row;
}

/** The pixels to measure where the focal point moves; null where it stays. Throws 2001 when the file is gone. */
async function movedGrid(
  { db, storage }: Pick<Stores, "db" | "storage">,
  { clubIdx, url, focalX, focalY }: PhotographRow,
  { x, y }: { x: number; y: number },
): Promise<PixelGrid | null> {
  if (x === focalX && y === focalY) return null;
  const opened = await openFile(db, storage, { clubIdx, kind }, Number(url.split("/").at(-1)));
  const grid = opened && (await photographGrid(await buffer(opened.stream)));
  if (!grid) throw new ClubFailure("NOT_FOUND");
  return grid;
}

/** Throws 2905 when photographs are shown and none of them stands always. */
async function refuseGap(tx: Database, clubIdx: number): Promise<void> {
  const hero = await selectHero(tx, clubIdx);
  if (hero?.kind === "photographs") requireUnconditional(await selectPhotographs(tx, clubIdx));
}

/** Removes a photograph with its file. Throws 2001, 2002, and 2905 like a change. */
export async function removePhotograph(
  { db, storage, logger }: Stores,
  ctx: Context,
  photographIdx: number,
  version: number | undefined,
): Promise<{ deleted: number }> {
  const { clubIdx } = ctx.club;
  const gone = await transaction(db, async (tx) => {
    await lockHero(tx, clubIdx);
    const before = await requirePhotograph(tx, ctx, photographIdx);
    if (version !== undefined && version !== before.version) throw new ClubFailure("STALE");
    await deletePhotograph(tx, before);
    await refuseGap(tx, clubIdx);
    await recordAudit(tx, ctx, {
      action: "DELETE",
      entity: "heroPhotograph",
      entityKey: photographIdx,
      before: factsOf(before),
    });
    return detachAllFiles(tx, { clubIdx, kind }, [photographIdx]);
  });
  await removeStored(storage, logger, gone);
  return { deleted: 1 };
}
