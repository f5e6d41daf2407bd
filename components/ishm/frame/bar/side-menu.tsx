"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Icon, type IconName } from "@/components/ui/layout/icons";
import { LogoMark } from "@/components/ui/layout/logo-mark";
import { menuTrail, type OfficeMenuEntry, officeMenuEntries } from "@/lib/web/office/office-menus";
import { paths } from "@/lib/web/routing/paths";
import { OfficeLink } from "../office-link";
import { useOffice } from "../root/office-context";
import { useLastAddress } from "../root/screens-context";
import { useUnfinished } from "./use-unfinished";

const icons: Readonly<Record<string, IconName>> = {
  "900000": "home",
  "910000": "gear",
  "920000": "menu",
  "930000": "document",
  "940000": "flag",
};

const item =
  "relative flex min-h-10 w-full items-center gap-3 px-4 text-start no-underline transition-colors " +
  "hover:bg-on-dark/8 focus-visible:-outline-offset-3 focus-visible:outline-on-dark-marker";
const currentItem =
  "bg-on-dark/12 font-semibold text-on-dark before:absolute before:inset-y-0 before:start-0 before:w-[3px] before:bg-on-dark-marker";

/** The menus that this admin may read; `onChoose` closes the drawer that they may stand in. */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const t = useTranslations("ishm.layout");
  const { clubName, menus, userId, userName } = useOffice();
  const entries = officeMenuEntries(menus);
  const path = usePathname();
  const trail = menuTrail(entries, path);
  const menu = useRef<HTMLElement>(null);
  // The menu is longer than most windows: where one is stands in sight.
  useEffect(() => {
    if (path) menu.current?.querySelector("[aria-current=page]")?.scrollIntoView?.({ block: "nearest" });
  }, [path]);
  return (
    <div className="flex min-h-full min-w-0 grow flex-col bg-side text-on-dark">
      <OfficeLink
        href={paths.officeHome()}
        onClick={onChoose}
        className="flex min-h-14 items-center gap-2.5 px-4 no-underline focus-visible:-outline-offset-3 focus-visible:outline-on-dark-marker"
      >
        <LogoMark size={26} />
        <span className="club-name min-w-0 grow truncate text-base">{clubName}</span>
        <span className="text-chip text-on-dark-2">{t("admin")}</span>
      </OfficeLink>
      <nav ref={menu} aria-label={t("menu")} className="grow py-2">
        <ul>
          {entries.map((entry) => (
            <MenuItem key={entry.code} entry={entry} trail={trail} onChoose={onChoose} />
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

type MenuItemProps = { entry: OfficeMenuEntry; trail: readonly OfficeMenuEntry[]; onChoose?: () => void };

function MenuItem({ entry, trail, onChoose }: MenuItemProps) {
  const isWithin = trail.some((one) => one.code === entry.code);
  const [isOpen, setOpen] = useState(true);
  const lastAddress = useLastAddress();
  const icon = icons[entry.code] ?? null;
  const isUnfinished = useUnfinishedCodes().has(entry.code);
  const label = (
    <>
      <span className="min-w-0 grow truncate">{entry.name}</span>
      {isUnfinished ? <UnfinishedDot /> : null}
    </>
  );
  if (entry.children.length === 0 && entry.path !== null) {
    return (
      <li>
        <OfficeLink
          href={lastAddress(entry.path)}
          onClick={onChoose}
          aria-current={isWithin ? "page" : undefined}
          className={cn(
            item,
            icon ? "font-semibold text-on-dark" : "ps-12 text-on-dark-2",
            isWithin && currentItem,
          )}
        >
          {icon ? <Icon name={icon} size={18} /> : null}
          {label}
        </OfficeLink>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={cn(item, "font-semibold text-on-dark")}
      >
        {icon ? <Icon name={icon} size={18} /> : null}
        {label}
        <Icon name={isOpen ? "chevron-down" : "chevron-right"} size={16} />
      </button>
      {isOpen ? (
        <ul className="pb-1">
          {entry.children.map((child) => (
            <MenuItem key={child.code} entry={child} trail={trail} onChoose={onChoose} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** The menu has a screen with unsaved input. */
function UnfinishedDot() {
  const t = useTranslations("ishm.unfinished");
  return (
    <>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-on-dark-marker" />
      <span className="visually-hidden">({t("title")})</span>
    </>
  );
}

function useUnfinishedCodes(): ReadonlySet<string> {
  const { menus } = useOffice();
  const unfinished = useUnfinished();
  const entries = officeMenuEntries(menus);
  return new Set(unfinished.flatMap(({ path }) => menuTrail(entries, path).at(-1)?.code ?? []));
}
