"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { AdminChoices, AdminDetail } from "@/lib/contract/admins/admin-shapes";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { useIsTyped } from "../form/use-is-typed";
import { useRecord } from "../form/use-record";
import { NoAccess } from "../frame/no-access";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { AccountPanel } from "./account-panel";
import { useChoices } from "./admin-choices";
import { isOwnAccount } from "./admin-draft";
import { AdminPhoto } from "./admin-photo";
import { NewAdminForm } from "./new-admin-form";
import { SavedAdminForm } from "./saved-admin-form";
import { SignInPanel } from "./sign-in-panel";

/** One account, or a new one (`adminIdx` null). */
export function AdminEditorView({ adminIdx }: { adminIdx: number | null }) {
  const { access } = useOffice();
  const { isRead, isCreate } = access(officeMenus.admins.code);
  if (!isRead || (adminIdx === null && !isCreate)) return <NoAccess />;
  return adminIdx === null ? <NewAdmin /> : <SavedAdmin key={adminIdx} adminIdx={adminIdx} />;
}

function NewAdmin() {
  const t = useTranslations("ishm.admins");
  const { choices, isKnown, answer } = useChoices();
  return (
    <>
      <PageHead title={t("new")} crumbs={[{ label: t("title"), href: officePaths.admins() }]} />
      {isKnown ? (
        <NewAdminForm choices={choices} />
      ) : answer.error ? (
        <OfficeFailure failure={answer.error} onRetry={() => void answer.mutate()} />
      ) : (
        <Loading />
      )}
    </>
  );
}

function SavedAdmin({ adminIdx }: { adminIdx: number }) {
  const t = useTranslations("ishm.admins");
  const { choices, isKnown, answer } = useChoices();
  const read = useCallback(
    (signal: AbortSignal | undefined) =>
      call("GET /admin/{id}", { params: { id: String(adminIdx) } }, { signal, handled: true }),
    [adminIdx],
  );
  const { record, failure, edition, reload } = useRecord(read, useIsTyped());
  const refused = failure ?? answer.error;
  const retry = () => {
    void answer.mutate();
    void reload();
  };
  return (
    <>
      <PageHead
        title={record ? t("person", { name: record.name, id: record.id }) : t("edit")}
        crumbs={[{ label: t("title"), href: officePaths.admins() }]}
      />
      {record && isKnown ? (
        <AdminAccount key={edition} record={record} choices={choices} />
      ) : refused ? (
        <OfficeFailure failure={refused} onRetry={retry} />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4 rounded-panel border border-line bg-sheet p-6">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}

type Props = { record: AdminDetail; choices: AdminChoices };

/** An account: its form, and photo, state and password, which are saved at once. */
function AdminAccount({ record, choices }: Props) {
  const t = useTranslations("ishm.admins");
  const { access } = useOffice();
  const { isUpdate } = access(officeMenus.admins.code);
  const [admin, setAdmin] = useState(record);
  const isHigher = admin.guard === "HIGHER";
  const take = (part: Partial<AdminDetail>) => setAdmin((now) => ({ ...now, ...part }));
  return (
    <SavedAdminForm admin={admin} choices={choices} canSave={isUpdate && !isHigher} onSaved={take}>
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
