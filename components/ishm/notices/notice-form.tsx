"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import type { Language } from "@/lib/shared/languages";
import { noticeProblems } from "@/lib/web/office/notice-check";
import { type NoticeDraft, writtenLanguages } from "@/lib/web/office/notice-draft";
import { officeMenus } from "@/lib/web/office/office-menus";
import { toastBar } from "@/lib/web/runtime/toasts";
import { ConflictDialog } from "../frame/conflict-dialog";
import { useOffice } from "../frame/office-context";
import { useUnsavedGuard } from "../frame/unsaved";
import { NoticeActions } from "./notice-actions";
import { NoticeFiles } from "./notice-files";
import { NoticeSettings } from "./notice-settings";
import { NoticeTexts } from "./notice-texts";
import { useNoticeErrors } from "./use-notice-errors";
import { type SavedNotice, useNoticeForm } from "./use-notice-form";
import { useNoticeSave } from "./use-notice-save";
import { languageOfField, useSummaryTabs } from "./use-summary-tabs";

type Props = { saved: SavedNotice | null; initialDraft: NoticeDraft };

/** A notice in every language of the club. After saving it stays here. */
export function NoticeForm({ saved: initialSaved, initialDraft }: Props) {
  const t = useTranslations("ishm");
  const { access, language, languages, defaultLanguage } = useOffice();
  const form = useNoticeForm(initialSaved, initialDraft);
  const { draft, saved } = form;
  const rights = access(officeMenus.notices.code);
  const canSave = saved ? rights.isUpdate : rights.isCreate;
  const first = languages.includes(language) ? language : defaultLanguage;
  const mainLanguage = writtenLanguages(draft)[0] ?? first;
  const [tab, setTab] = useState<Language>(mainLanguage);
  const [attempt, setAttempt] = useState(0);
  const sending = useNoticeSave({ form, language, mainLanguage });
  const problems = attempt > 0 ? noticeProblems(draft, first) : [];
  const errors = useNoticeErrors(problems, sending.refusal);
  const frame = useRef<HTMLFormElement>(null);
  useSummaryTabs(frame, setTab);
  useUnsavedGuard(form.isDirty && canSave);

  const submit = () => {
    if (sending.isBusy) return;
    setAttempt((count) => count + 1);
    const found = noticeProblems(draft, first);
    if (found.length === 0) void sending.save();
    // The summary's links lead to fields that have to be on the screen.
    else setTab(languageOfField(found[0]?.field) ?? tab);
  };

  return (
    <form
      ref={frame}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid items-start gap-5 min-[1100px]:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex min-w-0 flex-col gap-5">
        {canSave ? null : <p className="bg-info-tint px-4 py-3 text-info">{t("notice.readOnlyHint")}</p>}
        <ErrorSummary title={t("form.errors")} errors={errors.list} attempt={attempt + errors.refusalCount} />
        <NoticeTexts form={form} tab={tab} onTab={setTab} errorOf={errors.of} isReadOnly={!canSave} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <NoticeSettings draft={draft} onChange={form.change} errorOf={errors.of} isReadOnly={!canSave} />
        <NoticeFiles form={form} refused={errors.of("files")} isReadOnly={!canSave} />
      </div>
      <NoticeActions
        form={form}
        isBusy={sending.isBusy}
        canSave={canSave}
        canDelete={rights.isDelete}
        tab={tab}
      />
      <ConflictDialog
        isOpen={sending.theirs !== null}
        onReload={() => {
          if (sending.theirs) form.takeTheirs(sending.theirs);
          sending.closeConflict();
          setAttempt(0);
        }}
        onKeep={() => {
          if (sending.theirs) form.keepMine(sending.theirs);
          sending.closeConflict();
          toastBar(t("conflict.kept"));
        }}
      />
    </form>
  );
}
