import type { ReactNode } from "react";
import type { TableAlign } from "@/components/ui/table";

/** A column of a list. */
export type Column<Row> = {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  align?: TableAlign;
  /** The name that the club API sorts by. */
  sort?: string;
  className?: string;
  /** May be put away by the user; `hidden` ones are, until he asks for them. */
  choice?: "shown" | "hidden";
};
