import { useTranslations } from "next-intl";

/** What to do first, where a party will stand on a wide screen. */
export function NothingOpen() {
  const t = useTranslations("ishm.desk.nothingOpen");
  return (
    <div className="hidden rounded-panel border border-line bg-sheet px-5 py-6 min-[1100px]:block">
      <p className="font-display text-sub">{t("title")}</p>
      <ol className="mt-3 list-decimal space-y-1.5 ps-5 text-ink-2">
        <li>{t("scan")}</li>
        <li>{t("enter")}</li>
        <li>{t("give")}</li>
      </ol>
    </div>
  );
}
