import { useEffect, useState } from "react";
import type { CallInput } from "@/lib/contract/routes";
import type { RuleTable } from "@/lib/contract/tee-sheets/ops-rules";
import type { RuleEffect } from "@/lib/contract/tee-sheets/rule-effects";
import { call } from "@/lib/web/api/browser";

/** A change of the rules as it is typed: a policy, or the rows of a table. */
export type RuleChange =
  | { key: "POST /ops/policies/effect"; body: CallInput<"POST /ops/policies/effect">["body"] }
  | { key: `POST /ops/rules/${RuleTable}/effect`; body: { rows: readonly unknown[] } };

export type KnownEffect = { state: "none" | "counting" | "failed" } | { state: "known"; effect: RuleEffect };

const typingMs = 500;

/**
 * What a change would mean for standing bookings, once typing pauses; `null` is no change, or a wrong one. `refusals` of
 * the save are a sign that others booked meanwhile: it is counted anew.
 */
export function useRuleEffect(change: RuleChange | null, refusals: number): KnownEffect {
  const [known, setKnown] = useState<{ of: string; effect: RuleEffect | null } | null>(null);
  const of = change ? JSON.stringify({ ...change, refusals }) : null;
  useEffect(() => {
    if (of === null) return;
    const ending = new AbortController();
    const { key, body } = JSON.parse(of);
    const timer = setTimeout(async () => {
      const options = { quiet: true, handled: true, signal: ending.signal };
      const answer = await call(key as "POST /ops/policies/effect", { body }, options);
      if (!ending.signal.aborted) setKnown({ of, effect: answer.ok ? answer.value : null });
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

/** How many standing bookings its author was told of; undefined where nothing was told. */
export function expectedOf(known: KnownEffect): number | undefined {
  return known.state === "known" ? known.effect.stranded : undefined;
}
