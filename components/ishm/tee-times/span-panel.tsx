"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DateField } from "@/components/form/date-field";
import { Button } from "@/components/ui/button";
import type { TeeSpanResult } from "@/lib/contract/tee-sheets/ops-tee-times";
import { addDays, readDate } from "@/lib/shared/time/calendar";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOnce } from "@/lib/web/runtime/use-once";
import { OfficeFailure } from "../frame/office-failure";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";

type Props = {
  today: string;
  /** Unsaved input counts for no sheet: it has to be saved first. */
  isDirty: boolean;
  /** Grows with every save. */
  edition: number;
};

/** As far as the daily job lays sheets. */
const daysAhead = 60;

/** Lays the missing times of a span of days by what is saved, and clears those that nothing asks for. */
export function SpanPanel({ today, isDirty, edition }: Props) {
  const t = useTranslations("ishm.teeTimes.span");
  const [span, setSpan] = useState({ from: today, to: addDays(today, daysAhead) });
  const isRight = readDate(span.from) !== null && readDate(span.to) !== null;
  const { data, error, mutate } = useCall(
    isRight && !isDirty ? "GET /ops/tee-times/span" : null,
    { query: { ...span, _nop_: String(edition) } },
    { handled: true, revalidateOnFocus: false },
  );
  return (
    <Panel title={t("title")}>
      <p className="max-w-prose text-ink-2">{t("lead")}</p>
      <div className="grid max-w-lg gap-4 min-[35rem]:grid-cols-2">
        {(["from", "to"] as const).map((field) => (
          <DateField
            key={field}
            id={`span-${field}`}
            label={t(field)}
            min={today}
            value={span[field]}
            onChange={({ target }) => setSpan((now) => ({ ...now, [field]: target.value }))}
          />
        ))}
      </div>
      {isDirty ? <p className="text-ink-2">{t("saveFirst")}</p> : null}
      {data && !isDirty ? <Found span={span} found={data} onDone={() => mutate()} /> : null}
      {error && !isDirty ? <OfficeFailure failure={error} onRetry={() => void mutate()} /> : null}
    </Panel>
  );
}

type FoundProps = {
  span: { from: string; to: string };
  found: TeeSpanResult;
  onDone: () => Promise<unknown>;
};

function Found({ span, found, onDone }: FoundProps) {
  const t = useTranslations("ishm.teeTimes.span");
  const { access } = useOffice();
  const rights = access(officeMenus.teeTimes.code);
  const { lay, clear, isBusy } = useSpanActions(span, found, onDone);
  const gone = found.removed + found.withdrawn;
  return (
    <>
      <div role="status">
        <ul className="space-y-1">
          <li>{t("missing", { count: found.created, held: found.held })}</li>
          <li>{t("kept", { count: found.kept })}</li>
          {found.blocked > 0 ? <li>{t("blocked", { count: found.blocked })}</li> : null}
          {gone > 0 ? <li>{t("unasked", { count: gone, withdrawn: found.withdrawn })}</li> : null}
          {found.staying > 0 ? <li>{t("staying", { count: found.staying })}</li> : null}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        {rights.isDelete && gone > 0 ? (
          <Button size="small" variant="outline" disabled={isBusy} onClick={() => void clear()}>
            {t("clear", { count: gone })}
          </Button>
        ) : null}
        {rights.isCreate && found.created > 0 ? (
          <Button size="small" variant="outline" disabled={isBusy} onClick={() => void lay()}>
            {t("lay", { count: found.created })}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function useSpanActions(span: FoundProps["span"], found: TeeSpanResult, onDone: () => Promise<unknown>) {
  const t = useTranslations("ishm.teeTimes.span");
  const common = useTranslations("common");
  const { language, formats } = useOffice();
  const [isBusy, setBusy] = useState(false);
  const once = useOnce();
  const run = (work: () => Promise<void>) =>
    once.run(async () => {
      setBusy(true);
      try {
        await work();
        await onDone();
      } finally {
        setBusy(false);
      }
    });
  const lay = () =>
    run(async () => {
      const answer = await call("POST /ops/tee-times/generate", { body: span });
      if (answer.ok) toastBar(t("laid", { ...answer.value }));
    });
  const clear = () =>
    run(async () => {
      const isSure = await showConfirm({
        title: t("clearConfirm", { count: found.removed + found.withdrawn }),
        message: t("clearMessage", {
          from: formatDay(span.from, { language, formats }),
          to: formatDay(span.to, { language, formats }),
        }),
        confirm: t("clearNow"),
        cancel: common("cancel"),
      });
      if (!isSure) return;
      const answer = await call("DELETE /ops/tee-times/unsold", { body: span });
      if (answer.ok) toastBar(t("cleared", { ...answer.value }));
    });
  return { lay, clear, isBusy };
}
