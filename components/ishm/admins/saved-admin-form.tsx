"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { AdminChoices, AdminDetail } from "@/lib/contract/admins/admin-shapes";
import type { CallOutput } from "@/lib/contract/routes";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { officePaths } from "@/lib/web/routing/office-paths";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFoot, FormFrame } from "../form/form-frame";
import { useOfficeForm } from "../form/use-office-form";
import { useOffice } from "../frame/root/office-context";
import { adminDraftOf, adminProblems, refusedAdminField, updateAdminBody } from "./admin-draft";
import { PersonPanel } from "./person-panel";
import { RightsPanel } from "./rights-panel";
import { useRefreshAdmins } from "./use-admin-actions";

type Props = {
  admin: AdminDetail;
  choices: AdminChoices;
  canSave: boolean;
  onSaved: (part: Partial<AdminDetail>) => void;
  /** Content next to the fields. */
  children: ReactNode;
};

/** The form of an account: the person and the rights. */
export function SavedAdminForm({ admin, choices, canSave, onSaved, children }: Props) {
  const t = useTranslations("ishm");
  const { defaultLanguage } = useOffice();
  const refresh = useRefreshAdmins();
  const form = useOfficeForm({
    record: admin,
    draftOf: (record) => adminDraftOf(record, defaultLanguage),
    canSave,
    check: adminProblems,
    // Actions on the account change it too: `admin` has the version of the latest.
    send: (draft): Promise<Result<CallOutput<"PUT /admin">, CallFailure>> =>
      call("PUT /admin", { body: updateAdminBody(draft, form.baseline, admin) }, { handled: true }),
    async read(answer) {
      if (answer) return null;
      const params = { id: String(admin.adminIdx) };
      const theirs = await call("GET /admin/{id}", { params }, { handled: true });
      if (theirs.ok) onSaved(theirs.value);
      return theirs;
    },
    async onSaved({ version }, sent) {
      const isMoved = sent.groupIdx !== form.baseline.groupIdx;
      onSaved({ version, isSSAdmin: sent.isSSAdmin, ...(isMoved ? { source: "GROUP" } : {}) });
      toastBar(t("admins.saved"));
      await refresh();
    },
    fieldOf: refusedAdminField,
  });
  return (
    <FormFrame form={form} className="grid items-start gap-5 min-[68.75rem]:grid-cols-[minmax(0,1fr)_24rem]">
      {admin.guard === "HIGHER" ? (
        <p className="col-span-full bg-info-tint px-4 py-3 text-info">{t("admins.guards.HIGHER")}</p>
      ) : null}
      <div className="flex min-w-0 flex-col gap-5">
        <PersonPanel form={form} isSaved />
        <RightsPanel form={form} choices={choices} held={form.baseline} admin={admin} />
      </div>
      {children}
      <FormFoot back={{ label: t("admins.form.toList"), href: officePaths.admins() }} />
    </FormFrame>
  );
}
