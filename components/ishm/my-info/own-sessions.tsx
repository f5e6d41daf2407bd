"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { deviceName } from "@/lib/web/runtime/session/device-name";
import { toastBar } from "@/lib/web/runtime/toasts";
import { OfficeFailure } from "../frame/office-failure";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";

/** Where the account is signed in; all but this browser can be signed out. */
export function OwnSessions() {
  const t = useTranslations("ishm.myInfo.sessions");
  const { formats } = useOffice();
  const { data, error, mutate } = useCall("GET /ext/sessions", {}, { handled: true });
  const others = data?.list.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  const endOthers = async () => {
    const answer = await call("DELETE /ext/sessions", { body: {} });
    if (!answer.ok) return;
    toastBar(t("ended", { count: answer.value.ended }));
    await mutate();
  };
  return (
    <Panel title={t("title")}>
      {error ? <OfficeFailure failure={error} onRetry={() => void mutate()} /> : null}
      {data || error ? null : <Skeleton className="h-12" />}
      <ul>
        {data?.list.map(({ sessionIdx, isCurrent, userAgent, address, lastSeenAt }) => (
          <li key={sessionIdx} className="border-b border-line py-2 last:border-0">
            <p className="flex flex-wrap items-center gap-x-3 font-semibold">
              {deviceName(userAgent) ?? t("unknown")}
              {isCurrent ? <Chip tone="ok">{t("here")}</Chip> : null}
            </p>
            <p className="text-caption text-ink-2">
              {t("seen", { time: formatDateTime(lastSeenAt, formats) })}
              {address ? ` · ${address}` : ""}
            </p>
          </li>
        ))}
      </ul>
      {others > 0 ? (
        <div>
          <Button variant="outline" size="small" onClick={() => void endOthers()}>
            {t("endOthers", { count: others })}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
