"use client";

import { useTranslations } from "next-intl";
import { use, useState } from "react";
import { Icon } from "@/components/ui/layout/icons";
import { giveUpInput, type KeepAliveScreen } from "@/lib/web/office/keep-alive-screens";
import { menuTrail, officeMenuEntries } from "@/lib/web/office/office-menus";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { dirtyForms } from "@/lib/web/runtime/dirty";
import { OfficeLink } from "../office-link";
import { useOffice } from "../root/office-context";
import { ScreensContext } from "../root/screens-context";
import { LazyPopover } from "./lazy-overlays";
import { useUnfinished } from "./use-unfinished";

/** The screens that hold unsaved input: each is gone on with, or given up. */
export function UnfinishedMenu() {
  const t = useTranslations("ishm.unfinished");
  const unfinished = useUnfinished();
  const [isOpen, setOpen] = useState(false);
  if (unfinished.length === 0) return null;
  return (
    <LazyPopover
      title={t("title")}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          aria-label={t("open", { count: unfinished.length })}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-1.5 font-semibold text-warn hover:bg-hover"
        >
          <Icon name="edit" size={18} />
          <span aria-hidden="true" className="tabular-nums">
            {unfinished.length}
          </span>
        </button>
      }
    >
      <ul>
        {unfinished.map((screen) => (
          <UnfinishedRow key={screen.path} screen={screen} onLeave={() => setOpen(false)} />
        ))}
      </ul>
    </LazyPopover>
  );
}

function UnfinishedRow({ screen, onLeave }: { screen: KeepAliveScreen; onLeave: () => void }) {
  const t = useTranslations("ishm.unfinished");
  const screens = use(ScreensContext);
  const { menus } = useOffice();
  const { path, search, title } = screen;
  const way = menuTrail(officeMenuEntries(menus), path).map(({ name }) => name);
  const giveUp = async () => {
    onLeave();
    const isSure = await showConfirm({
      title: t("giveUpTitle", { title }),
      message: t("giveUpMessage"),
      confirm: t("giveUp"),
      cancel: t("keep"),
    });
    if (!isSure) return;
    giveUpInput(path, dirtyForms.get());
    screens?.renew(path);
  };
  return (
    <li className="flex items-center gap-1 border-b border-line ps-4 pe-1.5 last:border-0">
      <OfficeLink
        href={search ? `${path}?${search}` : path}
        onClick={onLeave}
        className="min-w-0 grow py-2 no-underline hover:underline"
      >
        <span className="block truncate font-semibold">{title}</span>
        <span className="block truncate text-chip text-ink-3">{way.join(" › ")}</span>
      </OfficeLink>
      <button
        type="button"
        aria-label={t("giveUpOne", { title })}
        onClick={() => void giveUp()}
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-bad"
      >
        <Icon name="trash" size={18} />
      </button>
    </li>
  );
}
