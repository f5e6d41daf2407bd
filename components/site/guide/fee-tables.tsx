import { getTranslations } from "next-intl/server";
import { TitledSection, WideTable } from "@/components/site/layout/menu/titled-section";
import { ScrollFrame } from "@/components/ui/layout/scroll-frame";
import type { FeeTableAnswer } from "@/lib/contract/site/course-pages";
import type { Language } from "@/lib/shared/languages";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDay } from "@/lib/shared/time/deadline";
import type { Club } from "@/lib/web/queries/club";
import { SpecialFees } from "./special-fees";

type Props = { club: Club; language: Language; fees: FeeTableAnswer };
type Prices = Pick<FeeTableAnswer, "greenFees" | "special" | "serviceFees">;
type GreenFee = Prices["greenFees"][number];

const cell = "py-3 ps-6 text-end whitespace-nowrap";
const head = "py-3 ps-6 text-end font-semibold text-ink-2";

/** The fees that count today, and those of a later day where a change is known. */
export async function FeeTables({ club, language, fees }: Props) {
  const t = await getTranslations("guide.fees");
  const { next } = fees;
  const date = next ? formatDay(next.fromDate, { language, formats: club.formats }) : "";
  return (
    <TitledSection id="fees" title={t("title")}>
      {next ? (
        <p className="mt-6 max-w-[40rem] border-s-3 border-bark ps-4">
          <a href="#new-fees" className="font-semibold underline underline-offset-4">
            {t("changes", { date })}
          </a>
        </p>
      ) : null}
      <PriceTables club={club} prices={fees} />
      {next ? (
        <section id="new-fees" aria-labelledby="new-fees-heading" className="mt-20 scroll-mt-24">
          <h3 id="new-fees-heading" className="font-serif text-sub">
            {t("changes", { date })}
          </h3>
          <p className="mt-3 max-w-[40rem] text-ink-2">{t("changesLead", { date })}</p>
          <PriceTables club={club} prices={next} note={date} />
        </section>
      ) : null}
    </TitledSection>
  );
}

type PriceTablesProps = { club: Club; prices: Prices; note?: string };

/** Green fees by who plays and when, what goes before them, then what comes on top. */
async function PriceTables({ club, prices, note }: PriceTablesProps) {
  const t = await getTranslations("guide.fees");
  const Heading = note === undefined ? "h3" : "h4";
  const named = (name: string) => (note === undefined ? name : `${name} (${note})`);
  return (
    <>
      <Heading className="mt-8 text-group font-semibold">{t("green")}</Heading>
      <GreenFees club={club} greenFees={prices.greenFees} label={named(t("green"))} />
      {prices.special.length > 0 ? (
        <>
          <Heading className="mt-10 text-group font-semibold">{t("special")}</Heading>
          <SpecialFees club={club} special={prices.special} />
        </>
      ) : null}
      <Heading className="mt-12 text-group font-semibold">{t("service")}</Heading>
      <WideTable label={named(t("service"))} className="max-w-[46rem]">
        <thead>
          <tr className="rule-bottom">
            <td />
            <th scope="col" className={head}>
              {t("unit")}
            </th>
            <th scope="col" className={head}>
              {t("nine")}
            </th>
            <th scope="col" className={head}>
              {t("full")}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.serviceFees.map((fee) => (
            <tr key={fee.feeCode} className="border-b border-line">
              <th scope="row" className="py-3 text-start font-normal">
                {fee.name}
              </th>
              <td className={cell}>{t(fee.unit)}</td>
              <td className={cell}>{formatMoney(fee.nineHoles, club.formats)}</td>
              <td className={cell}>{formatMoney(fee.fullRound, club.formats)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  );
}

type GreenFeesProps = { club: Club; greenFees: readonly GreenFee[]; label: string };

async function GreenFees({ club, greenFees, label }: GreenFeesProps) {
  const t = await getTranslations("guide.fees");
  const periods = [...new Map(greenFees.map((fee) => [fee.period, fee.periodName]))];
  const types = [...new Map(greenFees.map((fee) => [fee.memberType, fee.memberTypeName]))];
  const price = (memberType: string, period: string, day: "weekday" | "weekend") => {
    const fee = greenFees.find((one) => one.memberType === memberType && one.period === period);
    return fee ? formatMoney(fee[day], club.formats) : "–";
  };
  return (
    <>
      <StackedFees
        label={label}
        days={[t("weekday"), t("weekend")]}
        types={types.map(([memberType, name]) => ({
          name,
          rows: periods.map(([period, part]) => ({
            part,
            fees: [price(memberType, period, "weekday"), price(memberType, period, "weekend")],
          })),
        }))}
      />
      <WideTable label={label} className="max-[43.6875rem]:hidden">
        <thead>
          <tr>
            <td />
            {periods.map(([period, name]) => (
              <th key={period} scope="colgroup" colSpan={2} className="pt-3 ps-6 text-end font-semibold">
                {name}
              </th>
            ))}
          </tr>
          <tr className="rule-bottom">
            <th scope="col" className="py-3 text-start font-semibold text-ink-2">
              {t("who")}
            </th>
            {periods.flatMap(([period]) => [
              <th key={`${period}d`} scope="col" className={head}>
                {t("weekday")}
              </th>,
              <th key={`${period}e`} scope="col" className={`${head} text-bark-700`}>
                {t("weekend")}
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {types.map(([memberType, name]) => (
            <tr key={memberType} className="border-b border-line">
              <th scope="row" className="py-3 text-start font-normal whitespace-nowrap">
                {name}
              </th>
              {periods.flatMap(([period]) => [
                <td key={`${period}d`} className={cell}>
                  {price(memberType, period, "weekday")}
                </td>,
                <td key={`${period}e`} className={cell}>
                  {price(memberType, period, "weekend")}
                </td>,
              ])}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  );
}

type StackedProps = {
  label: string;
  days: readonly string[];
  types: readonly { name: string; rows: readonly { part: string; fees: readonly string[] }[] }[];
};

/** The same on a phone: a small table for each kind of player, whole on the screen. */
function StackedFees({ label, days, types }: StackedProps) {
  return (
    <section aria-label={label} className="mt-4 grid gap-7 min-[43.75rem]:hidden">
      {types.map(({ name, rows }) => (
        <ScrollFrame key={name}>
          <table className="w-full border-collapse tabular-nums">
            <thead>
              <tr className="rule-bottom">
                <th scope="col" className="py-2 text-start font-semibold">
                  {name}
                </th>
                {days.map((day) => (
                  <th
                    key={day}
                    scope="col"
                    className="py-2 ps-3 text-end text-caption font-semibold text-ink-2"
                  >
                    {day}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ part, fees }) => (
                <tr key={part} className="border-b border-line">
                  <th scope="row" className="py-2.5 text-start font-normal">
                    {part}
                  </th>
                  {fees.map((fee, place) => (
                    <td key={days[place]} className="py-2.5 ps-3 text-end whitespace-nowrap">
                      {fee}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      ))}
    </section>
  );
}
