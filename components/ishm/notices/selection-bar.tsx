"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icons";

type Props = { count: number; isBusy: boolean; onDelete: () => void; onClear: () => void };

const action =
  "inline-flex min-h-9 items-center gap-2 rounded-control px-3 font-semibold hover:bg-on-bar/12 aria-disabled:opacity-70";

/** What can be done with the chosen rows. It has a row of its own, so it never covers a record. */
export function SelectionBar({ count, isBusy, onDelete, onClear }: Props) {
  const t = useTranslations("ishm.notice");
  const common = useTranslations("common");
  if (count === 0) return null;
  return (
    <div className="mt-3 flex justify-center">
      <div className="flex min-h-13 items-center gap-2 rounded-panel bg-bar ps-5 pe-2 text-on-bar shadow-pop">
        <p role="status" className="me-3 font-semibold">
          {t("selected", { count })}
        </p>
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : onDelete}
          className={action}
        >
          <Icon name="trash" size={18} />
          {common("delete")}
        </button>
        <button
          type="button"
          onClick={onClear}
          aria-label={t("clearSelection")}
          title={t("clearSelection")}
          className={action}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
    </div>
  );
}
