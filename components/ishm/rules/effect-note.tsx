"use client";

import { useTranslations } from "next-intl";
import type { RuleEffect } from "@/lib/contract/tee-sheets/rule-effects";
import { formatDate } from "@/lib/shared/time/date-format";
import { useOffice } from "../frame/root/office-context";
import type { KnownEffect } from "./use-rule-effect";

/** What a change means for bookings that stand: none is cancelled by it, staff answer for those it meets. */
export function EffectNote({ known }: { known: KnownEffect }) {
  const t = useTranslations("ishm.rules.effect");
  if (known.state === "none") return null;
  if (known.state !== "known") {
    return (
      <p role="status" className="text-ink-2">
        {t(known.state)}
      </p>
    );
  }
  const { stranded, checked } = known.effect;
  return (
    <div role="status">
      {stranded === 0 ? (
        <p className="text-ink-2">{t("nobody", { checked })}</p>
      ) : (
        <div className="border-s-3 border-warn bg-warn-tint px-4 py-3">
          <p className="font-semibold">{t("stranded", { count: stranded, checked })}</p>
          <p>{t("stays")}</p>
          <Causes causes={known.effect.causes} />
        </div>
      )}
    </div>
  );
}

function Causes({ causes }: { causes: RuleEffect["causes"] }) {
  const t = useTranslations("ishm.rules.effect");
  const { formats } = useOffice();
  return (
    <ul className="mt-2 space-y-1.5">
      {causes.map(({ cause, count, first }) => (
        <li key={cause}>
          {t(`causes.${cause}`, { count })}
          <span className="block text-ink-2 tabular-nums">
            {first
              .map(({ rsvNo, playDate, teeTime }) => `${rsvNo} (${formatDate(playDate, formats)} ${teeTime})`)
              .join(", ")}
            {count > first.length ? " …" : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
