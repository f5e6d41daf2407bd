"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { StaffHoliday } from "@/lib/contract/tee-sheets/holidays";
import { clubDate } from "@/lib/shared/time/club-time";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { useHolidayRefresh } from "@/lib/web/api/use-cached-calls";
import { useCall } from "@/lib/web/api/use-call";
import { listShape } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { forReaders } from "../frame/for-readers";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { ScreenTabs } from "../frame/screen-tabs";
import { HistoryButton } from "../history/history-button";
import { useListQuery } from "../list/use-list-query";
import { HolidayDialog } from "./holiday-dialog";
import { HolidayImport } from "./holiday-import";
import { HolidayList } from "./holiday-list";
import { YearCalendar } from "./year-calendar";

const shape = listShape({ filters: { year: "text" }, sorts: [] });

/** The days of a year that are not like others: public holidays, closings, peak days. */
export const HolidaysView = forReaders(officeMenus.settings, Holidays);

function Holidays() {
  const t = useTranslations("ishm.holidays");
  const { language, access, now, formats } = useOffice();
  const rights = access(officeMenus.settings.code);
  const { query, change } = useListQuery(shape);
  const today = clubDate(now(), formats.standardTimeZone);
  const asked = query.filters.year ?? "";
  const year = /^20\d{2}$/.test(asked) ? Number(asked) : Number(today.slice(0, 4));
  const [edited, setEdited] = useState<StaffHoliday | { date: string } | null>(null);
  const { data, error, mutate } = useCall(
    "GET /ops/holidays",
    { query: { lang: language, year: String(year) } },
    { keepPreviousData: true, handled: true },
  );
  const entries = data?.filter(({ date }) => date.startsWith(`${year}-`));
  const actions = useHolidayActions(mutate);
  const firstDay = today.startsWith(`${year}-`) ? today : `${year}-01-01`;
  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        actions={
          <>
            <HistoryButton entity="holiday" name={t("title")} />
            {rights.isCreate ? (
              <Button size="small" onClick={() => setEdited({ date: firstDay })}>
                <Icon name="plus" size={18} />
                {t("add")}
              </Button>
            ) : null}
          </>
        }
      />
      <ScreenTabs of="settings" />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <YearTurn year={year} onTurn={(next) => change({ filters: { year: String(next) } })} />
        {rights.isCreate ? <HolidayImport key={year} year={year} onImported={actions.refresh} /> : null}
      </div>
      {entries ? (
        <div className="grid items-start gap-5 min-[68.75rem]:grid-cols-[minmax(0,3fr)_minmax(0,4fr)]">
          <HolidayList
            year={year}
            entries={entries}
            rights={rights}
            onEdit={setEdited}
            onRemove={(entry) => void actions.remove(entry)}
            onRestore={(entry) => void actions.restore(entry)}
          />
          <YearCalendar year={year} today={today} entries={entries} />
        </div>
      ) : error ? (
        <OfficeFailure failure={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
      {edited ? (
        <HolidayDialog
          entry={"seq" in edited ? edited : null}
          date={edited.date}
          onClose={() => setEdited(null)}
          onSaved={actions.refresh}
        />
      ) : null}
    </>
  );
}

const step =
  "inline-flex size-9 items-center justify-center rounded-control border border-line-2 hover:bg-hover";
const [earliest, latest] = [2000, 2099];

/** The year, with links to the previous and the next one. */
function YearTurn({ year, onTurn }: { year: number; onTurn: (year: number) => void }) {
  const t = useTranslations("ishm.holidays");
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="visually-hidden">{t("year")}</legend>
      <button type="button" className={step} disabled={year <= earliest} onClick={() => onTurn(year - 1)}>
        <Icon name="chevron-left" size={18} label={t("earlier")} />
      </button>
      <output className="min-w-16 text-center font-display text-sub tabular-nums">{year}</output>
      <button type="button" className={step} disabled={year >= latest} onClick={() => onTurn(year + 1)}>
        <Icon name="chevron-right" size={18} label={t("later")} />
      </button>
    </fieldset>
  );
}

/** Removes and restores entries. */
function useHolidayActions(reload: () => Promise<unknown>) {
  const t = useTranslations("ishm.holidays");
  const common = useTranslations("common");
  const { clubCode, language, formats } = useOffice();
  const refreshCached = useHolidayRefresh();

  async function refresh(): Promise<void> {
    await Promise.all([reload(), refreshCached(clubCode)]);
  }

  async function remove({ date, seq, dateName: name }: StaffHoliday) {
    const isSure = await showConfirm({
      title: t("removeConfirm", { name, date: formatDay(date, { language, formats }) }),
      message: t("removeMessage"),
      confirm: t("remove"),
      cancel: common("cancel"),
    });
    if (!isSure) return;
    const answer = await call("DELETE /ops/holidays", { body: { date, seq } });
    if (answer.ok) toastBar(t("removedNow", { name }));
    await refresh();
  }

  async function restore({ date, seq, dateName: name }: StaffHoliday) {
    const answer = await call("PUT /ops/holidays", { body: { date, seq, isRemoved: false } });
    if (answer.ok) toastBar(t("restored", { name }));
    await refresh();
  }

  return { refresh, remove, restore };
}
