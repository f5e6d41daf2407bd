import { useTranslations } from "next-intl";
import type { Grid } from "./simulation-grids";
import type { SimulationBase } from "./use-simulation";

/** What a row of a table is called: its member type, with the part of the day; its penalty; or the club as a whole. */
export function useRowName({ names }: SimulationBase) {
  const t = useTranslations("ishm.simulator");
  return ({ path }: Grid, row: Readonly<Record<string, unknown>>): string => {
    if (path === ".") return t("allMembers");
    const { memberType, period, penaltyCode } = row;
    if (penaltyCode !== undefined) return names.penaltyCodes[String(penaltyCode)] ?? String(penaltyCode);
    const type = names.memberTypes[String(memberType)] ?? String(memberType);
    return period === undefined ? type : `${type} · ${names.periods[String(period)] ?? String(period)}`;
  };
}
