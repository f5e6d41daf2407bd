"use client";

import { useTranslations } from "next-intl";

type Props = {
  count: number;
  state: "idle" | "loading" | "done" | "failed";
  isBlank: boolean;
  onRetry: () => void;
};

/** How many lines there are, said aloud; that records are looked for, or could not be. */
export function PaletteStatus({ count, state, isBlank, onRetry }: Props) {
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
          {t("failed")}{" "}
          <button type="button" className="link min-h-6" onClick={onRetry}>
            {common("retry")}
          </button>
        </p>
      ) : (
        <p aria-hidden="true" className="text-ink-3 max-[600px]:hidden">
          {t("keys")}
        </p>
      )}
    </div>
  );
}
