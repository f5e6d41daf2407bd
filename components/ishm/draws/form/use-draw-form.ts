import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import { quotaPercents } from "@/lib/shared/draws/draw-quotas";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { officePaths } from "@/lib/web/routing/office-paths";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useDraft } from "../../form/use-draft";
import { useFormErrors } from "../../form/use-form-errors";
import { type Refusal, useSave } from "../../form/use-save";
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
  onTyped?: ((isTyped: boolean) => void) | undefined;
  onLeave: () => void;
};
type Saved = { drawPostIdx: number; slotCount: number };

export type DrawForm = ReturnType<typeof useDrawForm>;

const [wrongField, slotTaken] = [9001, 4201];

/** The form of a draw: what is typed, what is wrong with it, and how it is sent. */
export function useDrawForm({ draw, defaults, canSave, onTyped, onLeave }: Options) {
  const t = useTranslations("ishm.draws.form");
  const unsaved = useTranslations("ishm.unsaved");
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const { formats, language, languages, defaultLanguage } = useOffice();
  const zone = formats.standardTimeZone;
  const preferred = languages.includes(language) ? language : defaultLanguage;
  const [known, setKnown] = useState(draw);
  // The editors of the texts begin anew when a text comes from elsewhere.
  const [round, setRound] = useState(0);
  const form = useDraft(draw ? drawDraftOf(draw, zone) : emptyDrawDraft(defaults), canSave);
  const { draft, isDirty } = form;

  const saving = useSave<DrawDraft, Saved, DrawRow>({
    send: async (sent): Promise<Result<Saved, CallFailure>> =>
      known
        ? call("PUT /ops/draws/{id}", changedDrawCall(sent, known, zone), { handled: true })
        : call("POST /ops/draws", newDrawCall(sent, zone, preferred), { handled: true }),
    onSaved: async ({ drawPostIdx, slotCount }, sent) => {
      toastBar(t(draw ? "saved" : "published", { slots: slotCount }));
      form.markSaved(sent);
      await mutate((key) => Array.isArray(key) && key[0] === "GET /ops/draws");
      if (draw) return onLeave();
      form.begin(emptyDrawDraft(defaults));
      router.push(officePaths.draw(drawPostIdx));
    },
    fieldOf: ({ code, msgVar }) =>
      code === slotTaken ? "playDates" : code === wrongField ? (msgVar[0] ?? null) : null,
    readTheirs: async () => {
      if (!draw) return null;
      const answer = await call("GET /ops/draws/{id}", { params: { id: String(draw.drawPostIdx) } });
      return answer.ok ? answer.value : null;
    },
  });
  const errors = useDrawErrors({ draft, problems: drawProblems(draft, { zone, preferred }), saving });
  useEffect(() => onTyped?.(isDirty), [isDirty, onTyped]);

  return {
    ...form,
    ...{ saving, errors, round, defaults, zone, preferred },
    /** Takes a whole form in: a template's, or one that was kept. */
    replace(next: DrawDraft) {
      form.update(next);
      setRound((count) => count + 1);
    },
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
      if (isDirty && !(await showConfirm(words))) return;
      form.begin(form.baseline);
      onLeave();
    },
    settle(begin: (theirs: DrawDraft) => void) {
      const { theirs } = saving;
      if (theirs) {
        setKnown(theirs);
        begin(drawDraftOf(theirs, zone));
        setRound((count) => count + 1);
      }
      saving.closeConflict();
    },
  };
}

const named = ["playDates", "periods", "courseCodes", "memberTypes", "maxChoices", "minPlayers"] as const;

type DrawErrorsOptions = {
  draft: DrawDraft;
  problems: readonly FieldProblem[];
  saving: { refusal: Refusal | null; refusalCount: number };
};

/** What is wrong with the form of a draw, in its own sentences. */
function useDrawErrors({ draft, problems, saving }: DrawErrorsOptions) {
  const t = useTranslations("ishm.draws.form");
  const quotas = useTranslations("ishm.draws.quotas");
  const sentenceOf = ({ field, reason }: FieldProblem): string | null => {
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
  return useFormErrors({
    problems,
    sentenceOf,
    nameOf(field) {
      const percent = quotaPercents.find((one) => field === `quotas.${one}`);
      if (percent) return quotas(`fields.${percent}`);
      const group = /^quotas\.(\d+)\./.exec(field)?.[1];
      if (group) return quotas("group", { rank: Number(group) + 1 });
      const found = named.find((one) => one === field);
      return found ? t(`fields.${found}`) : null;
    },
    ...saving,
  });
}
