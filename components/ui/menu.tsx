"use client";

import { Menu as BaseMenu } from "@base-ui/react/menu";
import { type ElementType, type ReactElement, type ReactNode, useRef } from "react";
import { cn } from "./cn";
import { Sign } from "./layout/signs";

export type MenuEntry =
  | {
      kind: "action";
      key: string;
      label: ReactNode;
      icon?: ReactNode;
      onSelect: () => void;
      isDisabled?: boolean;
    }
  | {
      kind: "link";
      key: string;
      label: ReactNode;
      icon?: ReactNode;
      href: string;
      /** The caller's link component; a plain anchor without it. */
      linkAs?: ElementType;
      /** The language of the label, when it is not the page's. */
      lang?: string;
      isCurrent?: boolean;
    }
  | { kind: "divider"; key: string };

type MenuProps = {
  /** The caller's button. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  align?: "start" | "end";
  className?: string;
  /** It stands open from the start: its button was pressed before its code had come. */
  isOpenFirst?: boolean;
};

const entryStyle =
  "flex min-h-10 w-full cursor-pointer items-center gap-2.5 px-4 py-1.5 text-start text-caption text-ink no-underline " +
  "outline-none select-none data-highlighted:bg-hover data-highlighted:shadow-[inset_3px_0_0_var(--focus)] " +
  "data-disabled:cursor-not-allowed data-disabled:text-ink-3";

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry.kind === "divider") return <BaseMenu.Separator className="my-1.5 h-px bg-line" />;
  if (entry.kind === "link") {
    const Link = entry.linkAs ?? "a";
    return (
      <BaseMenu.LinkItem
        closeOnClick
        render={<Link href={entry.href} />}
        lang={entry.lang}
        hrefLang={entry.lang}
        aria-current={entry.isCurrent ? "true" : undefined}
        className={cn(entryStyle, entry.isCurrent && "bg-selected font-semibold")}
      >
        {entry.icon}
        <span className="grow">{entry.label}</span>
        {entry.isCurrent ? <Sign name="check" size={16} /> : null}
      </BaseMenu.LinkItem>
    );
  }
  return (
    <BaseMenu.Item disabled={entry.isDisabled} onClick={entry.onSelect} className={entryStyle}>
      {entry.icon}
      <span className="grow">{entry.label}</span>
    </BaseMenu.Item>
  );
}

export function Menu({ trigger, entries, align = "end", className, isOpenFirst = false }: MenuProps) {
  // The list opens next to its button, so that it stays inside the landmark of the page.
  const place = useRef<HTMLSpanElement>(null);
  return (
    <BaseMenu.Root defaultOpen={isOpenFirst}>
      <BaseMenu.Trigger render={trigger} />
      <span ref={place} className="contents" />
      <BaseMenu.Portal container={place}>
        <BaseMenu.Positioner
          sideOffset={6}
          align={align}
          positionMethod="fixed"
          className="z-50 outline-none"
        >
          <BaseMenu.Popup
            data-slot="menu"
            className={cn(
              "min-w-48 rounded-control border border-line-2 bg-sheet py-1.5 text-ink shadow-pop outline-none",
              "transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0",
              className,
            )}
          >
            {entries.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
