"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Icon, type IconName } from "@/components/ui/layout/icons";
import { useDragOrder } from "../../list/use-drag-order";

export type OrderRow = { idx: number; name: string };
type Props = { rows: readonly OrderRow[]; onOrder: (rows: readonly OrderRow[]) => void };

const step =
  "inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink " +
  "aria-disabled:text-ink-3 aria-disabled:opacity-40 aria-disabled:hover:bg-transparent";

/** Rows in an order: dragged by their handle, or moved by the buttons; each step is told. */
export function OrderList({ rows, onOrder }: Props) {
  const t = useTranslations("ishm.board.order");
  const list = useRef<HTMLUListElement>(null);
  const [told, setTold] = useState("");
  const codes = rows.map(({ idx }) => String(idx));

  const place = (_siblings: readonly string[], code: string, to: number) => {
    const from = codes.indexOf(code);
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length || to === from) return;
    onOrder(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    setTold(t("moved", { name: row.name, place: to + 1, count: rows.length }));
  };
  const drag = useDragOrder(list, codes, place);

  const button = (icon: IconName, label: string, code: string, to: number) => {
    const isOff = to < 0 || to >= rows.length;
    return (
      <button
        type="button"
        aria-label={label}
        aria-disabled={isOff || undefined}
        onClick={() => (isOff ? undefined : place(codes, code, to))}
        className={step}
      >
        <Icon name={icon} size={18} />
      </button>
    );
  };

  return (
    <>
      <ul ref={list} className="max-h-[50dvh] overflow-y-auto border border-line">
        {rows.map(({ idx, name }, at) => {
          const code = String(idx);
          return (
            <li
              key={idx}
              className={cn(
                "flex min-h-11 items-center gap-1 border-b border-line pe-1 last:border-b-0",
                drag.dragged === code && "bg-warn-tint",
              )}
            >
              <span
                aria-hidden="true"
                onPointerDown={(event) => {
                  event.preventDefault();
                  drag.start(code);
                }}
                className="flex size-10 shrink-0 cursor-grab touch-none items-center justify-center text-ink-3 active:cursor-grabbing"
              >
                <Icon name="drag" size={16} />
              </span>
              <span className="min-w-0 grow truncate">{name}</span>
              {button("chevron-up", t("up", { name }), code, at - 1)}
              {button("chevron-down", t("down", { name }), code, at + 1)}
            </li>
          );
        })}
      </ul>
      <p role="status" className="visually-hidden">
        {told}
      </p>
    </>
  );
}
