import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { quotaPercents } from "@/lib/shared/draws/draw-quotas";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { officePaths } from "@/lib/web/routing/office-paths";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOfficeForm } from "../../form/use-office-form";
import { useOffice } from "../../frame/root/office-context";
import { changedDrawCall, drawProblems, newDrawCall } from "./draw-calls";
import {
  type DrawDefaults,
  type DrawDraft,
  type DrawRow,
  drawDraftOf,
  emptyDrawDraft,
  proposedTimes,
} from "./draw-draft";

type Options = {
  draw: DrawRow | null;
  defaults: DrawDefaults;
  canSave: boolean;
  onLeave: () => void;
};
type Saved = { drawPostIdx: number; slotCount: number };

export type DrawForm = ReturnType<typeof useDrawForm>;

const [wrongField, slotTaken] = [9001, 4201];

/** The state of the form of a draw: input, errors and saving. */
export function useDrawForm({ draw, defaults, canSave, onLeave }: Options) {
  const t = useTranslations("ishm.draws.form");
  const unsaved = useTranslations("ishm.unsaved");
  const router = useRouter();
  const refresh = useReadAgain(["GET /ops/draws"]);
  const { formats, language, languages, defaultLanguage } = useOffice();
  const zone = formats.standardTimeZone;
  const preferred = languages.includes(language) ? language : defaultLanguage;
  const form = useOfficeForm<DrawDraft, DrawRow | null, Saved>({
    record: draw,
    draftOf: (row) => (row ? drawDraftOf(row, zone) : emptyDrawDraft(defaults)),
    canSave,
    check: (draft) => drawProblems(draft, { zone, preferred }),
    ...useDrawSentences(),
    send: async (draft, saved): Promise<Result<Saved, CallFailure>> =>
      saved
        ? call("PUT /ops/draws/{id}", changedDrawCall(draft, saved, zone), { handled: true })
        : call("POST /ops/draws", newDrawCall(draft, zone, preferred), { handled: true }),
    read: async (answer) =>
      draw && !answer ? call("GET /ops/draws/{id}", { params: { id: String(draw.drawPostIdx) } }) : null,
    fieldOf: ({ code, msgVar }) =>
      code === slotTaken ? "playDates" : code === wrongField ? (msgVar[0] ?? null) : null,
    async onSaved({ drawPostIdx, slotCount }) {
      toastBar(t(draw ? "saved" : "published", { slots: slotCount }));
      await refresh();
      if (draw) return onLeave();
      form.begin(emptyDrawDraft(defaults));
      router.push(officePaths.draw(drawPostIdx));
    },
  });
  const { draft } = form;
  return {
    ...form,
    defaults,
    zone,
    preferred,
    /** Other dates bring their own times, unless somebody set the times. */
    changeDates(playDates: readonly string[]) {
      const times = draft.hasOwnTimes ? draft.times : proposedTimes(playDates, defaults, zone);
      form.change({ playDates, times });
    },
    proposeTimes: () =>
      form.change({ times: proposedTimes(draft.playDates, defaults, zone), hasOwnTimes: false }),
    async leave() {
      const words = {
        title: unsaved("title"),
        message: unsaved("message"),
        confirm: unsaved("leave"),
        cancel: unsaved("stay"),
      };
      if (form.isDirty && !(await showConfirm(words))) return;
      form.begin(form.baseline);
      onLeave();
    },
  };
}

const named = ["playDates", "periods", "courseCodes", "memberTypes", "maxChoices", "minPlayers"] as const;

/** The sentences of this screen for problems of the form, and the names of fields for the summary. */
function useDrawSentences() {
  const t = useTranslations("ishm.draws.form");
  const quotas = useTranslations("ishm.draws.quotas");
  const sentenceOf = ({ field, reason }: FieldProblem, draft: DrawDraft): string | null => {
    const isTime = field in draft.times;
    if (isTime && reason === "tooSmall") return t("order");
    if (isTime && reason === "tooLarge") return t("releaseLate");
    if (/^quotas\.\d+\.memberTypes$/.test(field)) {
      return t(reason === "required" ? "choiceMissing" : "quotaGroup");
    }
    if (quotaPercents.some((percent) => field === `quotas.${percent}`)) return t("quotaSum");
    if (reason !== "required") return null;
    if (isTime) return t("timeMissing");
    if (field === "playDates") return t("datesMissing");
    if (field.endsWith(".title")) return t("titleMissing");
    return field in draft ? t("choiceMissing") : null;
  };
  return {
    sentenceOf,
    nameOf(field: string) {
      const percent = quotaPercents.find((one) => field === `quotas.${one}`);
      if (percent) return quotas(`fields.${percent}`);
      const group = /^quotas\.(\d+)\./.exec(field)?.[1];
      if (group) return quotas("group", { rank: Number(group) + 1 });
      const found = named.find((one) => one === field);
      return found ? t(`fields.${found}`) : null;
    },
  };
}
