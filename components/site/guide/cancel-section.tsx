import { getTranslations } from "next-intl/server";
import type { CancelRules, FeeTableAnswer } from "@/lib/contract/site/course-pages";
import { stageDays } from "@/lib/shared/bookings/cancel-stage";
import { firstFeeDate } from "@/lib/shared/fees/fee-versions";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { CancelCalculator } from "./cancel-calculator";
import { CostTable } from "./cost-table";

type Props = {
  club: Club;
  language: Language;
  rules: CancelRules;
  fees: FeeTableAnswer | null;
  holidays: readonly string[];
  maxPlayers: number;
};

/** The stages of a cancellation as a table, and a calculator for one's own round where scripts run. */
export async function CancelSection({ club, language, rules, fees, holidays, maxPlayers }: Props) {
  const t = await getTranslations("guide.penalty");
  const greenFees = fees?.greenFees ?? [];
  const options = (pairs: [string, string][]) =>
    [...new Map(pairs)].map(([value, label]) => ({ value, label }));
  return (
    <>
      <CancelStages rules={rules} />
      <section
        aria-labelledby="calculator-heading"
        className="mt-12 [@media(scripting:none)]:hidden"
        data-print="none"
      >
        <h3 id="calculator-heading" className="font-serif text-sub">
          {t("calculator.title")}
        </h3>
        <CancelCalculator
          table={{
            rules,
            fees: versionsOf(fees),
            holidays,
            rounding: club.formats.roundFormat,
            zone: club.formats.standardTimeZone,
          }}
          writer={{ language, formats: club.formats }}
          types={options(greenFees.map((fee) => [fee.memberType, fee.memberTypeName]))}
          periods={options(greenFees.map((fee) => [fee.period, fee.periodName]))}
          maxPlayers={maxPlayers}
          texts={await calculatorTexts(rules)}
        />
      </section>
    </>
  );
}

/** The fees of now and those of later as the calculator looks them up by the play date. */
function versionsOf(fees: FeeTableAnswer | null) {
  if (!fees) return [];
  const of = ({ greenFees, special }: Pick<FeeTableAnswer, "greenFees" | "special">) => ({
    greenFees,
    special,
  });
  const now = { fromDate: firstFeeDate, ...of(fees) };
  return fees.next ? [now, { fromDate: fees.next.fromDate, ...of(fees.next) }] : [now];
}

/** Texts that the browser fills: it gets these few instead of the language's whole set. */
async function calculatorTexts(rules: CancelRules) {
  const t = await getTranslations("guide.penalty.calculator");
  const page = await getTranslations("guide.penalty");
  const open = (name: string) => `{${name}}`;
  const nameOf = (stage: string) => rules.stages.find((one) => one.stage === stage)?.name ?? stage;
  return {
    date: t("date"),
    time: t("time"),
    who: t("who"),
    part: t("part"),
    players: t("players"),
    ask: t("ask"),
    over: t("over"),
    free: t("free"),
    unpriced: t("unpriced"),
    now: t("now", { time: open("time") }),
    share: t("share", { percent: open("percent"), base: open("base") }),
    suspension: t("suspension", { days: open("days") }),
    points: t("points", { points: open("points") }),
    until: t("until", { time: open("time") }),
    stages: { L0: page("freeStage"), L1: nameOf("L1"), L2: nameOf("L2"), L3: nameOf("L3"), L4: nameOf("L4") },
  };
}

/** From a free cancellation to the no-show: until when each stage lasts, and what it costs. */
async function CancelStages({ rules }: { rules: CancelRules }) {
  const t = await getTranslations("guide.penalty");
  const { freeDays, dayBoundary: time, noShowMinutes: minutes } = rules;
  const until = {
    L1: t("untilDays", { days: stageDays.L1, time }),
    L2: t("untilDays", { days: stageDays.L2, time }),
    L3: t("untilMinutes", { minutes }),
    L4: t("afterwards"),
  };
  const free = { name: t("freeStage"), percent: 0, days: 0, points: 0 };
  const rows = [
    {
      ...free,
      stage: "L0",
      until: t("untilFree", { weekday: freeDays.WEEKDAY, weekend: freeDays.WEEKEND, time }),
    },
    ...rules.stages.map((stage) => ({ ...stage, until: until[stage.stage] })),
  ];
  return (
    <CostTable
      label={t("stages")}
      rows={rows.map((row) => ({ ...row, key: row.stage }))}
      untilTitle={t("until")}
    />
  );
}
