import { useEffect, useState } from "react";
import { browserStorage } from "@/lib/web/runtime/storage";

const key = "clubfront.journeyNote";

/** Leaves a note for the next page of a journey, by its name; that page has the text. */
export function leaveNote(note: string): void {
  browserStorage("session").setItem(key, note);
}

/** The note for this page, shown once; a note for another page is removed. */
export function useJourneyNote<Note extends string>(own: readonly Note[]): Note | null {
  const [note, setNote] = useState<Note | null>(null);

  useEffect(() => {
    const storage = browserStorage("session");
    const left = storage.getItem(key);
    storage.removeItem(key);
    const known = own.find((one) => one === left);
    if (known) setNote(known);
  }, [own]);

  return note;
}
