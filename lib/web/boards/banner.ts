import { type BannerDetail, bannerCreateBody } from "@/lib/contract/boards/banners";
import type { CallInput } from "@/lib/contract/routes";
import { isLanguage, type Language } from "@/lib/shared/languages";
import { mapResult } from "@/lib/shared/result";
import { call } from "../api/browser";
import { minuteOf, stampOf } from "../office/club-minute";
import { officeMenus } from "../office/office-menus";
import type { FieldProblem } from "../office/schema-problems";
import type { Board, BoardContext, SavedRow } from "./board";
import { boardProblems } from "./board-check";
import {
  type BoardDraft,
  baseDraft,
  changedRow,
  clearedPictures,
  newRow,
  type TextShape,
} from "./board-draft";

export type BannerText = { bannerName: string };
export type BannerDevice = "A" | "Y" | "N";
/** Times are minutes of the club's zone, "" where none is entered yet; `lang` "" is every language. */
export type BannerDraft = BoardDraft<BannerText> & {
  link: string;
  seeDetail: boolean;
  windowOpen: boolean;
  todayClose: boolean;
  devicePc: BannerDevice;
  menuCodes: readonly string[];
  startAt: string;
  endAt: string;
  isVisible: boolean;
  lang: Language | "";
};

const texts: TextShape<BannerText> = { empty: { bannerName: "" }, first: "bannerName", rich: [] };
/** The column of each upload part. */
const columns = { layerFile: "layerFile", layerFileMobile: "layerFileMobile" } as const;

function settings(draft: BannerDraft, { zone }: BoardContext) {
  const { seeDetail, windowOpen, todayClose, devicePc, menuCodes, isVisible } = draft;
  return {
    seeDetail,
    windowOpen,
    todayClose,
    devicePc,
    isVisible,
    menuCodes: [...menuCodes],
    link: draft.link.trim() || null,
    startAt: stampOf(draft.startAt, zone) ?? "",
    endAt: stampOf(draft.endAt, zone) ?? "",
    lang: draft.lang || null,
  };
}

export function newBanner(draft: BannerDraft, context: BoardContext): CallInput<"POST /banner"> {
  return newRow(texts, draft, context.language, settings(draft, context));
}

/** The picture for PC can be replaced, not taken away: a banner without one says nothing. */
export function changedBanner(
  draft: BannerDraft,
  saved: SavedRow,
  context: BoardContext,
): CallInput<"PUT /banner/{id}"> {
  const { layerFileMobile } = clearedPictures(draft, columns);
  const cleared = layerFileMobile === null ? { layerFileMobile } : {};
  return changedRow(texts, draft, saved, { ...settings(draft, context), ...cleared });
}

function problems(draft: BannerDraft, context: BoardContext, saved: SavedRow | null): FieldProblem[] {
  const found = boardProblems(texts, bannerCreateBody, newBanner(draft, context).body, {
    draft,
    preferred: context.language,
  }).map((problem) =>
    problem.field === "startAt" || problem.field === "endAt"
      ? { ...problem, reason: draft[problem.field] === "" ? ("required" as const) : problem.reason }
      : problem,
  );
  const hasPicture = draft.pictures.layerFile ?? (saved && draft.pictures.layerFile !== null);
  if (!hasPicture) found.push({ field: "layerFile", reason: "required" });
  const { startAt, endAt, seeDetail, link } = draft;
  if (startAt !== "" && endAt !== "" && endAt <= startAt) found.push({ field: "endAt", reason: "tooSmall" });
  if (seeDetail && link.trim() === "") found.push({ field: "link", reason: "required" });
  return found;
}

/** The banners of the pop-ups (domain.md A23). */
export const bannerBoard: Board<BannerDraft, BannerDetail> = {
  entity: "banner",
  menu: officeMenus.banners,
  texts,
  empty: () => ({
    ...baseDraft(texts),
    link: "",
    seeDetail: false,
    windowOpen: false,
    todayClose: true,
    devicePc: "A",
    menuCodes: [],
    startAt: "",
    endAt: "",
    isVisible: true,
    lang: "",
  }),
  draftOf: (row, { zone }) => ({
    ...baseDraft(texts, row.admin.i18n),
    seeDetail: row.seeDetail,
    windowOpen: row.windowOpen,
    todayClose: row.todayClose,
    link: row.link ?? "",
    devicePc: row.devicePc,
    menuCodes: row.menuCodes,
    isVisible: row.isVisible,
    startAt: minuteOf(row.startAt, zone),
    endAt: minuteOf(row.endAt, zone),
    lang: isLanguage(row.lang) ? row.lang : "",
  }),
  savedOf: ({ idx, admin, layerFile, layerFileMobile }) => ({
    idx,
    version: admin.version,
    files: [],
    pictures: { layerFile, layerFileMobile },
  }),
  problems,
  read: (idx, lang, signal) =>
    call("GET /banner/{id}", { params: { id: String(idx) }, query: { lang } }, { handled: true, signal }),
  create: async (draft, context) =>
    mapResult(await call("POST /banner", newBanner(draft, context), { handled: true }), ({ idx }) => ({
      idx,
    })),
  update: (draft, saved, context) =>
    call("PUT /banner/{id}", changedBanner(draft, saved, context), { handled: true }),
  publicPath: () => null,
  /** A stored row holds names by language, and its times in the server's writing. */
  ofRow: (row, { zone }) => ({
    ...("names" in row ? { texts: namesAsTexts(row.names) } : {}),
    ...("startAt" in row ? { startAt: minuteOf(String(row.startAt), zone) } : {}),
    ...("endAt" in row ? { endAt: minuteOf(String(row.endAt), zone) } : {}),
  }),
};

function namesAsTexts(names: unknown): Record<string, BannerText> {
  const known = Object.entries((names ?? {}) as Record<string, unknown>);
  return Object.fromEntries(known.map(([language, name]) => [language, { bannerName: String(name) }]));
}
