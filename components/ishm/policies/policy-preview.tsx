"use client";

import { useTranslations } from "next-intl";
import type { PolicyValues } from "@/lib/shared/policy-checks";
import { kindsOf, type PolicyCode } from "@/lib/shared/policy-values";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { useCall } from "@/lib/web/api/use-call";
import { useOffice } from "../frame/root/office-context";
import { type PolicySample, policyMeaning } from "./policy-meanings";
import type { PolicyRow } from "./policy-rows";
import {
  formatsOf,
  type PolicyTable,
  sampleCancel,
  sampleClosing,
  sampleDay,
  sampleOpening,
  sampleTeeTime,
} from "./policy-samples";
import { useFormatSamples } from "./use-format-samples";
import { usePolicyWords } from "./use-policy-words";

type Props = {
  code: PolicyCode;
  saved: PolicyValues;
  draft: PolicyValues;
  rows: readonly PolicyRow[];
  isRight: boolean;
};

/** A preview of the values: the difference to now, and a sample where there is one. */
export function PolicyPreview({ code, saved, draft, rows, isRight }: Props) {
  const t = useTranslations("ishm.policies.preview");
  const { label, amount } = usePolicyWords();
  const { sample } = policyMeaning(code);
  const changed = kindsOf(code).flatMap((_, place) => {
    const [from = "", to = ""] = [saved[place], draft[place]];
    const words = { label: label(code, place), from: amount(code, place, from), to: amount(code, place, to) };
    return from === to ? [] : [words];
  });
  const table = new Map(rows.map((row) => [row.code as string, row.values])).set(code, draft);
  return (
    <section aria-label={t("title")} className="rounded-panel border-t-3 border-primary bg-paper p-4">
      <h4 className="mb-2 font-semibold">{t("title")}</h4>
      {isRight ? (
        <ul>
          {changed.length === 0 ? <li className="text-ink-2">{t("unchanged")}</li> : null}
          {changed.map((words) => (
            <li key={words.label}>{t("changed", words)}</li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">{t("unclear")}</p>
      )}
      {isRight && sample ? <PolicySampleRows sample={sample} table={table} values={draft} /> : null}
    </section>
  );
}

type PolicySampleRowsProps = { sample: PolicySample; table: PolicyTable; values: PolicyValues };

const formatSamples = ["dates", "money", "times"] as const;
type FormatSample = (typeof formatSamples)[number];
const isFormatSample = (sample: PolicySample): sample is FormatSample =>
  formatSamples.some((one) => one === sample);

/** Lines that show the effect of values on an example. */
function PolicySampleRows({ sample, table, values }: PolicySampleRowsProps) {
  const formatLines = useFormatSamples(table, values);
  const dayLines = useDaySamples(table, values, isFormatSample(sample) ? null : sample);
  const lines = isFormatSample(sample) ? formatLines(sample) : dayLines;
  return (
    <dl className="mt-3 grid gap-x-4 gap-y-1 border-t border-line pt-3 min-[26.25rem]:grid-cols-[auto_1fr]">
      {lines.map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-medium tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

type Line = readonly [name: string, text: string];
type DaySample = Exclude<PolicySample, "dates" | "money" | "times">;

const quiet = { handled: true, revalidateOnFocus: false } as const;
const typeSet = ["memberTypes"] as const;

/** The edited values applied to a booking of a Saturday, by the rule tables of the club. */
function useDaySamples(table: PolicyTable, values: PolicyValues, sample: DaySample | null): Line[] {
  const t = useTranslations("ishm.policies.preview");
  const { now, clubCode, language } = useOffice();
  const opening = useCall(sample === "opening" ? "GET /ops/rules/open" : null, {}, quiet);
  const booking = useCall(sample === "cancel" ? "GET /ops/rules/bookings" : null, {}, quiet);
  const types = useCodeSets(clubCode, language, sample === "opening" ? typeSet : []);

  const formats = formatsOf(table);
  const zone = formats.standardTimeZone;
  const day = sampleDay(now(), zone);
  const shown = { day: formatDay(day, { language, formats }), time: sampleTeeTime };
  const at = (moment: Date) => formatDeadline(moment, { language, formats });
  const [first, second, third, fourth] = values;

  function openingLines(): Line[] {
    const rule = opening.data?.rows.find(({ isBookable }) => isBookable);
    if (!rule) return [];
    const type = types.data?.memberTypes?.list.find(({ key }) => key === rule.memberType)?.keyName;
    const name = t("opens", { ...shown, type: type ?? rule.memberType });
    return [[name, at(sampleOpening(day, rule, values, zone))]];
  }

  function cancelLines(): Line[] {
    const rule = booking.data?.rows[0];
    if (!rule) return [];
    const freeDays = { WEEKDAY: rule.freeDaysWeekday, WEEKEND: rule.freeDaysWeekend };
    const { freeUntil, L3 } = sampleCancel(day, freeDays, values, zone);
    return [
      [t("free", shown), at(freeUntil)],
      [t("noShow"), at(L3)],
    ];
  }

  switch (sample) {
    case "opening":
      return openingLines();
    case "cancel":
      return cancelLines();
    case "closing":
      return [[t("closes", shown), at(sampleClosing(day, first, second, zone))]];
    case "companions":
      return [[t("companions", shown), at(sampleClosing(day, first, second, zone))]];
    case "waiting":
      return [[t("waiting", shown), at(sampleClosing(day, third, fourth, zone))]];
    default:
      return [];
  }
}
