"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { SelectField } from "@/components/form/select-field";
import { Button } from "@/components/ui/button";
import { maxCrowd, maxLoad, type RehearsalBase } from "@/lib/contract/bookings/rehearsals";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { useActionCall } from "../action/use-action-call";
import { useFigures } from "../dashboard/use-figures";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";

type Props = {
  base: RehearsalBase;
  canStart: boolean;
  isRunning: boolean;
  onStarted: (idx: number) => Promise<void>;
};
type Asked = { playDate: string; load: number };
const loads = Array.from({ length: maxLoad }, (_, place) => place + 1);

/** Which day, and with how many members. */
export function RehearsalForm({ base, canStart, isRunning, onStarted }: Props) {
  const t = useTranslations("ishm.openingRehearsals.form");
  const writer = useOffice();
  const { number } = useFigures();
  const [asked, setAsked] = useState<Asked>({ playDate: base.days[0]?.playDate ?? "", load: 1 });
  const start = useActionCall({
    send: (body: Asked) => call("POST /ops/rehearsals", { query: {}, body }, { handled: true }),
    onDone: ({ rehearsalIdx }) => onStarted(rehearsalIdx),
  });
  const crowdOf = (load: number) => number(Math.min(base.crowd * load, maxCrowd));
  const reason = base.isUnavailable ? t("unavailable") : base.days.length === 0 ? t("noDays") : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    void start.run(asked);
  }

  return (
    <form data-print="none" onSubmit={submit}>
      <Panel title={t("title")}>
        <div className="flex flex-wrap gap-4">
          <SelectField
            label={t("day")}
            value={asked.playDate}
            onChange={(event) => setAsked({ ...asked, playDate: event.target.value })}
            options={base.days.map(({ playDate, openAt, onSale }) => ({
              value: playDate,
              label: t("dayOf", {
                day: formatDay(playDate, writer),
                opens: formatDeadline(openAt, writer),
                times: onSale,
              }),
            }))}
            fieldClassName="w-full min-[37.5rem]:w-112"
          />
          <SelectField
            label={t("load")}
            value={String(asked.load)}
            onChange={(event) => setAsked({ ...asked, load: Number(event.target.value) })}
            options={loads.map((load) => ({
              value: String(load),
              label: t("loadOf", { load, members: crowdOf(load) }),
            }))}
            fieldClassName="w-full min-[37.5rem]:w-64"
          />
        </div>
        <SourceNote source={base.source} />
        <p className="text-ink-2">{t("safe", { minutes: base.guardMinutes })}</p>
        {start.failure ? (
          <p role="alert" className="font-semibold text-bad">
            {start.failure}
          </p>
        ) : null}
        <div className="border-t border-line pt-4">
          {canStart && reason === null ? (
            <Button
              type="submit"
              size="small"
              isBusy={start.isBusy}
              busyText={t("starting")}
              disabled={isRunning}
            >
              {t("start")}
            </Button>
          ) : (
            <p className="text-ink-2">{reason ?? t("noRight")}</p>
          )}
        </div>
      </Panel>
    </form>
  );
}

/** Names the source of the crowd. */
export function SourceNote({ source: { isAssumed, ...recorded } }: Pick<RehearsalBase, "source">) {
  const t = useTranslations("ishm.openingRehearsals.source");
  return <p className="text-ink-2">{isAssumed ? t("assumed") : t("recorded", recorded)}</p>;
}
