import type { z } from "zod";
import type { bannerCreateBody, bannerUpdateBody } from "@/lib/contract/boards/banners";
import { copyName } from "@/lib/shared/texts/copy-name";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { pickText } from "../../platform/texts";
import {
  type BoardWriter,
  changedTexts,
  changeRecord,
  cloneRecord,
  createRecord,
  mapTexts,
  pick,
  removeRecords,
  type Saved,
  type TextChange,
} from "../boards";
import { textsOf } from "./read";
import { type BannerRow, bannerBoard, bannerTexts } from "./repository";

type NewBanner = z.output<typeof bannerCreateBody>;
type BannerChange = Omit<z.output<typeof bannerUpdateBody>, "idx">;

const maxNameLength = 60;
/** The fields that are columns as they come. */
const plainFields = [
  ...(["link", "seeDetail", "windowOpen", "todayClose", "devicePc"] as const),
  ...(["menuCodes", "order", "isVisible", "lang"] as const),
];
/** Stands until the uploaded picture has its address, within one transaction. */
const noPictureYet = "";

/**
 * Stores a banner with its pictures. Throws 3201 without `layerFile`, 3202 when it ends before it begins, 9001 for a button
 * that leads nowhere.
 */
export async function createBanner(writer: BoardWriter, input: NewBanner): Promise<{ idx: number }> {
  const span = { startAt: new Date(input.startAt), endAt: new Date(input.endAt) };
  refuseReversed(span);
  refuseDeadButton(input);
  if (!writer.uploads.some(({ part }) => part === "layerFile")) throw new ClubFailure("BNR_IMAGE");
  const row = await createRecord(bannerBoard, writer, {
    ...pick(input, plainFields),
    ...span,
    names: namesAfter({}, input, writer.ctx),
    layerFile: noPictureYet,
  });
  return { idx: row.bannerIdx };
}

/** Changes the named fields and pictures. Throws 2001, 2002, 3202 and 9001; then nothing has changed. */
export async function changeBanner(
  writer: BoardWriter,
  idx: number,
  input: BannerChange,
): Promise<{ idx: number } & Saved> {
  const saved = await changeRecord(bannerBoard, writer, idx, input, (row) => {
    const span = {
      startAt: input.startAt === undefined ? row.startAt : new Date(input.startAt),
      endAt: input.endAt === undefined ? row.endAt : new Date(input.endAt),
    };
    refuseReversed(span);
    if (input.seeDetail !== undefined || input.link !== undefined) {
      refuseDeadButton({ seeDetail: row.seeDetail, link: row.link, ...pick(input, ["seeDetail", "link"]) });
    }
    return {
      ...pick(input, [...plainFields, "layerFileMobile"]),
      ...span,
      names: namesAfter(row.names, input, writer.ctx),
    };
  });
  return { idx, ...saved };
}

/** Makes a hidden copy whose name says so. Throws 2001 for an unknown banner. */
export async function cloneBanner(
  writer: BoardWriter,
  idx: number,
): Promise<{ idx: number; bannerName: string; isVisible: boolean }> {
  const row = await cloneRecord(bannerBoard, writer, idx, copyOf);
  const bannerName = pickText(row.names, writer.ctx.choice) ?? "";
  return { idx: row.bannerIdx, bannerName, isVisible: row.isVisible };
}

/** Deletes banners and their pictures; how many of the named ones there were. */
export function removeBanners(writer: BoardWriter, idxs: readonly number[]) {
  return removeRecords(bannerBoard, writer, idxs);
}

function copyOf(row: BannerRow) {
  const { layerFile, layerFileMobile, link, seeDetail, windowOpen, todayClose, devicePc } = row;
  const { menuCodes, startAt, endAt, order, lang } = row;
  const names = mapTexts(row.names, (name, language) => copyName(name, language, maxNameLength));
  return {
    names,
    layerFile,
    layerFileMobile,
    link,
    seeDetail,
    windowOpen,
    todayClose,
    devicePc,
    menuCodes,
    startAt,
    endAt,
    order,
    lang,
  };
}

function namesAfter(
  names: BannerRow["names"],
  change: TextChange<"bannerName">,
  ctx: Context,
): BannerRow["names"] {
  const { texts } = changedTexts(bannerTexts, textsOf(names), change, ctx);
  return mapTexts(texts, (text) => text.bannerName);
}

function refuseReversed({ startAt, endAt }: { startAt: Date; endAt: Date }): void {
  if (endAt <= startAt) throw new ClubFailure("BNR_PERIOD");
}

/** "See details" follows the link, so it needs one. */
function refuseDeadButton({ seeDetail, link }: { seeDetail: boolean; link: string | null }): void {
  if (seeDetail && link === null) throw new ClubFailure("VAL_FIELD", ["link", "required"]);
}
