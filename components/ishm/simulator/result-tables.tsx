"use client";

import { useTranslations } from "next-intl";
import type { ReactNode, Ref } from "react";
import { Button } from "@/components/ui/button";
import type { Simulation, SimulationTally } from "@/lib/contract/draws/simulations";
import { formatMoney } from "@/lib/shared/money/money";
import { FiguresTable } from "../dashboard/figures-table";
import { useFigures } from "../dashboard/use-figures";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { FilterSelect } from "../list/filter-select";

type Group = Simulation["all"] & { key: string; name: string; more?: ReactNode };
type Props = {
  label: string;
  first: string;
  groups: readonly Group[];
  /** The title of the further rights of a group. */
  more?: string;
};

/** Groups of members: the times they asked for and had, prime ones, and what they paid. */
export function GroupTable({ label, first, groups, more }: Props) {
  const t = useTranslations("ishm.simulator");
  const { title, valueText, differenceText } = useTallyTexts();
  return (
    <FiguresTable
      label={label}
      titles={[
        first,
        title("asked"),
        ...worldNames.map((world) => t(`worlds.${world}`)),
        title("primeShare"),
        title("fees"),
        ...(more ? [more] : []),
      ]}
      rows={groups.map(({ key, name, actual, control, changed, more: own }) => ({
        key,
        cells: [
          name,
          String(actual.asked),
          ...[actual, control, changed].map((tally) => valueText(tally, "granted")),
          differenceText(control, changed, "granted"),
          t("persons.fromTo", {
            from: valueText(control, "primeShare"),
            to: valueText(changed, "primeShare"),
          }),
          differenceText(control, changed, "fees"),
          ...(more ? [own] : []),
        ],
      }))}
    />
  );
}

const worldNames = ["actual", "control", "changed", "difference"] as const;
const tallyFigures = ["granted", "denied", "prime", "primeShare", "fees", "fines", "suspensions"] as const;
type TallyFigure = (typeof tallyFigures)[number];

/** Formats the figures of a replay. */
function useTallyTexts() {
  const t = useTranslations("ishm.simulator.figures");
  const { formats } = useOffice();
  const { number, percent, points } = useFigures();
  const isMoney = (figure: TallyFigure) => figure === "fees" || figure === "fines";
  const valueText = (tally: SimulationTally, figure: TallyFigure): string => {
    const value = tally[figure];
    if (value === null) return "–";
    if (isMoney(figure)) return formatMoney(value, formats);
    return figure === "primeShare" ? percent(Number(value), 1) : number(Number(value));
  };
  const differenceText = (one: SimulationTally, other: SimulationTally, figure: TallyFigure): string => {
    const [before, after] = [one[figure], other[figure]];
    if (before === null || after === null) return "–";
    const difference = Number(after) - Number(before);
    if (difference === 0) return "±0";
    const sign = difference > 0 ? "+" : "−";
    const size = Math.abs(difference);
    if (isMoney(figure)) return `${sign}${formatMoney(size, formats)}`;
    return figure === "primeShare" ? `${sign}${points(size)}` : `${sign}${number(size)}`;
  };
  return { title: (figure: TallyFigure | "asked") => t(figure), valueText, differenceText };
}

type DecileTableProps = { groups: Simulation["byDecile"]; onOpen: (decile: number) => void };

/** The tenths of the members, each with the way to those of them whom it concerns. */
export function DecileTable({ groups, onOpen }: DecileTableProps) {
  const t = useTranslations("ishm.simulator");
  return (
    <GroupTable
      label={t("result.byDecile")}
      first={t("result.tenth")}
      more={t("persons.title")}
      groups={groups.map(({ decile, members, concerned, ...worlds }) => ({
        key: String(decile),
        name: t("result.tenthOf", { decile, members }),
        ...worlds,
        more:
          concerned === 0 ? (
            "–"
          ) : (
            <Button
              variant="quiet"
              size="small"
              aria-label={t("result.openTenth", { decile, members: concerned })}
              onClick={() => onOpen(decile)}
            >
              {t("result.members", { members: concerned })}
            </Button>
          ),
      }))}
    />
  );
}

type WorldsTableProps = { label: string; worlds: Simulation["all"] };

