"use client";

import { Dialog } from "@base-ui/react/dialog";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useOffice } from "../frame/root/office-context";
import { useLastAddress } from "../frame/root/screens-context";
import type { PaletteEntry } from "./palette-entry";
import { PaletteField } from "./palette-field";
import { optionId, PaletteList } from "./palette-list";
import { PaletteStatus } from "./palette-status";
import { rememberPlace } from "./recent-places";
import { usePalette } from "./use-palette";

const popup =
  "fixed start-1/2 top-[10vh] z-50 flex max-h-[80vh] w-[640px] max-w-[calc(100vw-24px)] -translate-x-1/2 flex-col " +
  "overflow-hidden rounded-panel border border-line-2 bg-sheet text-ink shadow-dialog outline-none";

/** Finds menus, things to do and records by a few letters (APG combobox with a listbox). */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("ishm.palette");
  const router = useRouter();
  const lastAddress = useLastAddress();
  const { clubCode, userId } = useOffice();
  const owner = `${clubCode} ${userId}`;
  const choose = ({ href, label }: PaletteEntry) => {
    rememberPlace(owner, { href, label });
    onClose();
    router.push(lastAddress(href));
  };
  const palette = usePalette(owner, choose);
  const { entries, active, state, query } = palette;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-scrim" />
        <Dialog.Popup data-slot="palette" aria-modal="true" aria-label={t("title")} className={popup}>
          <PaletteField
            query={query}
            activeId={active === null ? undefined : optionId(active)}
            isOpen={entries.length > 0}
            onType={palette.type}
            onKeyDown={palette.onKeyDown}
          />
          <PaletteList entries={entries} active={active} onPoint={palette.point} onChoose={choose} />
          <PaletteStatus
            count={entries.length}
            state={state}
            isBlank={query.trim() === ""}
            onRetry={palette.again}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
