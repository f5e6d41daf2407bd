"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { ButtonLink } from "@/components/ui/button";
import type { AdminChoices, AdminDetail } from "@/lib/contract/admins/admin-shapes";
import { call } from "@/lib/web/api/browser";
import { officePaths } from "@/lib/web/routing/office-paths";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFoot } from "../form/form-foot";
import { OfficeForm } from "../form/office-form";
import { useDraft } from "../form/use-draft";
import { useFormErrors } from "../form/use-form-errors";
import { useSave } from "../form/use-save";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import {
  type AdminDraft,
  adminDraftOf,
  adminProblems,
  refusedAdminField,
  updateAdminBody,
} from "./admin-draft";
import { PersonPanel } from "./person-panel";
import { RightsPanel } from "./rights-panel";
import { useRefreshAdmins } from "./use-admin-actions";

type Props = {
  admin: AdminDetail;
  choices: AdminChoices;
  canSave: boolean;
  onSaved: (part: Partial<AdminDetail>) => void;
  onTyped: (isTyped: boolean) => void;
  /** What stands beside the fields. */
  children: ReactNode;
};

/** What an account says of its person, and what it may do. */
export function SavedAdminForm({ admin, choices, canSave, onSaved, onTyped, children }: Props) {
  const t = useTranslations("ishm");
  const { defaultLanguage } = useOffice();
  const refresh = useRefreshAdmins();
  const form = useDraft(adminDraftOf(admin, defaultLanguage), canSave);
  const { draft, baseline, isDirty } = form;
  const saving = useSave({
    send: (sent: AdminDraft) =>
      call("PUT /admin", { body: updateAdminBody(sent, baseline, admin) }, { handled: true }),
    onSaved: async ({ version }, sent) => {
      const isMoved = sent.groupIdx !== baseline.groupIdx;
      onSaved({ version, isSSAdmin: sent.isSSAdmin, ...(isMoved ? { source: "GROUP" } : {}) });
      form.markSaved(sent);
      toastBar(t("admins.saved"));
      await refresh();
    },
    fieldOf: refusedAdminField,
    readTheirs: async () => {
      const params = { id: String(admin.adminIdx) };
      const answer = await call("GET /admin/{id}", { params }, { handled: true });
      return answer.ok ? answer.value : null;
    },
  });
  const errors = useFormErrors({ problems: adminProblems(draft), ...saving });
  useEffect(() => onTyped(isDirty), [isDirty, onTyped]);
  const { theirs } = saving;
  const settle = (begin: (theirs: AdminDetail) => void) => {
    if (theirs) {
      onSaved(theirs);
      begin(theirs);
    }
    saving.closeConflict();
  };
  return (
    <OfficeForm
      errors={errors}
      canSave={canSave}
      onSubmit={() => {
        if (errors.pass()) void saving.save(draft);
      }}
      conflict={{
        isOpen: theirs !== null,
        onReload: () => settle((one) => form.begin(adminDraftOf(one, defaultLanguage))),
        onKeep: () => {
          settle((one) => form.markSaved(adminDraftOf(one, defaultLanguage)));
          toastBar(t("conflict.kept"));
        },
      }}
      className="grid items-start gap-5 min-[1100px]:grid-cols-[minmax(0,1fr)_24rem]"
    >
      {admin.guard === "HIGHER" ? (
        <p className="col-span-full bg-info-tint px-4 py-3 text-info">{t("admins.guards.HIGHER")}</p>
      ) : null}
      <div className="flex min-w-0 flex-col gap-5">
        <PersonPanel draft={draft} onChange={form.change} errorOf={errors.of} isReadOnly={!canSave} isSaved />
        <RightsPanel
          draft={draft}
          onChange={form.change}
          errorOf={errors.of}
          isReadOnly={!canSave}
          choices={choices}
          held={baseline}
          admin={admin}
        />
      </div>
      {children}
      <FormFoot canSave={canSave} isBusy={saving.isBusy} isDirty={isDirty}>
        <ButtonLink as={OfficeLink} href={officePaths.admins()} variant="quiet" size="small">
          {t("admins.form.toList")}
        </ButtonLink>
      </FormFoot>
    </OfficeForm>
  );
}
