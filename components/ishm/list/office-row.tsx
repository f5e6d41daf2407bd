"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { TableCell, TableRow } from "@/components/ui/table";
import type { Column } from "./column";

type Props<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  name: string;
  address: string | undefined;
  isChosen: boolean;
  onChoose: ((isChosen: boolean) => void) | null;
};

/** One row. A click anywhere opens it; for the keyboard one of its cells holds the link. */
export function OfficeRow<Row>({ row, columns, name, address, isChosen, onChoose }: Props<Row>) {
  const t = useTranslations("ishm.table");
  const router = useRouter();
  const open = (event: MouseEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest("a, button, input, label");
    const hasMarkedText = window.getSelection()?.isCollapsed === false;
    if (address && !isOnControl && !hasMarkedText) router.push(address);
  };
  return (
    <TableRow
      state={isChosen ? "selected" : undefined}
      onClick={address ? open : undefined}
      className={cn("whitespace-nowrap", address && "cursor-pointer")}
    >
      {onChoose ? (
        <TableCell className="ps-4 pe-0">
          <Checkbox
            aria-label={t("selectOne", { title: name })}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </TableCell>
      ) : null}
      {columns.map((column) => (
        <TableCell key={column.key} align={column.align} className={column.className}>
          {column.render(row)}
        </TableCell>
      ))}
    </TableRow>
  );
}
