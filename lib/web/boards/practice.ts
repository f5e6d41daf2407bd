import type { PracticeGround } from "@/lib/contract/boards/practice-grounds";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { mapResult } from "@/lib/shared/result";
import { paths } from "@/lib/web/routing/paths";
import { call } from "../api/browser";
import { officeMenus } from "../office/office-menus";
import type { Board } from "./board";
import { baseDraft, changedRow } from "./board-draft";
import {
  allYear,
  hoursOfState,
  hoursRows,
  newPracticeGround,
  type PracticeDraft,
  practiceProblems,
  practiceSettings,
  practiceTexts,
  priceFields,
} from "./practice-draft";
import { priceField } from "./price-field";

export type PracticeBoard = Board<PracticeDraft, PracticeGround>;

/** The practice grounds of a club, whose prices are typed in its format; their order is given in the list. */
export const practiceBoardOf = (formats: ClubFormats): PracticeBoard => {
  const typed = (price: PracticeGround["ballPrice"]) => (price === null ? "" : priceField(price, formats));
  return {
    entity: "practice",
    menu: officeMenus.practiceGrounds,
    texts: practiceTexts,
    empty: () => ({
      ...baseDraft(practiceTexts),
      kind: "",
      hours: [allYear],
      bays: "",
      ballPrice: "",
      ballCount: "",
      hourPrice: "",
      dayPrice: "",
      lessonPrice: "",
      isBookable: false,
      phone: "",
      isVisible: true,
    }),
    draftOf: (row) => ({
      ...baseDraft(practiceTexts, row.admin?.i18n),
      kind: row.kind,
      hours: hoursRows(row.hours),
      bays: row.bays === null ? "" : String(row.bays),
      ballPrice: typed(row.ballPrice),
      ballCount: row.ballCount === null ? "" : String(row.ballCount),
      hourPrice: typed(row.hourPrice),
      dayPrice: typed(row.dayPrice),
      lessonPrice: typed(row.lessonPrice),
      isBookable: row.isBookable,
      phone: row.phone ?? "",
      isVisible: row.admin?.isVisible ?? true,
    }),
    savedOf: ({ practiceIdx, admin }) => ({
      idx: practiceIdx,
      version: admin?.version ?? 0,
      files: [],
      pictures: {},
    }),
    problems: (draft, { language }) => practiceProblems(draft, language, formats),
    read: (idx, lang, signal) =>
      call(
        "GET /practice/{id}",
        { params: { id: String(idx) }, query: { scope: "admin", lang } },
        { handled: true, signal },
      ),
    create: async (draft, { language }) =>
      mapResult(
        await call("POST /practice", newPracticeGround(draft, language, formats), { handled: true }),
        (row) => ({ idx: row.practiceIdx }),
      ),
    update: (draft, saved) =>
      call("PUT /practice/{id}", changedRow(practiceTexts, draft, saved, practiceSettings(draft, formats)), {
        handled: true,
      }),
    publicPath: () => paths.pft(),
    ofRow: (row) => ({
      ...("hours" in row ? { hours: hoursOfState(row.hours) } : {}),
      ...Object.fromEntries(
        (["bays", "ballCount"] as const).flatMap((name) =>
          row[name] == null ? [] : [[name, String(row[name])]],
        ),
      ),
      ...Object.fromEntries(
        priceFields.flatMap((name) =>
          row[name] == null ? [] : [[name, priceField(String(row[name]), formats)]],
        ),
      ),
    }),
  };
};