/** The real month, the replay under today's rules, the replay under the changed ones, and the difference. */
export function WorldsTable({ label, worlds: { actual, control, changed } }: WorldsTableProps) {
  const t = useTranslations("ishm.simulator");
  const { title, valueText, differenceText } = useTallyTexts();
  return (
    <FiguresTable
      label={label}
      titles={[t("result.figure"), ...worldNames.map((world) => t(`worlds.${world}`))]}
      rows={tallyFigures.map((figure) => ({
        key: figure,
        cells: [
          title(figure),
          ...[actual, control, changed].map((tally) => valueText(tally, figure)),
          differenceText(control, changed, figure),
        ],
      }))}
    />
  );
}

type PersonsTableProps = { persons: Simulation["persons"] };

/** The members with another result under the changed rules than under today's. */
function PersonsTable({ persons }: PersonsTableProps) {
  const all = useTranslations("ishm.simulator");
  const t = useTranslations("ishm.simulator.persons");
  const { title, valueText, differenceText } = useTallyTexts();
  return (
    <FiguresTable
      label={t("title")}
      words={4}
      titles={[
        ...[t("name"), all("memberType"), all("result.tenth"), t("change")],
        ...[title("granted"), title("prime"), title("fees"), title("fines")],
      ]}
      rows={persons.map(({ memberIdx, memberName, memberTypeName, decile, change, control, changed }) => ({
        key: String(memberIdx),
        cells: [
          memberName,
          memberTypeName,
          String(decile),
          t(`changes.${change}`),
          t("fromTo", { from: valueText(control, "granted"), to: valueText(changed, "granted") }),
          t("fromTo", { from: valueText(control, "prime"), to: valueText(changed, "prime") }),
          differenceText(control, changed, "fees"),
          differenceText(control, changed, "fines"),
        ],
      }))}
    />
  );
}

type ChangedPersonsProps = {
  result: Simulation;
  unmaskControl: ReactNode;
  /** The tenth whose members are listed; null for all. */
  decile: number | null;
  onDecile: (decile: number | null) => void;
  /** Takes the focus when somebody comes from a tenth. */
  listRef: Ref<HTMLDivElement>;
};

/** The members with a difference, of all or of one tenth; masked until a reason is given. */
export function ChangedPersons({ result, unmaskControl, decile, onDecile, listRef }: ChangedPersonsProps) {
  const t = useTranslations("ishm.simulator");
  const { persons, changes, byDecile } = result;
  const counted = changes.filter(({ members }) => members > 0);
  const tenths = byDecile.filter(({ concerned }) => concerned > 0);
  const chosen = tenths.find((one) => one.decile === decile) ?? null;
  const shown = chosen ? persons.filter((one) => one.decile === chosen.decile) : persons;
  const all = (chosen ? [chosen] : tenths).reduce((sum, { concerned }) => sum + concerned, 0);
  if (persons.length === 0)
    return (
      <Panel title={t("persons.title")}>
        <p className="text-ink-2">{t("persons.none")}</p>
      </Panel>
    );
  return (
    <Panel
      title={t("persons.title")}
      side={
        <div data-print="none" className="py-1.5">
          {unmaskControl}
        </div>
      }
    >
      <p className="tabular-nums">
        {counted.map(({ change, members }) => `${t(`persons.changes.${change}`)} ${members}`).join(" · ")}
      </p>
      <div ref={listRef} tabIndex={-1} className="flex scroll-mt-20 flex-wrap items-center gap-x-4 gap-y-2">
        <FilterSelect
          label={t("result.tenth")}
          all={t("persons.allTenths")}
          options={tenths.map((one) => ({
            value: String(one.decile),
            label: t("result.tenthOf", { decile: one.decile, members: one.concerned }),
          }))}
          chosen={chosen && String(chosen.decile)}
          onChoose={(value) => onDecile(value === null ? null : Number(value))}
        />
        <p role="status" className="text-ink-2 tabular-nums">
          {shown.length < all
            ? t("persons.first", { count: shown.length, all })
            : t("persons.listed", { count: all })}
        </p>
      </div>
      <PersonsTable persons={shown} />
    </Panel>
  );
}
