"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { formatDateTime } from "@/lib/shared/time/date-format";
import type { SavedDraft } from "@/lib/web/boards/draft-store";
import { useOffice } from "../../frame/root/office-context";

type Props = { found: SavedDraft; onGoOn: () => void; onDiscard: () => void };

/** Offers what was typed before a crash, a sign-out or a closed window. */
export function FoundDraft({ found, onGoOn, onDiscard }: Props) {
  const t = useTranslations("ishm.board.draft");
  const { formats } = useOffice();
  return (
    <section
      aria-label={t("title")}
      className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 bg-info-tint px-4 py-3 text-info"
    >
      <p className="grow">{t("found", { time: formatDateTime(found.savedAt, formats) })}</p>
      <Button size="small" onClick={onGoOn}>
        {t("goOn")}
      </Button>
      <Button size="small" variant="quiet" onClick={onDiscard}>
        {t("discard")}
      </Button>
    </section>
  );
}
