"use client";

import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

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
  /** Keeps the other panels in the page, so that what was typed there stays. */
  isKeepingPanels?: boolean;
  className?: string;
};

const tab =
  "relative inline-flex min-h-11 shrink-0 items-center gap-2 px-1 whitespace-nowrap font-semibold text-ink-2 transition-colors hover:text-ink " +
  "after:absolute after:inset-x-0 after:-bottom-px after:h-[3px] after:bg-transparent " +
  "data-active:text-heading data-active:after:bg-bark disabled:cursor-not-allowed disabled:text-ink-3";

/** A panel that is left is gone at once: it is inert before it is taken away, a frame later. */
const panel = "pt-5 inert:hidden focus-visible:outline-offset-4";

export function Tabs({ label, items, value, onValueChange, isKeepingPanels = false, className }: TabsProps) {
  return (
    <BaseTabs.Root
      data-slot="tabs"
      value={value}
      onValueChange={(next) => onValueChange(String(next))}
      className={className}
    >
      <BaseTabs.List
        aria-label={label}
        activateOnFocus
        className="flex gap-6 overflow-x-auto border-b border-line pb-px"
      >
        {items.map((item) => (
          <BaseTabs.Tab key={item.value} value={item.value} disabled={item.isDisabled} className={tab}>
            {item.label}
            {item.note ? <span className="text-chip font-normal text-ink-3">{item.note}</span> : null}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel key={item.value} value={item.value} keepMounted={isKeepingPanels} className={panel}>
          {item.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
