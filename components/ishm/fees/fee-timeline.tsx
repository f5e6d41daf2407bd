"use client";

import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import { cn } from "@/components/ui/cn";
import type { FeeVersionRow } from "@/lib/contract/tee-sheets/ops-fees";
import { firstFeeDate } from "@/lib/shared/fees/fee-versions";
import { formatDay } from "@/lib/shared/time/deadline";
import { useOffice } from "../frame/root/office-context";

type Props = {
  versions: readonly FeeVersionRow[];
  chosen: number | null;
  /** The day of fees that are not saved yet. */
  unsaved: string | null;
  onChoose: (versionIdx: number) => void;
};

const tones = { NOW: "ok", COMING: "info", OVER: "neutral" } as const;
const step = "flex min-h-16 min-w-44 flex-col items-start gap-1 border-t-3 px-4 py-2.5 text-start";

/** The fees along the years: what was, what counts now, what comes. */
export function FeeTimeline({ versions, chosen, unsaved, onChoose }: Props) {
  const t = useTranslations("ishm.fees");
  const { language, formats } = useOffice();
  const since = (fromDate: string) =>
    fromDate === firstFeeDate
      ? t("fromBeginning")
      : t("from", { date: formatDay(fromDate, { language, formats }) });
  const inOrder = versions.toSorted(
    (one, other) => one.fromDate.localeCompare(other.fromDate) || one.versionIdx - other.versionIdx,
  );
  return (
    <nav aria-label={t("versions")} className="mb-5 overflow-x-auto">
      <ol className="flex gap-1">
        {inOrder.map(({ versionIdx, fromDate, state, note }) => (
          <li key={versionIdx}>
            <button
              type="button"
              aria-current={versionIdx === chosen ? "true" : undefined}
              className={cn(
                step,
                versionIdx === chosen
                  ? "border-primary bg-selected"
                  : "border-line-2 bg-sheet hover:bg-hover",
              )}
              onClick={() => onChoose(versionIdx)}
            >
              <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>
              <span className="font-semibold whitespace-nowrap">{since(fromDate)}</span>
              {note ? <span className="max-w-52 truncate text-caption text-ink-2">{note}</span> : null}
            </button>
          </li>
        ))}
        {unsaved === null ? null : (
          <li>
            <div aria-current="true" className={cn(step, "border-primary bg-selected")}>
              <Chip tone="warn">{t("states.UNSAVED")}</Chip>
              <span className="font-semibold whitespace-nowrap">
                {unsaved === "" ? t("newFees") : since(unsaved)}
              </span>
            </div>
          </li>
        )}
      </ol>
    </nav>
  );
}
