"use client";

import { useTranslations } from "next-intl";
import { Icon, type IconName } from "@/components/ui/layout/icons";

/** An action on all selected rows. */
export type BulkAction = { key: string; label: string; icon: IconName; onDo: () => void };

type Props = { count: number; isBusy: boolean; actions: readonly BulkAction[]; onClear: () => void };

const style =
  "inline-flex min-h-9 items-center gap-2 rounded-control px-3 font-semibold hover:bg-on-bar/12 aria-disabled:opacity-70";

/** The bar of the chosen rows. It has a row of its own, so it never covers a record. */
export function SelectionBar({ count, isBusy, actions, onClear }: Props) {
  const t = useTranslations("ishm.table");
  if (count === 0) return null;
  return (
    <div className="mt-3 flex justify-center">
      <div className="flex min-h-13 flex-wrap items-center gap-x-2 rounded-panel bg-bar ps-5 pe-2 text-on-bar shadow-pop">
        <p role="status" className="me-3 font-semibold">
          {t("selected", { count })}
        </p>
        {actions.map(({ key, label, icon, onDo }) => (
          <button
            key={key}
            type="button"
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : onDo}
            className={style}
          >
            <Icon name={icon} size={18} />
            {label}
          </button>
        ))}
        <button
          type="button"
          onClick={onClear}
          aria-label={t("clearSelection")}
          title={t("clearSelection")}
          className={style}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
    </div>
  );
}
