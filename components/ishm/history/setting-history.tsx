"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { CallInput, CallOutput } from "@/lib/contract/routes";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { OfficeFailure } from "../frame/office-failure";
import { useOffice } from "../frame/root/office-context";

type Call = "GET /ops/settings/{entity}/history";
export type SettingAction = CallOutput<Call>["list"][number];

type Props = {
  entity: CallInput<Call>["params"]["entity"];
  /** Which of them; all without it. */
  of?: string;
  /** Grows with every save: the record is read again. */
  edition?: number;
  /** The change in the words of the screen. */
  children: (action: SettingAction) => ReactNode;
  /** Puts back what was before an action; undefined where that cannot be done. */
  putBackOf?: (action: SettingAction) => (() => Promise<void>) | undefined;
};

const pageSize = 5;
const mostShown = 100;

/** Who changed a setting, when, from what to what; each change can be taken back where the screen knows how. */
export function SettingHistory({ entity, of, edition = 0, children, putBackOf }: Props) {
  const t = useTranslations("ishm.policies.history");
  const { formats } = useOffice();
  const [size, setSize] = useState(pageSize);
  const { data, error, mutate } = useCall(
    "GET /ops/settings/{entity}/history",
    { params: { entity }, query: { size: String(size), key: of } },
    { handled: true, keepPreviousData: true },
  );
  useEffect(() => {
    if (edition > 0) void mutate();
  }, [edition, mutate]);
  if (error && !data) return <OfficeFailure failure={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-16 w-full" />;
  if (data.total === 0) return <p className="text-ink-2">{t("empty")}</p>;
  return (
    <>
      <ol className="*:border-b *:border-line *:last:border-b-0">
        {data.list.map((action) => {
          const time = formatDateTime(action.at, formats);
          const putBack = putBackOf?.(action);
          return (
            <li key={action.auditIdx} className="flex items-start justify-between gap-3 py-2">
              <div className="min-w-0 grow break-words">
                <span className="font-semibold">{action.actor}</span>{" "}
                <span className="text-ink-2">{time}</span>
                {children(action)}
              </div>
              {putBack ? (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t("putBackOf", { time })}
                  onClick={() => void putBack().then(() => mutate())}
                >
                  {t("putBack")}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ol>
      {data.total > data.list.length && size < mostShown ? (
        <Button size="small" variant="quiet" onClick={() => setSize(Math.min(size + 20, mostShown))}>
          {t("more")}
        </Button>
      ) : null}
    </>
  );
}
