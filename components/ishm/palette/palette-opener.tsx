"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { Icon } from "@/components/ui/layout/icons";
import { isOfficeLocked } from "@/lib/web/runtime/session/office-lock";

const loadPalette = () => import("./palette-dialog").then(({ PaletteDialog }) => PaletteDialog);
const openDialog = "dialog[open], [role=dialog], [role=alertdialog]";

/** Looks like the field that it opens; Ctrl+K or ⌘K does the same from anywhere. */
export function PaletteOpener() {
  const t = useTranslations("ishm.palette");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k";
      if (!isShortcut) return;
      event.preventDefault();
      if (!isOfficeLocked() && !document.querySelector(openDialog)) setOpen(true);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="flex min-h-9 min-w-0 items-center gap-2.5 rounded-control border border-border bg-field px-3 text-ink-3 hover:border-ink-2 max-[56.25rem]:size-11 max-[56.25rem]:justify-center max-[56.25rem]:border-transparent max-[56.25rem]:bg-transparent max-[56.25rem]:text-ink min-[56.25rem]:w-full min-[56.25rem]:max-w-110"
      >
        <Icon name="search" size={18} />
        <span className="min-w-0 grow truncate text-start max-[56.25rem]:visually-hidden">{t("field")}</span>
        <span
          aria-hidden="true"
          className="shrink-0 rounded-chip border border-line px-1.5 text-chip text-ink-2 max-[68.75rem]:hidden"
        >
          Ctrl K
        </span>
      </button>
      {isOpen ? <LazyPart load={loadPalette} props={{ onClose: () => setOpen(false) }} /> : null}
    </>
  );
}
