"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import type { Rehearsal, RehearsalDetail } from "@/lib/contract/bookings/rehearsals";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useActionCall } from "../action/use-action-call";
import { useFigures } from "../dashboard/use-figures";
import { OfficeFailure } from "../frame/office-failure";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { ExportButton } from "../list/export-button";
import { FilterSelect } from "../list/filter-select";
import { SourceNote } from "./rehearsal-form";
import { RehearsalReportView } from "./rehearsal-report";

const liveMs = 1_000;
const figures = ["arrived", "waiting", "booked", "left", "calls", "faults"] as const;
const tones = { RUNNING: "info", DONE: "ok", STOPPED: "warn", FAILED: "bad" } as const;

type Props = { idx: number; others: readonly Rehearsal[]; onEnded: () => void };

/** A rehearsal: its counts while it is running, then its report, beside another one's if wanted. */
export function RehearsalPanel({ idx, others, onEnded }: Props) {
  const t = useTranslations("ishm.openingRehearsals");
  const writer = useOffice();
  const { formats } = writer;
  const [otherIdx, setOther] = useState<number | null>(null);
  const shown = useRehearsal(idx);
  const other = useRehearsal(otherIdx === idx ? null : otherIdx);
  const { data } = shown;
  useEnd(data, onEnded);
  if (shown.error && !data) {
    return <OfficeFailure failure={shown.error} onRetry={() => void shown.mutate()} />;
  }
  if (!data) return null;
  const title = t("report.title", {
    day: formatDay(data.playDate, writer),
    started: formatDateTime(data.startedAt, formats),
  });
  const comparable = others.filter((one) => one.rehearsalIdx !== idx && one.state === "DONE");
  return (
    <Panel
      title={title}
      side={
        data.report ? (
          <ExportButton
            list="GET /ops/rehearsals/{id}/figures"
            input={{ params: { id: String(idx) }, query: {} }}
          />
        ) : null
      }
    >
      <Progress rehearsal={data} onChanged={() => void shown.mutate()} />
      {data.report ? (
        <>
          {comparable.length > 0 ? (
            <FilterSelect
              label={t("report.compare")}
              all={t("report.compareNone")}
              options={comparable.map(({ rehearsalIdx, playDate, startedAt }) => ({
                value: String(rehearsalIdx),
                label: t("report.title", {
                  day: formatDay(playDate, writer),
                  started: formatDateTime(startedAt, formats),
                }),
              }))}
              chosen={otherIdx === null ? null : String(otherIdx)}
              onChoose={(value) => setOther(value === null ? null : Number(value))}
              className="w-full min-[37.5rem]:w-112"
            />
          ) : null}
          <RehearsalReportView
            report={data.report}
            typeNames={data.typeNames}
            other={other.data?.report ?? null}
          />
          <SourceNote source={data.report.source} />
        </>
      ) : null}
    </Panel>
  );
}

function useRehearsal(idx: number | null) {
  const { language } = useOffice();
  return useCall(
    idx === null ? null : "GET /ops/rehearsals/{id}",
    { params: { id: String(idx ?? 0) }, query: { lang: language } },
    { handled: true, refreshInterval: (now) => (now?.state === "RUNNING" ? liveMs : 0) },
  );
}

/** Tells when a rehearsal that was seen running is over. */
function useEnd(data: RehearsalDetail | undefined, onEnded: () => void): void {
  const [running, setRunning] = useState<number | null>(null);
  const ended = useEffectEvent(onEnded);
  const isRunning = data?.state === "RUNNING";
  const idx = data?.rehearsalIdx ?? null;
  useEffect(() => {
    if (isRunning) setRunning(idx);
    else if (running !== null && running === idx) {
      setRunning(null);
      ended();
    }
  }, [isRunning, idx, running]);
}

/** How it goes, said aloud by its state only: the numbers change each second. */
function Progress({ rehearsal, onChanged }: { rehearsal: RehearsalDetail; onChanged: () => void }) {
  const t = useTranslations("ishm.openingRehearsals");
  const { formats, access } = useOffice();
  const { number } = useFigures();
  const { state, counts, isStopping, rehearsalIdx } = rehearsal;
  const isRunning = state === "RUNNING";
  const stop = useActionCall({
    send: () =>
      call(
        "POST /ops/rehearsals/{id}/stop",
        { params: { id: String(rehearsalIdx) }, query: {} },
        { handled: true },
      ),
    onDone: onChanged,
  });
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status">
          <Chip tone={tones[state]}>
            {t(isRunning && isStopping ? "states.STOPPING" : `states.${state}`)}
          </Chip>
        </p>
        {isRunning ? (
          <p className="tabular-nums text-ink-2">
            {t("counts.at", { moment: formatDateTime(counts.at, formats) })}
          </p>
        ) : null}
        {isRunning && access(officeMenus.openingRehearsals.code).isCreate ? (
          <Button
            variant="outline"
            size="small"
            isBusy={stop.isBusy || isStopping}
            busyText={t("states.STOPPING")}
            onClick={() => void stop.run(undefined)}
          >
            {t("stop")}
          </Button>
        ) : null}
      </div>
      {stop.failure ? (
        <p role="alert" className="font-semibold text-bad">
          {stop.failure}
        </p>
      ) : null}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 min-[37.5rem]:grid-cols-4 min-[68.75rem]:grid-cols-7">
        {(["members", ...figures] as const).map((figure) => (
          <div key={figure}>
            <dt className="text-caption text-ink-2">{t(`counts.${figure}`)}</dt>
            <dd className="font-serif text-value tabular-nums">{number(counts[figure])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
