"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { formatDateTime } from "@/lib/shared/date-format";
import type { PolicyValues } from "@/lib/shared/policy-checks";
import { useCall } from "@/lib/web/api/use-call";
import { fourValues } from "@/lib/web/office/policy-draft";
import type { PolicyRow } from "@/lib/web/office/policy-list";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { useOffice } from "../frame/office-context";
import { OfficeFailure } from "../frame/office-failure";
import { usePolicyWords } from "./use-policy-words";

type Props = {
  row: PolicyRow;
  canPutBack: boolean;
  /** Grows with every save: the record is read again. */
  edition: number;
  onPutBack: (values: PolicyValues) => Promise<void>;
};

const pageSize = 5;

/** Who changed a policy, when, from what to what; each change can be taken back. */
export function PolicyHistory({ row, canPutBack, edition, onPutBack }: Props) {
  const t = useTranslations("ishm.policies.history");
  const common = useTranslations("common");
  const { formats } = useOffice();
  const { sentence } = usePolicyWords();
  const [size, setSize] = useState(pageSize);
  const { data, error, mutate } = useCall(
    "GET /ops/policies/{code}/history",
    { params: { code: row.code }, query: { size: String(size) } },
    { handled: true, keepPreviousData: true },
  );
  useEffect(() => {
    if (edition > 0) void mutate();
  }, [edition, mutate]);

  async function putBack(values: PolicyValues) {
    const title = t("confirm", { name: row.name });
    const message = sentence(row.code, values);
    const isSure = await showConfirm({ title, message, confirm: t("putBack"), cancel: common("cancel") });
    if (!isSure) return;
    await onPutBack(values);
    await mutate();
  }

  return (
    <section aria-label={t("title")}>
      <h4 className="mb-2 font-semibold">{t("title")}</h4>
      {error && !data ? <OfficeFailure failure={error} onRetry={() => void mutate()} /> : null}
      {!data && !error ? <Skeleton className="h-16 w-full" /> : null}
      {data?.total === 0 ? <p className="text-ink-2">{t("empty")}</p> : null}
      <ol className="*:border-b *:border-line *:last:border-b-0">
        {data?.list.map(({ auditIdx, at, actor, before, after }) => {
          const time = formatDateTime(at, formats);
          const earlier = valuesOf(before);
          return (
            <li key={auditIdx} className="flex items-start justify-between gap-3 py-2">
              <p className="min-w-0 break-words">
                <span className="font-semibold">{actor}</span> <span className="text-ink-2">{time}</span>
                <br />
                {t("fromTo", { from: written(earlier), to: written(valuesOf(after)) })}
              </p>
              {canPutBack && earlier ? (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t("putBackOf", { time })}
                  onClick={() => void putBack(earlier)}
                >
                  {t("putBack")}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ol>
      {data && data.total > data.list.length ? (
        <Button size="small" variant="quiet" onClick={() => setSize(Math.min(size + 20, 100))}>
          {t("more")}
        </Button>
      ) : null}
    </section>
  );
}

/** The values of a record; null when it holds something else. */
function valuesOf(recorded: unknown): PolicyValues | null {
  const isText = (value: unknown): value is string => typeof value === "string";
  return Array.isArray(recorded) && recorded.every(isText) ? fourValues(recorded) : null;
}

function written(values: PolicyValues | null): string {
  return values?.filter((value) => value !== "").join(" · ") || "–";
}
