import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { formatNumber } from "@/lib/shared/money/numbers";
import type { Rehearsal } from "../run/office-draw";
import { useDrawNames } from "../use-draw-names";

type Group = {
  memberTypes: readonly string[];
  weekdayPercent: number;
  weekendPercent: number;
} & Partial<Pick<NonNullable<Rehearsal["groups"]>[number], "weekday" | "weekend">>;
type Props = { groups: readonly Group[] };

const days = ["weekday", "weekend"] as const;

/** The groups in the order in which they are served with their shares; of a rehearsal, also what they were given. */
export function QuotaTable({ groups }: Props) {
  const t = useTranslations("ishm.draws.quotas");
  const names = useDrawNames();
  return (
    <Table label={t("title")}>
      <TableHead>
        <tr>
          <TableHeader>{t("groupTitle")}</TableHeader>
          {days.map((day) => (
            <TableHeader key={day} align="end">
              {t(`fields.${day}Percent`)}
            </TableHeader>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {groups.map((group) => (
          <TableRow key={group.memberTypes.join(" ")}>
            <TableCell>{group.memberTypes.map(names.memberType).join(", ")}</TableCell>
            {days.map((day) => {
              const given = group[day];
              return (
                <TableCell key={day} align="end" className="tabular-nums">
                  {t("percent", { percent: formatNumber(group[`${day}Percent`]) })}
                  {given ? <span className="block text-chip text-ink-2">{t("given", given)}</span> : null}
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
