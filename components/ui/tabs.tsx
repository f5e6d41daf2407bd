"use client";

import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

type TabItem = {
  value: string;
  label: ReactNode;
  /** A word or sign behind the label: "missing", "3". */
  note?: ReactNode;
  panel: ReactNode;
  isDisabled?: boolean;
};

type TabsProps = {
  label: string;
  items: readonly TabItem[];
  value: string;
  onValueChange: (value: string) => void;
};

const tab =
  "relative inline-flex min-h-11 shrink-0 items-center gap-2 px-1 whitespace-nowrap font-semibold text-ink-2 transition-colors hover:text-ink " +
  "after:absolute after:inset-x-0 after:-bottom-px after:h-[3px] after:bg-transparent " +
  "data-active:text-heading data-active:after:bg-bark disabled:cursor-not-allowed disabled:text-ink-3";

/** Tabs after the ARIA pattern: one stop in the order of keys, arrows and Home and End move and choose. */
export function Tabs({ label, items, value, onValueChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const open = items.filter(({ isDisabled }) => !isDisabled);
    const next = nextTab(
      event.key,
      open.findIndex((one) => one.value === value),
      open.length,
    );
    const item = next === null ? undefined : open[next];
    if (!item) return;
    event.preventDefault();
    onValueChange(item.value);
    list.current
      ?.querySelectorAll<HTMLElement>("[role=tab]:not(:disabled)")
      .item(next ?? 0)
      .focus();
  };
  return (
    <div data-slot="tabs">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="flex gap-6 overflow-x-auto border-b border-line pb-px"
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={`${id}-panel-${item.value}`}
            data-active={item.value === value ? "" : undefined}
            tabIndex={item.value === value ? 0 : -1}
            disabled={item.isDisabled}
            onClick={() => onValueChange(item.value)}
            className={tab}
          >
            {item.label}
            {item.note ? <span className="text-chip font-normal text-ink-3">{item.note}</span> : null}
          </button>
        ))}
      </div>
      {items.map((item) =>
        item.value === value ? (
          <div
            key={item.value}
            role="tabpanel"
            id={`${id}-panel-${item.value}`}
            aria-labelledby={`${id}-tab-${item.value}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls is reached by keyboard all the same.
            tabIndex={0}
            className="pt-5 focus-visible:outline-offset-4"
          >
            {item.panel}
          </div>
        ) : null,
      )}
    </div>
  );
}

/** The place that a key leads to from this one; null for other keys. It goes round at both ends. */
function nextTab(key: string, at: number, count: number): number | null {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key] ?? null;
}
