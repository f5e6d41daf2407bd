"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { Menu } from "@/components/ui/menu";
import { browserStorage } from "@/lib/web/runtime/storage";
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

/** Which columns of a list are shown: the user's choice, stored in this browser under the list's name. */
export function useColumns<Row>(list: string, columns: readonly Column<Row>[]) {
  const key = `clubfront.columns:${list}`;
  const [turned, setTurned] = useState<readonly string[]>(() => readKeys(key));
  const isShown = ({ key: column, choice }: Column<Row>) =>
    choice === undefined || turned.includes(column) !== (choice === "shown");

  /** Shows a hidden column, puts a shown one away. */
  function turn(column: string) {
    const next = turned.includes(column) ? turned.filter((one) => one !== column) : [...turned, column];
    setTurned(next);
    browserStorage("local").setItem(key, next.join(","));
  }
  return { shown: columns.filter(isShown), isShown, turn };
}

function readKeys(key: string): string[] {
  return (browserStorage("local").getItem(key) ?? "").split(",").filter(Boolean);
}
