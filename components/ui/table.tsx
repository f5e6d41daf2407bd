import type { ComponentPropsWithRef } from "react";
import { cn } from "./cn";
import { Sign } from "./layout/signs";
import { TableFrame } from "./table-frame";

type TableProps = ComponentPropsWithRef<"table"> & {
  /** The accessible name of the table. */
  label: string;
};

/** A table in a frame that scrolls sideways by itself when the window is narrower. */
export function Table({ label, className, ...native }: TableProps) {
  return (
    <TableFrame label={label}>
      <table
        data-slot="table"
        {...native}
        aria-label={label}
        className={cn("w-full border-collapse text-start text-caption", className)}
      />
    </TableFrame>
  );
}

export function TableHead({ className, ...native }: ComponentPropsWithRef<"thead">) {
  return <thead data-slot="table-head" {...native} className={cn("h-[38px] rule-head", className)} />;
}

export function TableBody(native: ComponentPropsWithRef<"tbody">) {
  return <tbody data-slot="table-body" {...native} />;
}

type TableRowState = "selected" | "mine" | "hidden";

// Each state has a sign besides its colour: an edge, a weight, a hatch.
const rowStates: Record<TableRowState, string> = {
  selected: "bg-selected shadow-[inset_3px_0_0_var(--primary)]",
  mine: "bg-mine font-semibold shadow-[inset_3px_0_0_var(--binding)]",
  hidden: "hatched text-ink-3",
};

type TableRowProps = ComponentPropsWithRef<"tr"> & { state?: TableRowState };

export function TableRow({ state, className, ...native }: TableRowProps) {
  return (
    <tr
      data-slot="table-row"
      data-state={state}
      aria-selected={state === "selected" || undefined}
      {...native}
      className={cn(
        "h-(--row-height) border-b border-line transition-colors",
        "focus-visible:-outline-offset-3 has-[:focus-visible]:bg-hover",
        state ? rowStates[state] : "hover:bg-hover hover:shadow-[inset_3px_0_0_var(--border)]",
        className,
      )}
    />
  );
}

export type TableAlign = "start" | "end" | "center";

const aligns: Record<TableAlign, string> = { start: "text-start", end: "text-end", center: "text-center" };

export type TableSort = "ascending" | "descending" | "none";

type TableHeaderProps = Omit<ComponentPropsWithRef<"th">, "align"> & {
  align?: TableAlign;
  /** Set on a column that can be sorted; the caller puts the button or link inside. */
  sort?: TableSort;
};

export function TableHeader({ align = "start", sort, className, children, ...native }: TableHeaderProps) {
  const isSorted = sort === "ascending" || sort === "descending";
  return (
    <th
      data-slot="table-header"
      scope="col"
      {...native}
      aria-sort={sort}
      className={cn(
        "px-3 text-chip font-semibold whitespace-nowrap text-ink-2",
        isSorted && "text-ink",
        aligns[align],
        className,
      )}
    >
      <span className="inline-flex items-center gap-1.5">
        {children}
        {isSorted ? <Sign name={sort === "ascending" ? "chevron-up" : "chevron-down"} size={16} /> : null}
      </span>
    </th>
  );
}

type TableCellProps = Omit<ComponentPropsWithRef<"td">, "align"> & { align?: TableAlign };

export function TableCell({ align = "start", className, ...native }: TableCellProps) {
  return <td data-slot="table-cell" {...native} className={cn("px-3 py-1.5", aligns[align], className)} />;
}
