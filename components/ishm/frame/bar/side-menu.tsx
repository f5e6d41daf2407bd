"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { Icon, type IconName } from "@/components/ui/layout/icons";
import { LogoMark } from "@/components/ui/layout/logo-mark";
import { menuTrail, type OfficeMenuEntry, officeMenuEntries } from "@/lib/web/office/office-menus";
import { paths } from "@/lib/web/routing/paths";
import { rememberScreen } from "../../palette/recent-screens";
import { OfficeLink } from "../office-link";
import { useOffice } from "../root/office-context";
import { useMenuMemory } from "./menu-memory";
import { MenuLabel, MenuRow, menuItem } from "./menu-row";

const icons: Readonly<Record<string, IconName>> = {
  "900000": "home",
  "910000": "gear",
  "920000": "menu",
  "930000": "document",
  "940000": "flag",
};

/** The menus that this admin may read; `onChoose` closes the drawer that they may stand in. */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const t = useTranslations("ishm.layout");
  const { clubCode, menus, userId, userName } = useOffice();
  const owner = `${clubCode} ${userId}`;
  const entries = officeMenuEntries(menus);
  const path = usePathname();
  const trail = menuTrail(entries, path);
  const menu = useRef<HTMLElement>(null);
  const memory = useMenuMemory(owner);
  // The menu is longer than most windows: where one is stands in sight.
  useEffect(() => {
    // With the next frame, which lays the page out in any case.
    const frame = requestAnimationFrame(() => {
      if (path) menu.current?.querySelector("[aria-current=page]")?.scrollIntoView?.({ block: "nearest" });
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
  useRecentScreen(trail.at(-1), owner);
  const shown = { trail, memory, onChoose };
  const favourites = memory.favourites.flatMap((code) =>
    leavesOf(entries).filter((one) => one.code === code),
  );
  return (
    <div className="flex min-h-full min-w-0 grow flex-col bg-side text-on-dark">
      <ClubHead onChoose={onChoose} />
      <nav ref={menu} aria-label={t("menu")} className="grow py-2">
        {favourites.length > 0 ? (
          <ul aria-label={t("favourites")} className="mb-2 border-b border-on-dark/15 pb-2">
            {favourites.map((entry) => (
              <MenuRow
                key={entry.code}
                entry={entry}
                icon={null}
                isCurrent={false}
                isFavourite
                hasStar
                onFavour={memory.favour}
                onChoose={onChoose}
              />
            ))}
          </ul>
        ) : null}
        <ul>
          {entries.map((entry) => (
            <MenuItem key={entry.code} entry={entry} {...shown} />
          ))}
        </ul>
      </nav>
      <p className="border-t border-on-dark/15 px-4 py-3">
        <span className="block truncate font-semibold">{userName}</span>
        <span className="block truncate text-chip text-on-dark-2">{userId}</span>
      </p>
    </div>
  );
}

/** The club's whole name: the longest takes two lines. */
function ClubHead({ onChoose }: { onChoose: (() => void) | undefined }) {
  const t = useTranslations("ishm.layout");
  const { clubName } = useOffice();
  return (
    <OfficeLink
      href={paths.officeHome()}
      onClick={onChoose}
      className="flex min-h-14 items-center gap-2.5 px-4 py-2 no-underline focus-visible:-outline-offset-3 focus-visible:outline-on-dark-marker"
    >
      <LogoMark size={26} />
      <span className="min-w-0 grow">
        <span className="club-name block text-base leading-tight break-keep">{clubName}</span>
        <span className="block text-chip leading-tight text-on-dark-2">{t("admin")}</span>
      </span>
    </OfficeLink>
  );
}

type Leaf = OfficeMenuEntry & { path: string };

function leavesOf(entries: readonly OfficeMenuEntry[]): Leaf[] {
  return entries.flatMap((entry) =>
    isLeaf(entry) ? [entry, ...leavesOf(entry.children)] : leavesOf(entry.children),
  );
}

function isLeaf(entry: OfficeMenuEntry): entry is Leaf {
  return entry.path !== null;
}

/** The palette begins with the screens that were used last. */
function useRecentScreen(entry: OfficeMenuEntry | undefined, owner: string): void {
  const { path, name } = entry ?? {};
  useEffect(() => {
    if (path && name) rememberScreen(owner, { href: path, label: name });
  }, [path, name, owner]);
}

type MenuItemProps = {
  entry: OfficeMenuEntry;
  trail: readonly OfficeMenuEntry[];
  memory: ReturnType<typeof useMenuMemory>;
  onChoose: (() => void) | undefined;
};

function MenuItem({ entry, ...shown }: MenuItemProps) {
  const { trail, memory, onChoose } = shown;
  const isWithin = trail.some((one) => one.code === entry.code);
  const icon = icons[entry.code] ?? null;
  if (entry.children.length === 0 && isLeaf(entry)) {
    return (
      <MenuRow
        entry={entry}
        icon={icon}
        isCurrent={isWithin}
        isFavourite={memory.favourites.includes(entry.code)}
        hasStar={isWithin}
        onFavour={memory.favour}
        onChoose={onChoose}
      />
    );
  }
  const isOpen = !memory.folded.includes(entry.code);
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => memory.fold(entry.code)}
        className={cn(
          menuItem,
          "min-h-10 font-semibold text-on-dark",
          !isOpen &&
            isWithin &&
            "before:absolute before:inset-y-0 before:start-0 before:w-[3px] before:bg-on-dark-marker",
        )}
      >
        {icon ? <Icon name={icon} size={18} /> : null}
        <MenuLabel entry={entry} />
        <Icon name={isOpen ? "chevron-down" : "chevron-right"} size={16} />
      </button>
      {isOpen ? (
        <ul className="pb-1">
          {entry.children.map((child) => (
            <MenuItem key={child.code} entry={child} {...shown} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
