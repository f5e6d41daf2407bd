"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import type { AdminChoices } from "@/lib/contract/admins/admin-shapes";
import { call } from "@/lib/web/api/browser";
import { officePaths } from "@/lib/web/routing/office-paths";
import { FormFoot, FormFrame } from "../form/form-frame";
import { useOfficeForm } from "../form/use-office-form";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import { adminProblems, createAdminBody, newAdminDraft, refusedAdminField } from "./admin-draft";
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
  const form = useOfficeForm({
    record: null,
    draftOf: () => empty,
    check: adminProblems,
    sentenceOf: ({ field, reason }) => (field === "id" && reason === "format" ? t("idCheck.format") : null),
    send: (draft) => call("POST /admin", { body: createAdminBody(draft) }, { handled: true }),
    async onSaved({ adminIdx, tempPassword = "" }, sent) {
      setMade({ adminIdx, id: sent.id, password: tempPassword });
      form.begin(empty);
      await refresh();
    },
    fieldOf: refusedAdminField,
  });
  const idCheck = useIdCheck(form.draft.id);
  return (
    <FormFrame form={form}>
      <div className="flex max-w-5xl flex-col gap-5">
        <PersonPanel form={form} idCheck={idCheck} />
        <RightsPanel form={form} choices={choices} held={empty} />
      </div>
      <FormFoot label={t("form.create")}>
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
    </FormFrame>
  );
}
