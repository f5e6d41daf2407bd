"use client";

import { Dialog } from "@base-ui/react/dialog";
import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { Icon } from "@/components/ui/layout/icons";
import { listId } from "./palette-list";

type Props = {
  query: string;
  activeId: string | undefined;
  isOpen: boolean;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Where one types; the focus stays here while the arrows go through the list. */
export function PaletteField({ query, activeId, isOpen, onType, onKeyDown }: Props) {
  const t = useTranslations("ishm.palette");
  const common = useTranslations("common");
  return (
    <div className="flex items-center gap-3 border-b border-line ps-4 pe-1.5">
      <Icon name="search" size={18} className="text-ink-3" />
      <input
        type="text"
        role="combobox"
        aria-label={t("field")}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={t("field")}
        value={query}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-h-13 min-w-0 grow bg-transparent text-base text-ink outline-none placeholder:text-ink-3"
      />
      <Dialog.Close
        aria-label={common("close")}
        className="inline-flex size-10 items-center justify-center rounded-control text-ink-2 hover:bg-hover"
      >
        <Icon name="close" size={18} />
      </Dialog.Close>
    </div>
  );
}
