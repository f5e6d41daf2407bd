import { type KeyboardEvent, useMemo, useState } from "react";
import { type PaletteEntry, paletteParts } from "./palette-entry";
import { findFitting } from "./palette-search";
import { recentPlaces } from "./recent-places";
import { useFoundRecords } from "./use-found-records";
import { usePlaces } from "./use-places";

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + 5, count - 1),
  PageUp: (at) => Math.max(at - 5, 0),
};

/** The results of the palette for the typed text, and the one that Enter opens. */
export function usePalette(owner: string, onChoose: (entry: PaletteEntry) => void) {
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const places = usePlaces();
  const { state, records, again } = useFoundRecords(query);
  const isBlank = query.trim() === "";

  const entries = useMemo((): PaletteEntry[] => {
    if (!isBlank) return inParts([...findFitting(places, query), ...records]);
    const recent = recentPlaces(owner).map(
      (place): PaletteEntry => ({ ...place, key: `recent-${place.href}`, part: "recent" }),
    );
    return inParts([...recent, ...places]);
  }, [isBlank, places, query, records, owner]);
  const at = Math.min(active, Math.max(0, entries.length - 1));

  return {
    query,
    entries,
    active: entries.length > 0 ? at : null,
    state: isBlank ? ("idle" as const) : state,
    again,
    type(text: string) {
      setQuery(text);
      setActive(0);
    },
    point: setActive,
    onKeyDown(event: KeyboardEvent) {
      // Enter and arrows first belong to the word that is being composed.
      if (event.nativeEvent.isComposing) return;
      const step = steps[event.key];
      const chosen = entries[at];
      if (step && entries.length > 0) setActive(step(at, entries.length));
      else if (event.key === "Enter" && chosen) onChoose(chosen);
      else return;
      event.preventDefault();
    },
  };
}

function inParts(entries: readonly PaletteEntry[]): PaletteEntry[] {
  return paletteParts.flatMap((part) => entries.filter((entry) => entry.part === part));
}
