"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { CallInput } from "@/lib/contract/routes";
import type { RuleTable } from "@/lib/contract/tee-sheets/ops-rules";
import type { RuleEffect } from "@/lib/contract/tee-sheets/rule-effects";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { useOffice } from "../frame/root/office-context";

/** The bookings that a change would affect. None is cancelled by it; staff have to deal with them. */
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
        <p className="text-ink-2">{t("affected", { count: 0, checked })}</p>
      ) : (
        <div className="border-s-3 border-warn bg-warn-tint px-4 py-3">
          <p className="font-semibold">{t("affected", { count: stranded, checked })}</p>
          <p>{t("stays")}</p>
          <Causes causes={known.effect.causes} />
        </div>
      )}
    </div>
  );
}

function Causes({ causes }: { causes: RuleEffect["causes"] }) {
  const t = useTranslations("ishm.rules.effect");
  const { language, formats } = useOffice();
  return (
    <ul className="mt-2 space-y-1.5">
      {causes.map(({ cause, count, first }) => (
        <li key={cause}>
          {t(`causes.${cause}`, { count })}
          <span className="block text-ink-2 tabular-nums">
            {first
              .map(
                ({ rsvNo, playDate, teeTime }) =>
                  `${rsvNo} (${formatDay(playDate, { language, formats })} ${teeTime})`,
              )
              .join(", ")}
            {count > first.length ? " …" : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** An unsaved change of rules: a policy, the rows of a table, or a version of the fees or the tee times. */
export type RuleChange =
  | { key: "POST /ops/policies/effect"; body: CallInput<"POST /ops/policies/effect">["body"] }
  | { key: `POST /ops/rules/${RuleTable}/effect`; body: { rows: readonly unknown[] } }
  | { key: "POST /ops/tee-times/effect"; body: CallInput<"POST /ops/tee-times/effect">["body"] }
  | { key: "POST /ops/fees/effect"; body: CallInput<"POST /ops/fees/effect">["body"] };

export type KnownEffect<E extends RuleEffect = RuleEffect> =
  | { state: "none" | "counting" | "failed" }
  | { state: "known"; effect: E };

const typingMs = 500;

/**
 * The effect of a change on existing bookings, once typing pauses; `null` is no change, or a wrong one. `refusals` of
 * the save are a sign that others booked meanwhile: it is counted anew. `E` is the effect that the call of the change
 * answers with.
 */
export function useRuleEffect<E extends RuleEffect = RuleEffect>(
  change: RuleChange | null,
  refusals: number,
): KnownEffect<E> {
  const [known, setKnown] = useState<{ of: string; effect: E | null } | null>(null);
  const of = change ? JSON.stringify({ ...change, refusals }) : null;
  useEffect(() => {
    if (of === null) return;
    const ending = new AbortController();
    const { key, body } = JSON.parse(of);
    const timer = setTimeout(async () => {
      const options = { quiet: true, handled: true, signal: ending.signal };
      const answer = await call(key as "POST /ops/policies/effect", { body }, options);
      if (!ending.signal.aborted) setKnown({ of, effect: answer.ok ? (answer.value as E) : null });
    }, typingMs);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [of]);
  if (of === null) return { state: "none" };
  if (known?.of !== of) return { state: "counting" };
  return known.effect ? { state: "known", effect: known.effect } : { state: "failed" };
}

/** The number of affected bookings that was shown; undefined where none was. */
export function expectedOf(known: KnownEffect): number | undefined {
  return known.state === "known" ? known.effect.stranded : undefined;
}
