import { clsx } from "clsx";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { browserStorage } from "@/lib/web/runtime/storage";

type Props = { tone?: "ok" | "warn"; children: ReactNode };

const tones = { ok: "bg-ok-tint text-ok", warn: "bg-warn-tint text-warn" } as const;

/** A sentence above a form that tells what has just happened; read aloud when it appears. */
export function NoteLine({ tone = "warn", children }: Props) {
  return (
    <div role="status">
      {children ? <p className={clsx("mb-6 px-4 py-3 text-caption", tones[tone])}>{children}</p> : null}
    </div>
  );
}

const key = "clubfront.journeyNote";

/** Leaves a note for the next page of a journey, by its name; that page has the text. */
export function leaveNote(note: string): void {
  browserStorage("session").setItem(key, note);
}

/** The note for this page, shown once; a note for another page is removed. */
export function useJourneyNote<Note extends string>(own: readonly Note[]): Note | null {
  const [note, setNote] = useState<Note | null>(null);

  // Before the first paint where the page is made in the browser.
  useLayoutEffect(() => {
    const storage = browserStorage("session");
    const left = storage.getItem(key);
    storage.removeItem(key);
    const known = own.find((one) => one === left);
    if (known) setNote(known);
  }, [own]);

  return note;
}
