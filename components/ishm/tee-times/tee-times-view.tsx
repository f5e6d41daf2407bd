"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/form/select-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { planOn } from "@/lib/shared/tee-times/templates";
import { clubDate } from "@/lib/shared/time/club-time";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useIsTyped } from "../form/use-is-typed";
import { forReaders } from "../frame/for-readers";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { HistoryButton } from "../history/history-button";
import type { SavedTeeTimes } from "./tee-draft";
import { TeeTimesForm } from "./tee-times-form";

/** The seasons and tee times of the club, by version. */
export const TeeTimesView = forReaders(officeMenus.teeTimes, TeeTimes);

function TeeTimes() {
  const t = useTranslations("ishm.teeTimes");
  const { access, language, now, formats } = useOffice();
  const isHistoryShown = access(officeMenus.settings.code).isRead;
  const today = clubDate(now(), formats.standardTimeZone);
  const [wanted, setWanted] = useState<string | null>(null);
  const [edition, setEdition] = useState(0);
  const { data, error, mutate } = useCall(
    "GET /ops/tee-times",
    { query: { lang: language } },
    { handled: true, revalidateOnFocus: false },
  );
  const planDate = data ? shownPlan(data, wanted, today) : "";
  const move = async (fromDate: string | null) => {
    await mutate();
    setWanted(fromDate);
    setEdition((count) => count + 1);
  };
  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        actions={isHistoryShown ? <HistoryButton entity="teePlan" name={t("title")} /> : null}
      />
      {data ? (
        <>
          <VersionBar
            saved={data}
            chosen={planDate}
            today={today}
            onChoose={setWanted}
            onRemoved={() => move(null)}
          />
          <TeeTimesForm
            key={`${planDate} ${edition}`}
            saved={data}
            planDate={planDate}
            today={today}
            edition={edition}
            onSaved={move}
          />
        </>
      ) : error ? (
        <OfficeFailure failure={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </>
  );
}

/** The version that was asked for while it is there, else the one that counts today. */
function shownPlan({ plans }: SavedTeeTimes, wanted: string | null, today: string): string {
  const isThere = plans.some(({ fromDate }) => fromDate === wanted);
  return (isThere ? wanted : planOn(today, plans)?.fromDate) ?? today;
}

type BarProps = {
  saved: SavedTeeTimes;
  chosen: string;
  today: string;
  onChoose: (fromDate: string) => void;
  onRemoved: () => Promise<void>;
};

/** The versions by the day on which they begin; one that has not begun can be taken back. */
function VersionBar({ saved, chosen, today, onChoose, onRemoved }: BarProps) {
  const t = useTranslations("ishm.teeTimes.versions");
  const unsaved = useTranslations("ishm.unsaved");
  const common = useTranslations("common");
  const { access, formats, language } = useOffice();
  const isTyped = useIsTyped();
  const [first] = saved.plans;
  const current = planOn(today, saved.plans)?.fromDate;
  const nameOf = (fromDate: string) => {
    const from =
      fromDate === first?.fromDate
        ? t("always")
        : t("from", { date: formatDay(fromDate, { language, formats }) });
    return fromDate === current ? t("current", { from }) : from;
  };
  async function choose(fromDate: string) {
    const texts = { title: unsaved("title"), message: unsaved("message"), confirm: unsaved("leave") };
    if (isTyped() && !(await showConfirm({ ...texts, cancel: unsaved("stay") }))) return;
    onChoose(fromDate);
  }
  async function takeBack() {
    const date = formatDay(chosen, { language, formats });
    const texts = { title: t("removeConfirm", { date }), message: t("removeMessage"), confirm: t("remove") };
    if (!(await showConfirm({ ...texts, cancel: common("cancel") }))) return;
    const body = { fromDate: chosen, version: saved.version };
    const answer = await call("DELETE /ops/tee-times", { query: { lang: language }, body });
    if (answer.ok) toastBar(t("removed", { date }));
    await onRemoved();
  }
  return (
    <div className="mb-5 flex flex-wrap items-end gap-3">
      <SelectField
        id="plan"
        label={t("label")}
        fieldClassName="w-72 max-w-full"
        options={saved.plans.map(({ fromDate }) => ({ value: fromDate, label: nameOf(fromDate) }))}
        value={chosen}
        onChange={({ target }) => void choose(target.value)}
      />
      {chosen > today && access(officeMenus.teeTimes.code).isDelete ? (
        <Button size="small" variant="outline" onClick={() => void takeBack()}>
          <Icon name="trash" size={18} />
          {t("remove")}
        </Button>
      ) : null}
    </div>
  );
}
