"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { type PaletteEntry, paletteParts } from "./palette-entry";

export const listId = "palette-list";
export const optionId = (at: number) => `palette-option-${at}`;

type Props = {
  entries: readonly PaletteEntry[];
  active: number | null;
  onPoint: (at: number) => void;
  onChoose: (entry: PaletteEntry) => void;
};

/** The lines in their parts; the active one is always in sight. */
export function PaletteList({ entries, active, onPoint, onChoose }: Props) {
  const t = useTranslations("ishm.palette");
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active !== null)
      list.current?.querySelector(`#${optionId(active)}`)?.scrollIntoView?.({ block: "nearest" });
  }, [active]);
  const parts = paletteParts.filter((part) => entries.some((entry) => entry.part === part));
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label={t("title")}
      className="overflow-y-auto overscroll-contain"
    >
      {parts.map((part) => (
        <fieldset key={part} aria-labelledby={`palette-${part}`} className="min-w-0 py-1.5">
          <p id={`palette-${part}`} className="px-4 py-1 text-chip font-semibold text-ink-3">
            {t(`parts.${part}`)}
          </p>
          {entries.map((entry, at) =>
            entry.part === part ? (
              <PaletteOption
                key={entry.key}
                entry={entry}
                id={optionId(at)}
                isActive={at === active}
                onPoint={() => onPoint(at)}
                onChoose={() => onChoose(entry)}
              />
            ) : null,
          )}
        </fieldset>
      ))}
    </div>
  );
}

type OptionProps = {
  entry: PaletteEntry;
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

/** The keys are the field's: the focus stays there. */
function PaletteOption({ entry, id, isActive, onPoint, onChoose }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerMove={isActive ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={({ key }) => (key === "Enter" ? onChoose() : undefined)}
      className={cn(
        "flex min-h-9 cursor-pointer items-center gap-3 px-4 py-1",
        isActive && "bg-hover shadow-[inset_3px_0_0_var(--focus)]",
      )}
    >
      <span className="min-w-0 grow truncate">{entry.label}</span>
      {entry.note ? <span className="shrink-0 truncate text-chip text-ink-3">{entry.note}</span> : null}
    </div>
  );
}
