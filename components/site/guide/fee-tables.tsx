import { getTranslations } from "next-intl/server";
import { TitledSection, WideTable } from "@/components/site/layout/menu/titled-section";
import type { FeeTableAnswer } from "@/lib/contract/site/course-pages";
import { formatMoney } from "@/lib/shared/money/money";
import type { Club } from "@/lib/web/queries/club";

type Props = { club: Club; fees: FeeTableAnswer };
type GreenFee = FeeTableAnswer["greenFees"][number];

const cell = "py-3 ps-6 text-end whitespace-nowrap";
const head = "py-3 ps-6 text-end font-semibold text-ink-2";

/** Green fees by who plays and when, then what comes on top. */
export async function FeeTables({ club, fees }: Props) {
  const t = await getTranslations("guide.fees");
  return (
    <TitledSection id="fees" title={t("title")}>
      <GreenFees club={club} greenFees={fees.greenFees} />
      <h3 className="mt-12 text-group font-semibold">{t("service")}</h3>
      <WideTable label={t("service")} className="max-w-[46rem]">
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
          {fees.serviceFees.map((fee) => (
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
    </TitledSection>
  );
}

async function GreenFees({ club, greenFees }: { club: Club; greenFees: readonly GreenFee[] }) {
  const t = await getTranslations("guide.fees");
  const periods = [...new Map(greenFees.map((fee) => [fee.period, fee.periodName]))];
  const types = [...new Map(greenFees.map((fee) => [fee.memberType, fee.memberTypeName]))];
  const price = (memberType: string, period: string, day: "weekday" | "weekend") => {
    const fee = greenFees.find((one) => one.memberType === memberType && one.period === period);
    return fee ? formatMoney(fee[day], club.formats) : "–";
  };
  return (
    <>
      <h3 className="mt-8 text-group font-semibold">{t("green")}</h3>
      <WideTable label={t("green")}>
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
