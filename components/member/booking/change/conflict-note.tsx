"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { ChangedField } from "@/lib/web/booking/input";

type Props = { changes: readonly ChangedField[]; onGoOn: () => void };

/** The booking was changed elsewhere (4211): what is different now, and the way on with what was typed. */
export function ConflictNote({ changes, onGoOn }: Props) {
  const t = useTranslations("booking.conflict");
  return (
    <div role="alert" className="border-s-4 border-warn bg-warn-tint px-5 py-4">
      <p className="font-semibold">{t("title")}</p>
      {changes.length > 0 ? (
        <ul className="mt-2 list-disc ps-5">
          {changes.map(({ field, before, after }) => (
            <li key={field}>{t(`field.${field}`, { before: before || "–", after: after || "–" })}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-1">{t("other")}</p>
      )}
      <Button variant="outline" className="mt-3" onClick={onGoOn}>
        {t("goOn")}
      </Button>
    </div>
  );
}
