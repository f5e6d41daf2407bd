import type { HofDetail } from "@/lib/contract/boards/hof";
import { mapResult } from "@/lib/shared/result";
import { officePaths } from "@/lib/web/routing/office-paths";
import { call } from "../../../lib/web/api/browser";
import type { Board } from "../../../lib/web/boards/board";
import { baseDraft } from "../../../lib/web/boards/board-draft";
import { officeMenus } from "../../../lib/web/office/office-menus";
import { changedHof, type HofDraft, hofProblems, hofTexts, newHof } from "./hof-draft";

export type HofBoard = Board<HofDraft, HofDetail>;

const textOf = (value: number | string | null | undefined) => (value == null ? "" : String(value));

/** The hall of fame; `reason` is why its whole names are wanted. */
export const hofBoardOf = (reason: string | undefined): HofBoard => ({
  entity: "hof",
  menu: { code: officeMenus.inquiries.code, path: officePaths.hallOfFame() },
  texts: hofTexts,
  empty: () => ({
    ...baseDraft(hofTexts),
    type: "",
    playDate: "",
    courseCode: "",
    holeNo: "",
    par: "",
    distance: "",
    ballBrand: "",
    score: "",
    certNo: "",
    isMasked: false,
    memberName: "",
    member: null,
    companions: "",
    caddieName: "",
    hasConsent: false,
    consentOn: "",
    consentHow: "",
    isVisible: true,
  }),
  draftOf: (row) => ({
    ...baseDraft(hofTexts, row.admin.i18n),
    type: row.type,
    playDate: row.playDate,
    courseCode: row.courseCode,
    holeNo: textOf(row.holeNo),
    par: textOf(row.par),
    distance: textOf(row.distance),
    ballBrand: textOf(row.ballBrand),
    score: textOf(row.score),
    certNo: textOf(row.certNo),
    isMasked: row.isMasked,
    memberName: row.memberName,
    member:
      row.memberIdx === null ? null : { memberIdx: row.memberIdx, name: row.memberName, memberType: "" },
    companions: row.companions.join(", "),
    caddieName: textOf(row.caddieName),
    isVisible: row.admin.isVisible,
    hasConsent: row.hasConsent,
    consentOn: textOf(row.consentOn),
    consentHow: textOf(row.consentHow),
  }),
  savedOf: ({ hofIdx, imageUrl, admin }) => ({
    idx: hofIdx,
    version: admin.version,
    files: [],
    pictures: { image: imageUrl },
  }),
  problems: (draft, { language }) => hofProblems(draft, language),
  read: (idx, lang, signal) =>
    call(
      "GET /ops/hof/{id}",
      { params: { id: String(idx) }, query: { lang, ...(reason ? { reason } : {}) } },
      { handled: true, signal },
    ),
  create: async (draft, { language }) =>
    mapResult(await call("POST /ops/hof", newHof(draft, language), { handled: true }), (row) => ({
      idx: row.hofIdx,
    })),
  update: (draft, saved, { language }) =>
    call("PUT /ops/hof/{id}", changedHof(draft, saved, language), { handled: true }),
  publicPath: () => null,
});
