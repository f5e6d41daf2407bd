"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/lib/web/api/use-call";
import { listInput, listShape } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { forReaders } from "../frame/for-readers";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { PrintScreen } from "../frame/print-screen";
import { useOffice } from "../frame/root/office-context";
import { OfficeSkeleton } from "../frame/root/office-skeleton";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { RehearsalForm } from "./rehearsal-form";
import { RehearsalList } from "./rehearsal-list";
import { RehearsalPanel } from "./rehearsal-panel";

const rehearsalListShape = listShape({ filters: {}, sorts: [] });

/** Plays a coming opening with a generated crowd, beside the club and without touching it. */
export const OpeningRehearsalsView = forReaders(officeMenus.openingRehearsals, Rehearsals);

function Rehearsals() {
  const t = useTranslations("ishm.openingRehearsals");
  const { language, access } = useOffice();
  const [chosen, setChosen] = useState<number | null>(null);
  const base = useCall("GET /ops/rehearsals/base", { query: { lang: language } }, { handled: true });
  const place = useListQuery(rehearsalListShape);
  const { keyword: _keyword, sort: _sort, ...asked } = listInput(place.query);
  const { answer: list } = useListCall("GET /ops/rehearsals", { query: { lang: language, ...asked } });
  // Whatever page is shown: only the newest can be running.
  const newest = useCall("GET /ops/rehearsals", { query: { lang: language, size: "1" } }, { handled: true });
  const refresh = () => Promise.all([list.mutate(), newest.mutate()]);
  const error = base.error ?? list.error ?? newest.error;
  const [last] = newest.data?.list ?? [];
  const shown = chosen ?? last?.rehearsalIdx ?? null;
  const isWhole = base.data && list.data && newest.data;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} actions={<PrintScreen />} />
      {error && !isWhole ? (
        <OfficeFailure failure={error} onRetry={() => void Promise.all([base.mutate(), refresh()])} />
      ) : null}
      {!isWhole && !error ? <OfficeSkeleton /> : null}
      {base.data && list.data && newest.data ? (
        <div className="flex flex-col gap-5">
          <RehearsalForm
            base={base.data}
            canStart={access(officeMenus.openingRehearsals.code).isCreate}
            isRunning={last?.state === "RUNNING"}
            onStarted={async (idx) => {
              await refresh();
              setChosen(idx);
            }}
          />
          {shown === null ? (
            <p className="text-ink-2">{t("none")}</p>
          ) : (
            <RehearsalPanel idx={shown} others={list.data.list} onEnded={() => void refresh()} />
          )}
          <RehearsalList {...list.data} place={place} shown={shown} onChoose={setChosen} />
        </div>
      ) : null}
    </>
  );
}
