"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { AdminDetail } from "@/lib/contract/admins/admin-shapes";
import { withGap } from "@/lib/shared/texts/sentences";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { LoginLocks } from "../frame/login-locks";
import { OfficeLink } from "../frame/office-link";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { isOwnAccount } from "./admin-draft";
import { TempPasswordDialog } from "./temp-password-dialog";
import { useAdminActions } from "./use-admin-actions";

type Props = { admin: AdminDetail; onChanged: (part: Partial<AdminDetail>) => void };

const dayMs = 86_400_000;

/** Last sign-in, age of the password, lock after wrong passwords, and reset of the password. */
export function SignInPanel({ admin, onChanged }: Props) {
  const t = useTranslations("ishm.admins");
  const { access, formats, now } = useOffice();
  const actions = useAdminActions();
  const [password, setPassword] = useState<string | null>(null);
  const changedAt = admin.passwordChangedAt;
  const days = changedAt ? Math.max(0, Math.floor((now().getTime() - Date.parse(changedAt)) / dayMs)) : 0;
  const facts = [
    [t("fields.lastLoginAt"), admin.lastLoginAt ? formatDateTime(admin.lastLoginAt, formats) : t("never")],
    [t("fields.lastLoginIp"), admin.lastLoginIp ?? "–"],
    [
      t("fields.passwordChangedAt"),
      changedAt ? t("passwordAge", { time: formatDateTime(changedAt, formats), days }) : "–",
    ],
    [t("fields.locks"), <LoginLocks key="locks" locks={admin.locks} />],
  ] as const;
  const canUpdate = access(officeMenus.admins.code).isUpdate && admin.guard !== "HIGHER";
  const unlock = async () => {
    if (await actions.unlock(admin.adminIdx)) onChanged({ locks: null });
  };
  const reset = async () => {
    const made = await actions.resetPassword(admin.adminIdx, t("person", { name: admin.name, id: admin.id }));
    if (made === null) return;
    setPassword(made);
    onChanged({ isTempPassword: true, passwordChangedAt: now().toISOString() });
  };
  return (
    <Panel title={t("signIn")}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-ink-2">{term}</dt>
            <dd className="break-words tabular-nums">{fact}</dd>
          </div>
        ))}
      </dl>
      {admin.locks && canUpdate ? (
        <Button
          variant="outline"
          size="small"
          isBusy={actions.isBusy}
          className="self-start"
          onClick={() => void unlock()}
        >
          {t("unlock.button")}
        </Button>
      ) : null}
      {isOwnAccount(admin) ? (
        <p className="text-ink-2">
          {withGap(t("reset.own"))}
          <OfficeLink href={officePaths.myInfo()} className="link">
            {t("reset.toMyInfo")}
          </OfficeLink>
        </p>
      ) : canUpdate ? (
        <Button
          variant="outline"
          size="small"
          isBusy={actions.isBusy}
          className="self-start"
          onClick={() => void reset()}
        >
          {t("reset.confirm")}
        </Button>
      ) : null}
      <TempPasswordDialog
        shown={password === null ? null : { id: admin.id, password }}
        onClose={() => setPassword(null)}
      />
    </Panel>
  );
}
