"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { Icon, type IconName } from "@/components/ui/layout/icons";
import { menuTrail, type OfficeMenuEntry, officeMenuEntries } from "@/lib/web/office/office-menus";
import { OfficeLink } from "../office-link";
import { useOffice } from "../root/office-context";
import { useLastAddress } from "../root/screens-context";
import { useUnfinished } from "./use-unfinished";

export const menuItem =
  "relative flex w-full items-center gap-3 px-4 text-start no-underline transition-colors " +
  "hover:bg-on-dark/8 focus-visible:-outline-offset-3 focus-visible:outline-on-dark-marker";
const currentItem =
  "bg-on-dark/12 font-semibold text-on-dark before:absolute before:inset-y-0 before:start-0 before:w-[3px] before:bg-on-dark-marker";

type Props = {
  entry: OfficeMenuEntry & { path: string };
  icon: IconName | null;
  isCurrent: boolean;
  isFavourite: boolean;
  /** Whether the row has the button that puts it on top, or takes it from there. */
  hasStar: boolean;
  onFavour: (code: string) => void;
  onChoose: (() => void) | undefined;
};

/** A menu that leads to a screen. */
export function MenuRow({ entry, icon, isCurrent, isFavourite, hasStar, onFavour, onChoose }: Props) {
  const lastAddress = useLastAddress();
  return (
    <li className="relative">
      <OfficeLink
        href={lastAddress(entry.path)}
        onClick={onChoose}
        aria-current={isCurrent ? "page" : undefined}
        className={cn(
          menuItem,
          icon ? "min-h-10 font-semibold text-on-dark" : "min-h-9 ps-12 text-on-dark-2",
          isCurrent && currentItem,
          hasStar && "pe-11",
        )}
      >
        {icon ? <Icon name={icon} size={18} /> : null}
        <MenuLabel entry={entry} />
      </OfficeLink>
      {hasStar ? <Star entry={entry} isFavourite={isFavourite} onFavour={onFavour} /> : null}
    </li>
  );
}

/** The name of a menu or group, marked where one of its screens has unsaved input. */
export function MenuLabel({ entry }: { entry: OfficeMenuEntry }) {
  const isUnfinished = useUnfinishedCodes().has(entry.code);
  return (
    <>
      <span className="min-w-0 grow py-1.5 leading-snug">{entry.name}</span>
      {isUnfinished ? <UnfinishedDot /> : null}
    </>
  );
}

function Star({ entry, isFavourite, onFavour }: Pick<Props, "entry" | "isFavourite" | "onFavour">) {
  const t = useTranslations("ishm.layout");
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t("favour", { menu: entry.name })}
      title={t("favour", { menu: entry.name })}
      onClick={() => onFavour(entry.code)}
      className={cn(
        "absolute inset-y-0 end-2 my-auto inline-flex size-8 items-center justify-center rounded-control hover:bg-on-dark/8 focus-visible:outline-on-dark-marker",
        isFavourite ? "text-on-dark-marker" : "text-on-dark-2",
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        width="16"
        height="16"
        fill={isFavourite ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      >
        <path d="M10 2.8l2.2 4.6 5 .7-3.6 3.5.9 5L10 14.2l-4.5 2.4.9-5L2.8 8.1l5-.7z" />
      </svg>
    </button>
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
