"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { DateInput } from "@/components/ui/date-input";
import { Select } from "@/components/ui/select";
import { valuesOf } from "@/lib/contract/code-values/code-group";
import { roundHoles } from "@/lib/contract/code-values/tee-sheets";
import type { CallInput } from "@/lib/contract/routes";
import type { FeeContent } from "@/lib/contract/tee-sheets/fee-shapes";
import type { FeeQuote, FeeSpaceRow } from "@/lib/contract/tee-sheets/ops-fees";
import { readDate } from "@/lib/shared/time/calendar";
import { call } from "@/lib/web/api/browser";
import { Panel } from "../frame/panel";
import type { FeeNames } from "./use-fee-names";

type Props = {
  /** The fees on the screen, saved or not; null while something in them cannot be read. */
  content: FeeContent | null;
  date: string;
  space: FeeSpaceRow;
  names: FeeNames;
};

type Body = CallInput<"POST /ops/fees/quote">["body"];
const typingMs = 400;
const caddieModes = ["C", "I", "S"] as const;
/** The frame of a select is as wide as an input; the padding is the select's own. */
const choice = "[&_select]:min-h-9 [&_select]:px-2.5 [&_select]:pe-9";

/** Quotes a party by the fees on the screen, line by line with the price that was used. */
export function PartyBox({ content, date, space, names }: Props) {
  const t = useTranslations("ishm.fees.party");
  const [asked, setAsked] = useState<Body>({
    date,
    period: space.parts[0]?.period ?? "1",
    holeCode: roundHoles.eighteen,
    memberTypes: Array.from({ length: space.partySizes.at(-1) ?? 4 }, () => space.memberTypes[0] ?? "10"),
    caddieMode: "C",
    hasCart: true,
  });
  const codes = new Set(content?.serviceFees.map(({ feeCode }) => feeCode));
  const modes = caddieModes.filter((mode) => mode === "S" || codes.has(mode === "C" ? "30" : "31"));
  const caddieMode = modes.includes(asked.caddieMode) ? asked.caddieMode : "S";
  const quote = useQuote(content && { ...asked, caddieMode, content });
  const change = (part: Partial<Body>) => setAsked((known) => ({ ...known, ...part }));
  const types = space.memberTypes.map((value) => ({ value, label: names.nameOf("memberTypes", value) }));
  return (
    <Panel title={t("title")}>
      <div className="grid grid-cols-2 gap-2">
        <DateInput
          aria-label={t("date")}
          value={asked.date}
          className="**:data-[slot=date-input]:min-h-9"
          onChange={({ target }) => (readDate(target.value) ? change({ date: target.value }) : undefined)}
        />
        <Select
          aria-label={t("part")}
          options={space.parts.map(({ period }) => ({
            value: period,
            label: names.nameOf("periods", period),
          }))}
          value={asked.period ?? ""}
          className={choice}
          onChange={({ target }) => change({ period: target.value })}
        />
        <Select
          aria-label={t("holes")}
          options={space.holeCodes.map((value) => ({ value, label: names.nameOf("holeCodes", value) }))}
          value={asked.holeCode}
          className={choice}
          onChange={({ target }) =>
            change({
              holeCode: valuesOf(roundHoles).find((code) => code === target.value) ?? roundHoles.eighteen,
            })
          }
        />
        <Select
          aria-label={t("caddie")}
          options={modes.map((value) => ({ value, label: names.nameOf("caddieModes", value) }))}
          value={caddieMode}
          className={choice}
          onChange={({ target }) =>
            change({ caddieMode: modes.find((mode) => mode === target.value) ?? "S" })
          }
        />
        <Select
          aria-label={t("players")}
          options={[1, 2, 3, 4, 5].map((count) => ({ value: String(count), label: t("count", { count }) }))}
          value={String(asked.memberTypes.length)}
          className={choice}
          onChange={({ target }) => change({ memberTypes: resized(asked.memberTypes, Number(target.value)) })}
        />
        {codes.has("20") ? (
          <Select
            aria-label={t("cart")}
            options={["Y", "N"].map((value) => ({
              value,
              label: t(value === "Y" ? "withCart" : "withoutCart"),
            }))}
            value={asked.hasCart === false ? "N" : "Y"}
            className={choice}
            onChange={({ target }) => change({ hasCart: target.value === "Y" })}
          />
        ) : null}
      </div>
      <ol className="flex flex-col gap-2">
        {asked.memberTypes.map((memberType, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat}>
            <Select
              aria-label={t("player", { seat: seat + 1 })}
              options={types}
              value={memberType}
              className={choice}
              onChange={({ target }) =>
                change({
                  memberTypes: asked.memberTypes.map((one, at) => (at === seat ? target.value : one)),
                })
              }
            />
          </li>
        ))}
      </ol>
      <QuoteLines quote={quote} names={names} />
    </Panel>
  );
}

function resized(types: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, at) => types[at] ?? types.at(-1) ?? "10");
}

function QuoteLines({ quote, names }: { quote: FeeQuote | null; names: FeeNames }) {
  const t = useTranslations("ishm.fees.party");
  if (quote === null) return <p className="text-ink-3">{t("waiting")}</p>;
  const isPriced = quote.unpriced.length === 0;
  return (
    <div role="status">
      <ul className="*:border-b *:border-line">
        {quote.lines.map((line) => (
          <li
            key={`${line.seat} ${line.feeCode}`}
            className="flex items-baseline justify-between gap-3 py-1.5"
          >
            <span className="min-w-0">
              {line.memberType
                ? names.nameOf("memberTypes", line.memberType)
                : names.nameOf("feeCodes", line.feeCode)}
              <span className="block text-caption text-ink-3">
                {line.rule
                  ? names.ruleName(line.rule)
                  : line.seat === null
                    ? t(`per.${line.unit}`)
                    : t("noPrice")}
              </span>
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {line.seat !== null && !line.rule ? "–" : names.money(line.amount)}
            </span>
          </li>
        ))}
      </ul>
      {isPriced ? (
        <p className="flex items-baseline justify-between gap-3 pt-3">
          <span className="font-semibold">{t("total")}</span>
          <span className="text-sub font-semibold tabular-nums">{names.money(quote.total)}</span>
        </p>
      ) : (
        <p className="pt-3 text-bad">{t("refused")}</p>
      )}
      {quote.offers.map(({ percent, teeTimes, total }) => (
        <p key={percent} className="flex items-baseline justify-between gap-3 pt-2 text-ink-2">
          <span>{t("offered", { percent, count: teeTimes })}</span>
          <span className="whitespace-nowrap tabular-nums">{names.money(total)}</span>
        </p>
      ))}
    </div>
  );
}

/** The answer for what is asked, once typing pauses; null while there is none. */
function useQuote(body: Body | null): FeeQuote | null {
  const [known, setKnown] = useState<{ of: string; quote: FeeQuote | null } | null>(null);
  const of = body && body.date !== "" ? JSON.stringify(body) : null;
  useEffect(() => {
    if (of === null) return;
    const ending = new AbortController();
    const timer = setTimeout(async () => {
      const options = { quiet: true, handled: true, signal: ending.signal };
      const answer = await call("POST /ops/fees/quote", { body: JSON.parse(of) as Body }, options);
      if (!ending.signal.aborted) setKnown({ of, quote: answer.ok ? answer.value : null });
    }, typingMs);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [of]);
  return known?.of === of ? (known?.quote ?? null) : null;
}
