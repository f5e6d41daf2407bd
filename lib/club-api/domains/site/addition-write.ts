import type { LogoField, SiteAdditionChange } from "@/lib/contract/site/site-office";
import { readHeadTags, writeHeadTags } from "@/lib/shared/addresses/head-tags";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { actorName, type Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { Logger } from "../../platform/logger";
import { mergeFields } from "../../platform/texts";
import { recordAudit } from "../audit";
import {
  attachFiles,
  detachFilesIn,
  removeStored,
  type StoredUpload,
  type Upload,
  withStoredUploads,
} from "../files";
import { lockSiteAddition, type SiteAdditionRow, updateSiteAddition } from "./repository";

export const logoKind = "logo";
const emptyTexts = { textDefaultRl: "", textDefaultUd: "", textSimpleRl: "", textSimpleUd: "" };

type Stores = { db: Database; storage: FileStorage; logger: Logger };
type Logos = Partial<Record<LogoField, string | null>>;
type Saved = Logos & { updatedAt: string; version: number };

/**
 * Changes the named texts and settings, puts uploaded logos into the fields that their parts name and takes away those of
 * `removeFiles` (domain.md A6). Throws 9301 for a file that is no image (vector images are none: they can hold scripts),
 * 9001 `headTags` for anything but allowed `<meta>` tags or a part that came twice, 2002.
 */
export async function saveSiteAddition(
  { db, storage, logger }: Stores,
  ctx: Context,
  input: SiteAdditionChange,
  uploads: readonly Upload[],
): Promise<Saved> {
  refuseUploads(uploads);
  const headTags = input.headTags === undefined ? undefined : cleanHeadTags(input.headTags);
  const { saved, removed } = await withStoredUploads(storage, logoKind, uploads, (stored) =>
    transaction(db, (tx) => applyChange(tx, ctx, { ...input, headTags }, stored)),
  );
  await removeStored(storage, logger, removed);
  return saved;
}

type Change = Omit<SiteAdditionChange, "headTags"> & { headTags: string | undefined };

async function applyChange(tx: Database, ctx: Context, input: Change, stored: readonly StoredUpload[]) {
  const { clubIdx, zone } = ctx.club;
  const before = await lockSiteAddition(tx, clubIdx);
  if (!before) throw new ClubFailure("NOT_FOUND");
  if (input.version !== undefined && input.version !== before.version) throw new ClubFailure("STALE");
  const { logos, removed } = await replaceLogos(tx, ctx, input.removeFiles, stored);
  const after: SiteAdditionRow = {
    ...before,
    ...logos,
    ...settingsOf(before, input),
    texts: textsOf(ctx, before, input),
    version: before.version + 1,
    updatedAt: ctx.now,
    updatedBy: actorName(ctx.by),
  };
  await updateSiteAddition(tx, clubIdx, after);
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "siteAddition",
    entityKey: clubIdx,
    before,
    after,
  });
  const saved = { ...logos, updatedAt: clubTimestamp(ctx.now, zone), version: after.version };
  return { saved, removed };
}

async function replaceLogos(
  tx: Database,
  ctx: Context,
  removeFiles: readonly LogoField[],
  stored: readonly StoredUpload[],
): Promise<{ logos: Logos; removed: string[] }> {
  const { clubIdx } = ctx.club;
  const owners = { clubIdx, kind: logoKind };
  const parts = [...removeFiles, ...stored.flatMap((upload) => upload.part ?? [])];
  const removed: string[] = [];
  for (const part of parts) removed.push(...(await detachFilesIn(tx, owners, clubIdx, part)));
  const attached = await attachFiles(tx, owners, clubIdx, stored, ctx.now);
  const logos: Logos = Object.fromEntries([
    ...removeFiles.map((field) => [field, null]),
    ...attached.map(({ part, url }) => [part, url]),
  ]);
  return { logos, removed };
}

function settingsOf(before: SiteAdditionRow, input: Change) {
  return {
    naverVerification: input.naverVerification ?? before.naverVerification,
    googleVerification: input.googleVerification ?? before.googleVerification,
    gaId: input.gaId ?? before.gaId,
    viewportZoom: input.viewportZoom ?? before.viewportZoom,
    headTags: input.headTags ?? before.headTags,
  };
}

function textsOf(ctx: Context, before: SiteAdditionRow, input: Change): SiteAdditionRow["texts"] {
  const { textDefaultRl, textDefaultUd, textSimpleRl, textSimpleUd, i18n } = input;
  const own = { textDefaultRl, textDefaultUd, textSimpleRl, textSimpleUd };
  return mergeFields(before.texts, { own, i18n }, ctx.choice.language, emptyTexts);
}

function refuseUploads(uploads: readonly Upload[]): void {
  const other = uploads.find((upload) => !upload.contentType.startsWith("image/"));
  if (other) throw new ClubFailure("FILE_TYPE", [other.fileName]);
  const parts = uploads.map((upload) => upload.part ?? "");
  const twice = parts.find((part, place) => parts.indexOf(part) !== place);
  if (twice !== undefined) throw new ClubFailure("VAL_FIELD", [twice, "twice"]);
}

function cleanHeadTags(text: string): string {
  const tags = readHeadTags(text);
  if (!tags) throw new ClubFailure("VAL_FIELD", ["headTags", "head_tags"]);
  return writeHeadTags(tags);
}
