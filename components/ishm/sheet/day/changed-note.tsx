"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { BookingChange } from "./sheet-changes";

type Props = {
  changes: readonly BookingChange[];
  onTake: () => void;
  /** Null when there is nothing left to go on with. */
  onGoOn: (() => void) | null;
};

/** Another desk changed what is being typed about: what it was, and whether to take it or to go on. */
export function ChangedNote({ changes, onTake, onGoOn }: Props) {
  const t = useTranslations("ishm.sheet.changed");
  if (changes.length === 0) return null;
  return (
    <div role="alert" className="flex flex-col gap-2 bg-warn-tint px-3 py-2 text-warn">
      <p className="font-semibold">{t("title")}</p>
      <ul className="list-disc ps-5">
        {changes.map((change) => (
          <li key={change}>{t(change)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="small" onClick={onTake}>
          {onGoOn ? t("take") : t("leave")}
        </Button>
        {onGoOn ? (
          <Button variant="outline" size="small" onClick={onGoOn}>
            {t("goOn")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
