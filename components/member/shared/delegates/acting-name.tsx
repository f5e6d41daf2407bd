import { useTranslations } from "next-intl";

/** In whose name this page acts, in sight while one scrolls. */
export function ActingName({ name }: { name: string }) {
  const t = useTranslations("account.shared.acting");
  return (
    <p className="sticky top-0 z-20 border-s-8 border-bark bg-pine-900 px-5 py-3 text-lead font-semibold text-on-dark">
      {t("inName", { name })}
    </p>
  );
}
