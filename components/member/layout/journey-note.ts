import { useEffect, useState } from "react";
import { browserStorage } from "@/lib/web/runtime/storage";

const key = "clubfront.journeyNote";

/** What the next page of a way says on arrival, by its name; the page has the words. */
export function leaveNote(note: string): void {
  browserStorage("session").setItem(key, note);
}

/** The note that was left for this page, once; a note for another page is thrown away. */
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
