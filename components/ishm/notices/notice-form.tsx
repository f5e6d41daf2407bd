"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Language } from "@/lib/shared/languages";
import { languageOfField, noticeProblems } from "@/lib/web/office/notice-check";
import { type NoticeDraft, writtenLanguages } from "@/lib/web/office/notice-draft";
import { officeMenus } from "@/lib/web/office/office-menus";
import { toastBar } from "@/lib/web/runtime/toasts";
import { OfficeForm } from "../form/office-form";
import { useFormErrors } from "../form/use-form-errors";
import { useOffice } from "../frame/office-context";
import { NoticeFiles } from "./notice-files";
import { NoticeFoot } from "./notice-foot";
import { NoticeSettings } from "./notice-settings";
import { NoticeTexts } from "./notice-texts";
import { type SavedNotice, useNoticeForm } from "./use-notice-form";
import { useNoticeSave } from "./use-notice-save";
import { useNoticeSentences } from "./use-notice-sentences";

type Props = { saved: SavedNotice | null; initialDraft: NoticeDraft };

/** A notice in every language of the club. After saving it stays here. */
export function NoticeForm({ saved: initialSaved, initialDraft }: Props) {
  const t = useTranslations("ishm");
  const { access, language, languages, defaultLanguage } = useOffice();
  const rights = access(officeMenus.notices.code);
  const canSave = initialSaved ? rights.isUpdate : rights.isCreate;
  const form = useNoticeForm(initialSaved, initialDraft, canSave);
  const { draft } = form;
  const first = languages.includes(language) ? language : defaultLanguage;
  const mainLanguage = writtenLanguages(draft)[0] ?? first;
  const [tab, setTab] = useState<Language>(mainLanguage);
  const saving = useNoticeSave(form, mainLanguage);
  const { refusal, refusalCount, theirs } = saving;
  const problems = noticeProblems(draft, first);
  const errors = useFormErrors({ problems, ...useNoticeSentences(), refusal, refusalCount });

  const submit = async () => {
    if (!errors.pass()) setTab(languageOfField(problems[0]?.field ?? "") ?? tab);
    else if (await saving.save(draft)) errors.forget();
  };
  const settle = (take: ((notice: NonNullable<typeof theirs>) => void) | undefined) => {
    if (theirs) take?.(theirs);
    saving.closeConflict();
    errors.forget();
  };

  return (
    <OfficeForm
      errors={errors}
      canSave={canSave}
      readOnlyNote={t("notice.readOnlyHint")}
      onSubmit={() => void submit()}
      conflict={{
        isOpen: theirs !== null,
        onReload: () => settle(form.takeTheirs),
        onKeep() {
          settle(form.keepMine);
          toastBar(t("conflict.kept"));
        },
      }}
      className="grid items-start min-[1100px]:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <NoticeTexts form={form} tab={tab} onTab={setTab} errorOf={errors.of} isReadOnly={!canSave} />
      <div className="flex min-w-0 flex-col gap-5">
        <NoticeSettings draft={draft} onChange={form.change} errorOf={errors.of} isReadOnly={!canSave} />
        <NoticeFiles form={form} refused={errors.of("files")} isReadOnly={!canSave} />
      </div>
      <NoticeFoot
        form={form}
        isBusy={saving.isBusy}
        canSave={canSave}
        canDelete={rights.isDelete}
        tab={tab}
      />
    </OfficeForm>
  );
}
