import { useTranslations } from "next-intl";
import { lights, weathers } from "@/lib/contract/code-values/scene";
import type { HeroPhotograph } from "@/lib/contract/site/site-hero";
import { useOffice } from "../../frame/root/office-context";

/** Names of a photograph, of when it stands, and of the times to choose from. */
export function usePhotographNames() {
  const t = useTranslations("ishm.siteScene.photographs");
  const scene = useTranslations("ishm.siteScene");
  const { language } = useOffice();
  const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const monthName = (month: number) => format.format(Date.UTC(2028, month - 1, 1));

  /** `Photograph 3 · Hole 9 in snow`: by its place, and by its words where it has some. */
  const nameOf = ({ alt }: Pick<HeroPhotograph, "alt">, at: number) =>
    [t("numbered", { number: at + 1 }), alt].filter(Boolean).join(" · ");

  const timeOf = ({ fromMonth, toMonth, light, weather }: HeroPhotograph) => {
    const season =
      fromMonth !== null && toMonth !== null
        ? fromMonth === toMonth
          ? monthName(fromMonth)
          : t("season", { from: monthName(fromMonth), to: monthName(toMonth) })
        : null;
    const parts = [
      season,
      light === null ? null : scene(`lights.${light}`),
      weather === null ? null : t(`weathers.${weather}`),
    ].filter((part) => part !== null);
    return parts.length > 0 ? parts.join(" · ") : t("always");
  };

  return {
    nameOf,
    timeOf,
    months: Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: monthName(at + 1) })),
    lights: lights.map((value) => ({ value, label: scene(`lights.${value}`) })),
    weathers: weathers.map((value) => ({ value, label: t(`weathers.${value}`) })),
  };
}
