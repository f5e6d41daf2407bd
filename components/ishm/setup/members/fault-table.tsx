import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { memberColumns as columns } from "@/lib/contract/site/member-columns";
import type { RowFault } from "@/lib/contract/site/member-imports";
import { useOffice } from "../../frame/root/office-context";

/** Rows that are shown at first; the others follow by a button. */
const shownFirst = 50;

/** Every faulty cell with its row as the program shows it, its column and what is wrong. */
export function FaultTable({ faults }: { faults: readonly RowFault[] }) {
  const t = useTranslations("ishm.setup.members");
  const { language } = useOffice();
  const [shown, setShown] = useState(shownFirst);
  const nameOf = (key: string) => columns.find((column) => column.key === key)?.names[language] ?? key;
  const rest = faults.length - shown;
  return (
    <div>
      <Table label={t("faults.title")}>
        <TableHead>
          <TableRow>
            <TableHeader align="end">{t("faults.row")}</TableHeader>
            <TableHeader>{t("faults.column")}</TableHeader>
            <TableHeader>{t("faults.value")}</TableHeader>
            <TableHeader>{t("faults.reason")}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {faults.slice(0, shown).map(({ row, column, fault, value, other = 0 }) => (
            <TableRow key={`${row} ${column}`}>
              <TableCell align="end">{row}</TableCell>
              <TableCell>{nameOf(column)}</TableCell>
              <TableCell className="break-words">{value}</TableCell>
              <TableCell>{t(`faults.${fault}`, { other })}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rest > 0 ? (
        <Button variant="quiet" size="small" onClick={() => setShown(faults.length)}>
          {t("faults.more", { count: rest })}
        </Button>
      ) : null}
    </div>
  );
}
