"use client";

import { useTranslations } from "next-intl";
import type { TermsOverview, TermsVersion } from "@/lib/contract/terms/ops-terms";
import { clubDate } from "@/lib/shared/time/club-time";
import { formatDate } from "@/lib/shared/time/date-format";
import { officeMenus } from "@/lib/web/office/office-menus";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { OfficeForm } from "../form/office-form";
import { useFormErrors } from "../form/use-form-errors";
import { useOffice } from "../frame/root/office-context";
import { Agreements } from "./agreements";
import { earliestOf, termsProblems } from "./terms-check";
import type { TermsDraft } from "./terms-draft";
import { TermsFoot } from "./terms-foot";
import { TermsSettings } from "./terms-settings";
import { isOpenToEdits } from "./terms-state";
import { TermsTexts } from "./terms-texts";
import { useFieldName } from "./use-field-name";
import { useTermsForm } from "./use-terms-form";
import { useTermsSave } from "./use-terms-save";

type Props = {
  overview: TermsOverview;
  saved: TermsVersion | null;
  /** The version whose words a new one began with. */
  base: TermsVersion | null;
  initialDraft: TermsDraft;
  /** The version is closed to edits from now on. */
  onSettled: () => void;
};

/** A version of terms in every language of the club: written, dated, compared, announced. */
export function TermsForm({ overview, saved, base, initialDraft, onSettled }: Props) {
  const t = useTranslations("ishm.terms");
  const common = useTranslations("common");
  const conflict = useTranslations("ishm.conflict");
  const { access, language, now, formats } = useOffice();
  const canSave = access(officeMenus.terms.code).isUpdate && (saved === null || isOpenToEdits(saved));
  const form = useTermsForm(saved, initialDraft, canSave);
  const { draft } = form;
  const rules = {
    policy: overview.noticePolicy,
    today: clubDate(now(), formats.standardTimeZone),
    preferred: language,
  };
  const earliest = earliestOf(draft, rules);
  const saving = useTermsSave(form, onSettled);
  const errors = useFormErrors({
    problems: termsProblems(draft, rules),
    sentenceOf,
    nameOf: useFieldName(),
    refusal: saving.refusal,
    refusalCount: saving.refusalCount,
  });

  function sentenceOf({ field, reason }: FieldProblem): string | null {
    if (field === "effectiveDate" && reason === "tooSmall")
      return t("tooNear", { date: earliest ? formatDate(earliest, formats) : "" });
    return null;
  }

  const submit = async () => {
    if (!errors.pass()) return;
    const isAnnouncing = !draft.isDraft && draft.announceFrom <= rules.today;
    if (isAnnouncing && !(await confirmAnnouncing())) return;
    if (await saving.save(draft)) errors.forget();
  };
  const confirmAnnouncing = () =>
    showConfirm({
      title: t("announceTitle"),
      message: t("announceMessage", { date: formatDate(draft.effectiveDate, formats) }),
      confirm: t("announce"),
      cancel: common("cancel"),
    });

  return (
    <>
      <OfficeForm
        errors={errors}
        canSave={canSave}
        readOnlyNote={saved && !isOpenToEdits(saved) ? t("closed") : undefined}
        onSubmit={() => void submit()}
        conflict={{
          isOpen: saving.theirs !== null,
          onReload() {
            if (saving.theirs) form.takeTheirs(saving.theirs);
            saving.closeConflict();
            errors.forget();
          },
          onKeep() {
            if (saving.theirs) form.keepMine(saving.theirs);
            saving.closeConflict();
            toastBar(conflict("kept"));
          },
        }}
        className="grid items-start min-[1100px]:grid-cols-[minmax(0,1fr)_21rem]"
      >
        <TermsTexts form={form} errorOf={errors.of} isReadOnly={!canSave} />
        <TermsSettings
          form={form}
          overview={overview}
          earliest={earliest}
          today={rules.today}
          errorOf={errors.of}
          isReadOnly={!canSave}
        />
        <TermsFoot form={form} base={base} isBusy={saving.isBusy} canSave={canSave} />
      </OfficeForm>
      {saved && !isOpenToEdits(saved) ? <Agreements termsIdx={saved.termsIdx} /> : null}
    </>
  );
}
