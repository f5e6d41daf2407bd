"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { AdminChoices, AdminDetail } from "@/lib/contract/admins/admin-shapes";
import { officeMenus } from "@/lib/web/office/office-menus";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { AccountPanel } from "./account-panel";
import { isOwnAccount } from "./admin-draft";
import { AdminPhoto } from "./admin-photo";
import { SavedAdminForm } from "./saved-admin-form";
import { SignInPanel } from "./sign-in-panel";

type Props = { record: AdminDetail; choices: AdminChoices; onTyped: (isTyped: boolean) => void };

/** An account: its form, and beside it what counts at once, apart from the form: photo, state, password. */
export function AdminDesk({ record, choices, onTyped }: Props) {
  const t = useTranslations("ishm.admins");
  const { access } = useOffice();
  const { isUpdate } = access(officeMenus.admins.code);
  const [admin, setAdmin] = useState(record);
  const isHigher = admin.guard === "HIGHER";
  const take = (part: Partial<AdminDetail>) => setAdmin((now) => ({ ...now, ...part }));
  return (
    <SavedAdminForm
      admin={admin}
      choices={choices}
      canSave={isUpdate && !isHigher}
      onSaved={take}
      onTyped={onTyped}
    >
      <div className="flex min-w-0 flex-col gap-5">
        <AccountPanel admin={admin} onChanged={take} />
        <SignInPanel admin={admin} onChanged={take} />
        <Panel title={t("photo.title")}>
          <AdminPhoto
            adminIdx={admin.adminIdx}
            imageUrl={admin.imageUrl}
            name={admin.name}
            canChange={isOwnAccount(admin) || (isUpdate && !isHigher)}
            onChanged={(imageUrl) => take({ imageUrl })}
          />
        </Panel>
      </div>
    </SavedAdminForm>
  );
}
