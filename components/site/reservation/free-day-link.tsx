import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { buttonStyle } from "@/components/ui/button-style";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { dayTitle } from "./calendar-cells";

type Props = { club: Club; language: Language; date: string | null };

/** The way out of a day without times: the next one that has some. */
export async function FreeDayLink({ club, language, date }: Props) {
  const t = await getTranslations("reservation.day");
  if (date === null) return null;
  return (
    <SiteLink
      href={localePath(paths.reservation({ date }), language, club.defaultLanguage)}
      scroll={false}
      className={buttonStyle("outline", "medium")}
    >
      {t("toFree", { day: dayTitle(date, language) })}
    </SiteLink>
  );
}
