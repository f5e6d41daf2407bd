import { useTranslations } from "next-intl";
import { useMemo } from "react";
import {
  menuScreens,
  type OfficeMenuEntry,
  officeMenuEntries,
  officeMenus,
} from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { useOffice } from "../frame/root/office-context";
import type { PaletteEntry } from "./palette-entry";

const newRecords = [
  { name: "newNotice", menu: officeMenus.notices, href: officePaths.notice("new") },
  { name: "newTerms", menu: officeMenus.terms, href: officePaths.termsVersion("new") },
  { name: "newAdmin", menu: officeMenus.admins, href: officePaths.admin("new") },
  { name: "newIpBlock", menu: officeMenus.ipBlocks, href: officePaths.ipBlock("new") },
] as const;

/** The screens that this admin may read, and what he may begin. */
export function usePlaces(): PaletteEntry[] {
  const t = useTranslations("ishm.palette.actions");
  const screens = useTranslations("ishm.screens");
  const { menus, access } = useOffice();
  return useMemo(() => {
    const nameOf = (screen: string) => screens(screen.split("/").at(-1) as "audit");
    const begin = newRecords.filter(({ menu }) => access(menu.code).isCreate);
    return [
      ...placesOf(officeMenuEntries(menus), [], nameOf),
      ...begin.map(({ name, href }): PaletteEntry => ({ key: name, part: "actions", label: t(name), href })),
    ];
  }, [menus, access, t, screens]);
}

function placesOf(
  entries: readonly OfficeMenuEntry[],
  above: readonly string[],
  nameOf: (screen: string) => string,
): PaletteEntry[] {
  return entries.flatMap((entry) => {
    const { code, name, path } = entry;
    const way = [...above, name];
    const own = path === null ? [] : [placeOf(code, name, above, path)];
    const [, ...beside] = Object.values(menuScreens).find(([first]) => first === path) ?? [];
    const tabs = beside.map((screen) => placeOf(screen, nameOf(screen), way, screen));
    return [...own, ...tabs, ...placesOf(entry.children, way, nameOf)];
  });
}

function placeOf(key: string, label: string, above: readonly string[], href: string): PaletteEntry {
  return { key, part: "menus", label, note: above.join(" › "), href, words: above };
}
