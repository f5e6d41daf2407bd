import type { LogoField, SiteAdditionChange } from "@/lib/contract/site-office";
import { clubTimestamp } from "@/lib/shared/club-time";
import { readHeadTags, writeHeadTags } from "@/lib/shared/head-tags";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { type Act, actorName } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import type { Logger } from "../../platform/logger";
import { mergeFields } from "../../platform/texts";
import { recordDeed } from "../audit";
import {
  attachFiles,
  detachFilesIn,
  removeStored,
  type StoredUpload,
  type Upload,
  withStoredUploads,
} from "../files";
import { lockSiteAddition, type SiteAdditionRow, updateSiteAddition } from "./info-repository";

export const logoKind = "logo";
const emptyTexts = { textDefaultRl: "", textDefaultUd: "", textSimpleRl: "", textSimpleUd: "" };

type Place = { db: Database; storage: FileStorage; logger: Logger };
type Logos = Partial<Record<LogoField, string | null>>;
type Saved = Logos & { updatedAt: string; version: number };

/**
 * Changes the named texts and settings, puts uploaded logos into the fields that their parts name and takes away those of
 * `removeFiles` (domain.md A6). Throws 9301 for a file that is no image (vector images are none: they can hold scripts),
 * 9001 `headTags` for anything but allowed `<meta>` tags or a part that came twice, 2002.
 */
export async function saveSiteAddition(
  { db, storage, logger }: Place,
  act: Act,
  wish: SiteAdditionChange,
  uploads: readonly Upload[],
): Promise<Saved> {
  refuseUploads(uploads);
  const headTags = wish.headTags === undefined ? undefined : cleanHeadTags(wish.headTags);
  const { saved, removed } = await withStoredUploads(storage, logoKind, uploads, (stored) =>
    transaction(db, (tx) => applyChange(tx, act, { ...wish, headTags }, stored)),
  );
  await removeStored(storage, logger, removed);
  return saved;
}

type Change = Omit<SiteAdditionChange, "headTags"> & { headTags: string | undefined };

async function applyChange(tx: Database, act: Act, wish: Change, stored: readonly StoredUpload[]) {
  const { clubIdx, zone } = act.club;
  const before = await lockSiteAddition(tx, clubIdx);
  if (!before) throw new ClubFailure("NOT_FOUND");
  if (wish.version !== undefined && wish.version !== before.version) throw new ClubFailure("STALE");
  const { logos, removed } = await replaceLogos(tx, act, wish.removeFiles, stored);
  const after: SiteAdditionRow = {
    ...before,
    ...logos,
    ...settingsOf(before, wish),
    texts: textsOf(act, before, wish),
    version: before.version + 1,
    updatedAt: act.now,
    updatedBy: actorName(act.by),
  };
  await updateSiteAddition(tx, clubIdx, after);
  await recordDeed(tx, act, {
    action: "UPDATE",
    entity: "siteAddition",
    entityKey: clubIdx,
    before,
    after,
  });
  const saved = { ...logos, updatedAt: clubTimestamp(act.now, zone), version: after.version };
  return { saved, removed };
}

async function replaceLogos(
  tx: Database,
  act: Act,
  removeFiles: readonly LogoField[],
  stored: readonly StoredUpload[],
): Promise<{ logos: Logos; removed: string[] }> {
  const { clubIdx } = act.club;
  const owners = { clubIdx, kind: logoKind };
  const parts = [...removeFiles, ...stored.flatMap((upload) => upload.part ?? [])];
  const removed: string[] = [];
  for (const part of parts) removed.push(...(await detachFilesIn(tx, owners, clubIdx, part)));
  const attached = await attachFiles(tx, owners, clubIdx, stored, act.now);
  const logos: Logos = Object.fromEntries([
    ...removeFiles.map((field) => [field, null]),
    ...attached.map(({ part, url }) => [part, url]),
  ]);
  return { logos, removed };
}

function settingsOf(before: SiteAdditionRow, wish: Change) {
  return {
    naverVerification: wish.naverVerification ?? before.naverVerification,
    googleVerification: wish.googleVerification ?? before.googleVerification,
    gaId: wish.gaId ?? before.gaId,
    viewportZoom: wish.viewportZoom ?? before.viewportZoom,
    headTags: wish.headTags ?? before.headTags,
  };
}

function textsOf(act: Act, before: SiteAdditionRow, wish: Change): SiteAdditionRow["texts"] {
  const { textDefaultRl, textDefaultUd, textSimpleRl, textSimpleUd, i18n } = wish;
  const own = { textDefaultRl, textDefaultUd, textSimpleRl, textSimpleUd };
  return mergeFields(before.texts, { own, i18n }, act.choice.language, emptyTexts);
}

function refuseUploads(uploads: readonly Upload[]): void {
  const other = uploads.find((upload) => !upload.contentType.startsWith("image/"));
  if (other) throw new ClubFailure("FILE_TYPE", [other.fileName]);
  const parts = uploads.map((upload) => upload.part ?? "");
  const twice = parts.find((part, place) => parts.indexOf(part) !== place);
  if (twice !== undefined) throw new ClubFailure("VAL_FIELD", [twice]);
}

function cleanHeadTags(text: string): string {
  const tags = readHeadTags(text);
  if (!tags) throw new ClubFailure("VAL_FIELD", ["headTags"]);
  return writeHeadTags(tags);
}
