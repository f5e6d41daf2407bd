"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import type { AdminChoices } from "@/lib/contract/admins/admin-shapes";
import { call } from "@/lib/web/api/browser";
import { officePaths } from "@/lib/web/routing/office-paths";
import { FormFoot } from "../form/form-foot";
import { OfficeForm } from "../form/office-form";
import { useDraft } from "../form/use-draft";
import { useFormErrors } from "../form/use-form-errors";
import { useSave } from "../form/use-save";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import {
  type AdminDraft,
  adminProblems,
  createAdminBody,
  newAdminDraft,
  refusedAdminField,
} from "./admin-draft";
import { PersonPanel, useIdCheck } from "./person-panel";
import { RightsPanel } from "./rights-panel";
import { type OneTimePassword, TempPasswordDialog } from "./temp-password-dialog";
import { useRefreshAdmins } from "./use-admin-actions";

type Made = OneTimePassword & { adminIdx: number };

/** A new account. Its first password is made by the server and shown once. */
export function NewAdminForm({ choices }: { choices: AdminChoices }) {
  const t = useTranslations("ishm.admins");
  const router = useRouter();
  const { clubCode, defaultLanguage } = useOffice();
  const refresh = useRefreshAdmins();
  const [made, setMade] = useState<Made | null>(null);
  const empty = newAdminDraft(clubCode, defaultLanguage);
  const form = useDraft(empty);
  const { draft } = form;
  const idCheck = useIdCheck(draft.id);
  const saving = useSave({
    send: (sent: AdminDraft) => call("POST /admin", { body: createAdminBody(sent) }, { handled: true }),
    onSaved: async ({ adminIdx, tempPassword = "" }, sent) => {
      setMade({ adminIdx, id: sent.id, password: tempPassword });
      errors.forget();
      form.begin(empty);
      await refresh();
    },
    fieldOf: refusedAdminField,
  });
  const errors = useFormErrors({
    problems: adminProblems(draft),
    sentenceOf: ({ field, reason }) => (field === "id" && reason === "format" ? t("idCheck.format") : null),
    ...saving,
  });
  return (
    <OfficeForm
      errors={errors}
      canSave
      onSubmit={() => {
        if (errors.pass()) void saving.save(draft);
      }}
    >
      <div className="flex max-w-5xl flex-col gap-5">
        <PersonPanel
          draft={draft}
          onChange={form.change}
          errorOf={errors.of}
          isReadOnly={false}
          idCheck={idCheck}
        />
        <RightsPanel
          draft={draft}
          onChange={form.change}
          errorOf={errors.of}
          isReadOnly={false}
          choices={choices}
          held={empty}
        />
      </div>
      <FormFoot canSave isBusy={saving.isBusy} isDirty={form.isDirty} label={t("form.create")}>
        <ButtonLink as={OfficeLink} href={officePaths.admins()} variant="quiet" size="small">
          {t("form.toList")}
        </ButtonLink>
      </FormFoot>
      <TempPasswordDialog
        shown={made}
        onClose={() => {
          setMade(null);
          if (made) router.push(officePaths.admin(made.adminIdx));
        }}
      />
    </OfficeForm>
  );
}
