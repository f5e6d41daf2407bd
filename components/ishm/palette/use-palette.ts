import { useTranslations } from "next-intl";
import { type KeyboardEvent, useMemo, useState } from "react";
import {
  menuScreens,
  type OfficeMenuEntry,
  officeMenuEntries,
  officeMenus,
} from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { useOffice } from "../frame/root/office-context";
import { type PaletteEntry, paletteParts } from "./palette-entry";
import { findFitting } from "./palette-search";
import { recentScreens } from "./recent-screens";
import { useFoundRecords } from "./use-found-records";

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
  const places = useScreenEntries();
  const { state, records, again } = useFoundRecords(query);
  const isBlank = query.trim() === "";

  const entries = useMemo((): PaletteEntry[] => {
    if (!isBlank) return inParts([...findFitting(places, query), ...records]);
    const recent = recentScreens(owner).map(
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

const newRecords = [
  { name: "newNotice", menu: officeMenus.notices, href: officePaths.notice("new") },
  { name: "newTerms", menu: officeMenus.terms, href: officePaths.termsVersion("new") },
  { name: "newAdmin", menu: officeMenus.admins, href: officePaths.admin("new") },
  { name: "newIpBlock", menu: officeMenus.ipBlocks, href: officePaths.ipBlock("new") },
] as const;

/** The screens that this admin may read, and what he may begin. */
function useScreenEntries(): PaletteEntry[] {
  const t = useTranslations("ishm.palette.actions");
  const screens = useTranslations("ishm.screens");
  const { menus, access } = useOffice();
  return useMemo(() => {
    const nameOf = (screen: string) => screens(screen.split("/").at(-1) as "audit");
    const begin = newRecords.filter(({ menu }) => access(menu.code).isCreate);
    return [
      ...entriesOf(officeMenuEntries(menus), [], nameOf),
      ...begin.map(({ name, href }): PaletteEntry => ({ key: name, part: "actions", label: t(name), href })),
    ];
  }, [menus, access, t, screens]);
}

function entriesOf(
  entries: readonly OfficeMenuEntry[],
  above: readonly string[],
  nameOf: (screen: string) => string,
): PaletteEntry[] {
  return entries.flatMap((entry) => {
    const { code, name, path } = entry;
    const way = [...above, name];
    const own = path === null ? [] : [entryOf(code, name, above, path)];
    const [, ...others] = Object.values(menuScreens).find(([first]) => first === path) ?? [];
    const tabs = others.map((screen) => entryOf(screen, nameOf(screen), way, screen));
    return [...own, ...tabs, ...entriesOf(entry.children, way, nameOf)];
  });
}

function entryOf(key: string, label: string, above: readonly string[], href: string): PaletteEntry {
  return { key, part: "menus", label, note: above.join(" › "), href, words: above };
}
