"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { forReaders } from "../frame/for-readers";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { PrintScreen } from "../frame/print-screen";
import { useOffice } from "../frame/root/office-context";
import { OfficeSkeleton } from "../frame/root/office-skeleton";
import { RehearsalForm } from "./rehearsal-form";
import { RehearsalList } from "./rehearsal-list";
import { RehearsalPanel } from "./rehearsal-panel";

const listSize = 20;

/** Plays a coming opening with a generated crowd, beside the club and without touching it. */
export const OpeningRehearsalsView = forReaders(officeMenus.openingRehearsals, Rehearsals);

function Rehearsals() {
  const t = useTranslations("ishm.openingRehearsals");
  const { language, access } = useOffice();
  const [chosen, setChosen] = useState<number | null>(null);
  const base = useCall("GET /ops/rehearsals/base", { query: { lang: language } }, { handled: true });
  const list = useCall(
    "GET /ops/rehearsals",
    { query: { lang: language, page: "1", size: String(listSize) } },
    { handled: true, keepPreviousData: true },
  );
  const error = base.error ?? list.error;
  const shown = chosen ?? list.data?.list[0]?.rehearsalIdx ?? null;
  const isWhole = base.data && list.data;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} actions={<PrintScreen />} />
      {error && !isWhole ? (
        <OfficeFailure failure={error} onRetry={() => void Promise.all([base.mutate(), list.mutate()])} />
      ) : null}
      {!isWhole && !error ? <OfficeSkeleton /> : null}
      {base.data && list.data ? (
        <div className="flex flex-col gap-5">
          <RehearsalForm
            base={base.data}
            canStart={access(officeMenus.openingRehearsals.code).isCreate}
            isRunning={list.data.list.some(({ state }) => state === "RUNNING")}
            onStarted={async (idx) => {
              await list.mutate();
              setChosen(idx);
            }}
          />
          {shown === null ? (
            <p className="text-ink-2">{t("none")}</p>
          ) : (
            <RehearsalPanel idx={shown} others={list.data.list} onEnded={() => void list.mutate()} />
          )}
          <RehearsalList rows={list.data.list} shown={shown} onChoose={setChosen} />
        </div>
      ) : null}
    </>
  );
}
