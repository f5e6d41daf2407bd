import { useTranslations } from "next-intl";
import type { TeePlanEffect } from "@/lib/contract/tee-sheets/ops-tee-times";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOfficeForm } from "../form/use-office-form";
import { useOffice } from "../frame/root/office-context";
import { expectedOf, type KnownEffect, useRuleEffect } from "../rules/effect-note";
import {
  draftOfPlan,
  faultOf,
  planOfDraft,
  type SavedTeeTimes,
  type TeeDraft,
  teeProblems,
} from "./tee-draft";

type Options = {
  saved: SavedTeeTimes;
  /** The version that the form begins with, and the day from which the change shall count. */
  planDate: string;
  fromDate: string;
  onInvalid: (field: string) => void;
  onSaved: (fromDate: string) => Promise<unknown>;
};

/** The form of a version of the tee times, with what it would strand. */
export function useTeeForm({ saved, planDate, fromDate, onInvalid, onSaved }: Options) {
  const t = useTranslations("ishm.teeTimes");
  const { access, language } = useOffice();
  const form = useOfficeForm<TeeDraft, SavedTeeTimes, { version: string }>({
    record: saved,
    draftOf: ({ plans }) => draftOfPlan(planFrom(plans, planDate), fromDate),
    canSave: access(officeMenus.teeTimes.code).isUpdate,
    check: (draft, record) => teeProblems(draft, record, language),
    sentenceOf: ({ field }, draft, record) => {
      if (
        field.endsWith(".courseCodes") &&
        draft.templates[Number(field.split(".")[1])]?.courseCodes.length === 0
      )
        return t("courseNeeded");
      const fault = faultOf(draft, record, language);
      if (fault?.field !== field) return null;
      const [a = "", b = "", c = "", d = ""] = fault.vars;
      return t(`faults.${fault.code}`, { a, b, c, d });
    },
    onInvalid,
    send: (draft, { version }) =>
      call(
        "PUT /ops/tee-times",
        { query: { lang: language }, body: { ...planOfDraft(draft), version, expects: expectedOf(known) } },
        { handled: true },
      ),
    async read() {
      const theirs = await call("GET /ops/tee-times", { query: { lang: language } }, { handled: true });
      return theirs.ok && theirs.value.version === saved.version ? null : theirs;
    },
    afterSave: (sent) => sent,
    async onSaved(_answer, sent) {
      // The screen begins anew with what is saved: whoever reads that it is can go on typing.
      await onSaved(sent.fromDate);
      toastBar(t("saved", { date: sent.fromDate }));
    },
  });
  const isRight = teeProblems(form.draft, form.saved, language).length === 0;
  const known: KnownEffect<TeePlanEffect> = useRuleEffect<TeePlanEffect>(
    form.isDirty && isRight ? { key: "POST /ops/tee-times/effect", body: planOfDraft(form.draft) } : null,
    form.errors.attempt,
  );
  return { form, isRight, known };
}

/** The version that begins on a day; the last one when nobody has it any more. */
function planFrom(plans: SavedTeeTimes["plans"], fromDate: string): SavedTeeTimes["plans"][number] {
  const plan = plans.find((one) => one.fromDate === fromDate) ?? plans.at(-1);
  return plan ?? { fromDate, savedAt: "", seasons: [], templates: [] };
}
