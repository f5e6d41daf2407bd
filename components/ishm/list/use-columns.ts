import { useState } from "react";
import { browserStorage } from "@/lib/web/runtime/storage";
import type { Column } from "./column";

/** Which columns of a list are shown: the user's choice, kept in this browser under the list's name. */
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
