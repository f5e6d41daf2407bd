import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import type { Language } from "@/lib/shared/languages";

type Props = { supported: readonly Language[]; written: readonly string[] };

/** The club's languages; those without a text are outlined, and said so. */
export function LanguageBadges({ supported, written }: Props) {
  const t = useTranslations("ishm.form");
  return (
    <ul className="flex gap-1">
      {supported.map((language) => {
        const isWritten = written.includes(language);
        return (
          <li
            key={language}
            className={cn(
              "rounded-chip border px-1 text-xs leading-5 font-semibold",
              isWritten ? "border-transparent bg-ok-tint text-ok" : "border-line-2 text-ink-3",
            )}
          >
            {language}
            {isWritten ? null : <span className="visually-hidden"> {t("noText")}</span>}
          </li>
        );
      })}
    </ul>
  );
}
