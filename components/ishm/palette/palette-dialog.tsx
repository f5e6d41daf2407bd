"use client";

import { Dialog } from "@base-ui/react/dialog";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { Icon } from "@/components/ui/layout/icons";
import { withGap } from "@/lib/shared/texts/sentences";
import { useOffice } from "../frame/root/office-context";
import { useLastAddress } from "../frame/root/screens-context";
import type { PaletteEntry } from "./palette-entry";
import { listId, optionId, PaletteList } from "./palette-list";
import { rememberScreen } from "./recent-screens";
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
    rememberScreen(owner, { href, label });
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

type Props = {
  query: string;
  activeId: string | undefined;
  isOpen: boolean;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Where one types; the focus stays here while the arrows go through the list. */
function PaletteField({ query, activeId, isOpen, onType, onKeyDown }: Props) {
  const t = useTranslations("ishm.palette");
  const common = useTranslations("common");
  return (
    <div className="flex items-center gap-3 border-b border-line ps-4 pe-1.5">
      <Icon name="search" size={18} className="text-ink-3" />
      <input
        type="text"
        role="combobox"
        aria-label={t("field")}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={t("field")}
        value={query}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-h-13 min-w-0 grow bg-transparent text-base text-ink outline-none placeholder:text-ink-3"
      />
      <Dialog.Close
        aria-label={common("close")}
        className="inline-flex size-10 items-center justify-center rounded-control text-ink-2 hover:bg-hover"
      >
        <Icon name="close" size={18} />
      </Dialog.Close>
    </div>
  );
}

type PaletteStatusProps = {
  count: number;
  state: "idle" | "loading" | "done" | "failed";
  isBlank: boolean;
  onRetry: () => void;
};

/** How many lines there are, said aloud; that records are looked for, or could not be. */
function PaletteStatus({ count, state, isBlank, onRetry }: PaletteStatusProps) {
  const t = useTranslations("ishm.palette");
  const common = useTranslations("common");
  const isNothing = count === 0 && state !== "loading";
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-4 border-t border-line bg-paper px-4 py-1.5 text-chip text-ink-2">
      <p role="status" className="grow">
        {state === "loading" ? t("looking") : isNothing ? t("nothing") : isBlank ? "" : t("count", { count })}
      </p>
      {state === "failed" ? (
        <p role="alert">
          {withGap(t("failed"))}
          <button type="button" className="link min-h-6" onClick={onRetry}>
            {common("retry")}
          </button>
        </p>
      ) : (
        <p aria-hidden="true" className="text-ink-3 max-[37.5rem]:hidden">
          {t("keys")}
        </p>
      )}
    </div>
  );
}
