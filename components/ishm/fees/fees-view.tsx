"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { CallOutput } from "@/lib/contract/routes";
import { addDays } from "@/lib/shared/time/calendar";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useUnsavedConfirm } from "../form/use-unsaved-confirm";
import { forReaders } from "../frame/for-readers";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { ExportButton } from "../list/export-button";
import type { FeeRecord } from "./fee-draft";
import { FeeForm } from "./fee-form";
import { FeeImport, type ImportedFees } from "./fee-import";
import { FeeTimeline } from "./fee-timeline";

type Fees = CallOutput<"GET /ops/fees">;
/** The fees on the screen: a stored version, or new fees made from a version or from a sheet. */
type Shown = { versionIdx: number | null; from: number | null; imported: ImportedFees | null; round: number };

/** The fees of the club: versions along the years, each as its printed card. */
export const FeesView = forReaders(officeMenus.fees, FeesScreen);

function FeesScreen() {
  const { data, error, mutate } = useCall("GET /ops/fees", { query: {} }, { handled: true });
  if (data) return <Versions data={data} onReload={() => mutate()} />;
  if (error) return <OfficeFailure failure={error} onRetry={() => void mutate()} />;
  return <Skeleton className="h-96 w-full" />;
}

function Versions({ data, onReload }: { data: Fees; onReload: () => Promise<unknown> }) {
  const t = useTranslations("ishm.fees");
  const { access } = useOffice();
  const rights = access(officeMenus.fees.code);
  const current = data.versions.find(({ state }) => state === "NOW") ?? data.versions.at(-1);
  const [shown, setShown] = useState<Shown>({
    versionIdx: current?.versionIdx ?? null,
    from: null,
    imported: null,
    round: 0,
  });
  const show = (next: Partial<Shown>) =>
    setShown(({ round }) => ({ versionIdx: null, from: null, imported: null, ...next, round: round + 1 }));
  const leaving = useUnsavedConfirm(() => undefined);
  const go = async (next: Partial<Shown>) => {
    if (await leaving.leave()) show(next);
  };
  const version = data.versions.find(({ versionIdx }) => versionIdx === shown.versionIdx);
  const source = version ?? data.versions.find(({ versionIdx }) => versionIdx === shown.from) ?? current;
  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        actions={
          <>
            {version ? (
              <ExportButton
                list="GET /ops/fees/{id}/rows"
                input={{ params: { id: String(version.versionIdx) }, query: {} }}
              />
            ) : null}
            {rights.isCreate ? (
              <FeeImport onRead={(imported) => void go({ imported, from: source?.versionIdx ?? null })} />
            ) : null}
            {rights.isCreate ? (
              <Button size="small" onClick={() => void go({ from: source?.versionIdx ?? null })}>
                <Icon name="plus" size={18} />
                {t("make")}
              </Button>
            ) : null}
          </>
        }
      />
      <FeeTimeline
        versions={data.versions}
        chosen={shown.versionIdx}
        unsaved={version ? null : ""}
        onChoose={(versionIdx) => void go({ versionIdx })}
      />
      {version?.state === "COMING" && rights.isDelete ? (
        <RemoveButton
          version={version}
          onRemoved={async () => {
            await onReload();
            show({ versionIdx: current?.versionIdx ?? null });
          }}
        />
      ) : null}
      <FeeForm
        key={`${shown.versionIdx} ${shown.round}`}
        record={version ?? newFees(source, data.today)}
        imported={shown.imported}
        current={version === current ? null : (current ?? null)}
        space={data.space}
        today={data.today}
        canSave={version ? version.state === "COMING" && rights.isUpdate : rights.isCreate}
        readOnlyNote={version && version.state !== "COMING" && rights.isCreate ? t("begun") : undefined}
        onDirty={leaving.setDirty}
        onSaved={async (versionIdx) => {
          leaving.setDirty(false);
          await onReload();
          show({ versionIdx });
        }}
      />
    </>
  );
}

/** Fees from tomorrow on with the prices of others, until something is changed. */
function newFees(source: Fees["versions"][number] | undefined, today: string): FeeRecord {
  const { rules = [], serviceFees = [] } = source ?? {};
  return { versionIdx: null, version: 0, fromDate: addDays(today, 1), note: "", rules, serviceFees };
}

type RemoveProps = { version: Fees["versions"][number]; onRemoved: () => Promise<void> };

function RemoveButton({ version, onRemoved }: RemoveProps) {
  const t = useTranslations("ishm.fees");
  const common = useTranslations("common");
  const { language, formats } = useOffice();
  async function remove() {
    const date = formatDay(version.fromDate, { language, formats });
    const isSure = await showConfirm({
      title: t("removeConfirm", { date }),
      message: t("removeMessage"),
      confirm: t("removeVersion"),
      cancel: common("cancel"),
    });
    if (!isSure) return;
    const params = { id: String(version.versionIdx) };
    const answer = await call("DELETE /ops/fees/{id}", { params, body: { version: version.version } });
    if (answer.ok) toastBar(t("removed"));
    await onRemoved();
  }
  return (
    <div className="mb-4">
      <Button size="small" variant="outline" onClick={() => void remove()}>
        <Icon name="trash" size={18} />
        {t("removeVersion")}
      </Button>
    </div>
  );
}
