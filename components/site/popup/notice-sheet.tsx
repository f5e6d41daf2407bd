"use client";

import { type ReactNode, useEffect, useId, useState } from "react";
import { Sign } from "@/components/ui/layout/signs";
import { opensByItself } from "./sheet-width";

type Props = {
  title: string;
  /** Labels of the button that opens the rest on a narrow screen, and of the one that closes the sheet. */
  words: { show: string; close: string };
  onClose(): void;
  children: ReactNode;
};

const control =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 px-2 text-caption font-semibold text-heading hover:bg-hover";

/**
 * A sheet of paper in the corner, on a phone a strip above the bar: the page stays readable and usable, the focus where it is.
 * One act, or Esc, puts it away.
 */
export function NoticeSheet({ title, words, onClose, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(opensByItself);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A dialogue above it, or a menu, takes its own Esc.
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open]")) {
        onClose();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [onClose]);
  return (
    <div
      role="dialog"
      aria-labelledby={id}
      data-print="none"
      className="notice-sheet rule-heavy bg-sheet shadow-dialog"
    >
      <div className="flex flex-wrap items-center justify-end gap-x-1 ps-5 pe-2">
        <h2 id={id} className="min-w-40 flex-1 py-2 font-serif text-group text-heading">
          {title}
        </h2>
        {isOpen ? null : (
          <button type="button" className={control} onClick={() => setOpen(true)}>
            {words.show}
          </button>
        )}
        <button type="button" className={control} onClick={onClose}>
          <Sign name="close" />
          <span className="visually-hidden">{words.close}</span>
        </button>
      </div>
      {isOpen ? <div className="overflow-y-auto px-5 pb-5 text-ink-2">{children}</div> : null}
    </div>
  );
}
