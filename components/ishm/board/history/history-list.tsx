"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { PageEntity } from "@/lib/contract/boards/board-entities";
import type { CallOutput } from "@/lib/contract/routes";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { RecordChanges } from "../../audit/record-changes";
import { OfficeFailure } from "../../frame/office-failure";
import { useOffice } from "../../frame/root/office-context";

export type Action = CallOutput<"GET /ops/revisions/{entity}/{idx}">["list"][number];

type Props = {
  entity: PageEntity;
  idx: number;
  onRestore: ((actions: readonly Action[]) => void) | null;
};

const pageSize = 50;

/** The changes of a row, the newest first; each shows what it changed and leads back to before it. */
export function HistoryList({ entity, idx, onRestore }: Props) {
  const t = useTranslations("ishm.board.history");
  const { formats } = useOffice();
  const [shown, setShown] = useState<number | null>(null);
  const { data, error, mutate } = useCall(
    "GET /ops/revisions/{entity}/{idx}",
    { params: { entity, idx: String(idx) }, query: { size: String(pageSize) } },
    { handled: true, revalidateOnMount: true },
  );
  if (error && !data) return <OfficeFailure failure={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  if (data.total === 0) return <p className="text-ink-2">{t("empty")}</p>;
  return (
    <ol className="*:border-b *:border-line *:last:border-b-0">
      {data.list.map((action, at) => {
        const time = formatDateTime(action.at, formats);
        const isShown = shown === action.auditIdx;
        const canRestore = onRestore !== null && action.action === "UPDATE";
        return (
          <li key={action.auditIdx} className="py-2.5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <p className="grow">
                <span className="font-semibold">{t(`actions.${action.action}`)}</span>{" "}
                <span className="text-ink-2">
                  {time} · {action.actor}
                </span>
              </p>
              <Button
                size="small"
                variant="quiet"
                aria-expanded={isShown}
                aria-label={t("changesOf", { time })}
                onClick={() => setShown(isShown ? null : action.auditIdx)}
              >
                {t("changes")}
              </Button>
              {canRestore ? (
                <Button
                  size="small"
                  variant="outline"
                  aria-label={t("restoreBefore", { time })}
                  onClick={() => onRestore(data.list.slice(0, at + 1))}
                >
                  {t("restore")}
                </Button>
              ) : null}
            </div>
            {isShown ? (
              <div className="mt-2 overflow-x-auto">
                <RecordChanges before={action.before} after={action.after} />
              </div>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
