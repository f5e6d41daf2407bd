"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { Menu } from "@/components/ui/menu";
import type { Column } from "./column";

type Props<Row> = {
  columns: readonly Column<Row>[];
  isShown: (column: Column<Row>) => boolean;
  onTurn: (column: string) => void;
};

/** Shows and hides the columns that not everybody needs. */
export function ColumnMenu<Row>({ columns, isShown, onTurn }: Props<Row>) {
  const t = useTranslations("ishm.table");
  return (
    <Menu
      trigger={
        <Button variant="outline" size="small">
          <Icon name="columns" size={18} />
          {t("columns", { count: columns.filter(isShown).length })}
        </Button>
      }
      entries={columns
        .filter(({ choice }) => choice !== undefined)
        .map((column) => ({
          kind: "action",
          key: column.key,
          label: (
            <>
              {column.title}
              {isShown(column) ? <span className="visually-hidden"> ({t("shown")})</span> : null}
            </>
          ),
          icon: isShown(column) ? <Icon name="check" size={16} /> : <span className="size-4" />,
          onSelect: () => onTurn(column.key),
        }))}
    />
  );
}
