"use client";

import { useTranslations } from "next-intl";
import type { TeePlanEffect } from "@/lib/contract/tee-sheets/ops-tee-times";
import { formatDay } from "@/lib/shared/time/deadline";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { useRuleEffect } from "../rules/effect-note";

type Props = { known: ReturnType<typeof useRuleEffect<TeePlanEffect>> };

const uses = ["sold", "held", "draw", "team"] as const;

/** Booked times that a change leaves without a template, by day. None is cancelled; staff have to deal with them. */
export function StrandedPanel({ known }: Props) {
  const t = useTranslations("ishm.teeTimes.stranded");
  const rules = useTranslations("ishm.rules.effect");
  if (known.state === "none") return null;
  if (known.state !== "known") {
    return (
      <p role="status" className="text-ink-2">
        {rules(known.state)}
      </p>
    );
  }
  const { effect } = known;
  if (effect.stranded === 0) {
    return (
      <p role="status" className="text-ink-2">
        {t("nothing")}
      </p>
    );
  }
  const parties = effect.causes.find(({ cause }) => cause === "PARTY");
  return (
    <div role="status" className="border-s-3 border-warn bg-warn-tint px-4 py-3">
      <p className="font-semibold">{t("count", { count: effect.stranded })}</p>
      <p>{t("stays")}</p>
      <ul className="mt-2 space-y-1">
        {uses.map((use) =>
          effect.slots[use] > 0 ? <li key={use}>{t(`uses.${use}`, { count: effect.slots[use] })}</li> : null,
        )}
        {parties ? <li>{rules("causes.PARTY", { count: parties.count })}</li> : null}
      </ul>
      <Days effect={effect} />
    </div>
  );
}

function Days({ effect }: { effect: TeePlanEffect }) {
  const t = useTranslations("ishm.teeTimes.stranded");
  const { language, formats } = useOffice();
  if (effect.days.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="min-h-6 cursor-pointer font-semibold">
        {t("days", { count: effect.dayCount })}
      </summary>
      <ul className="mt-1 grid gap-x-6 gap-y-1 tabular-nums min-[43.75rem]:grid-cols-2">
        {effect.days.map((day) => (
          <li key={day.date}>
            <OfficeLink href={officePaths.sheet(day.date)} className="underline">
              {formatDay(day.date, { language, formats })}
            </OfficeLink>{" "}
            {uses
              .filter((use) => day[use] > 0)
              .map((use) => t(`uses.${use}`, { count: day[use] }))
              .join(", ")}
          </li>
        ))}
      </ul>
    </details>
  );
}
