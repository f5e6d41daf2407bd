import { getTranslations } from "next-intl/server";
import { Drawing } from "@/components/site/layout/drawing";
import { MoreLink } from "@/components/site/layout/more-link";
import type { FnbItem } from "@/lib/contract/boards/fnb";
import type { Language } from "@/lib/shared/languages";
import { formatMoney } from "@/lib/shared/money/money";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { club: Club; language: Language; dishes: readonly FnbItem[] };

/** A few dishes with their prices beside a drawn still life that ends on the page's edge. */
export async function HomeFood({ club, language, dishes }: Props) {
  if (dishes.length === 0) return null;
  const t = await getTranslations("home.food");
  return (
    <section
      aria-labelledby="home-food"
      className="below bg-paper-2 min-[900px]:grid min-[900px]:grid-cols-2"
    >
      <Drawing name="persimmons" className="h-72 w-full min-[900px]:h-full" />
      <div className="px-[clamp(1.25rem,5.55vw,5rem)] py-18 min-[900px]:ps-20 min-[900px]:py-24">
        <h2 id="home-food" className="font-serif text-section">
          {t("title")}
        </h2>
        <p className="mt-3 max-w-[30rem] text-ink-2">{t("lead")}</p>
        <ul className="mt-8 border-t border-line-2">
          {dishes.map((dish) => (
            <li key={dish.fnbIdx} className="border-b border-line py-3.5">
              <p className="flex items-baseline gap-3">
                <span>{dish.name}</span>
                <span aria-hidden="true" className="min-w-6 flex-1 border-b border-line-2/60" />
                <span className="shrink-0 font-semibold">{formatMoney(dish.price, club.formats)}</span>
              </p>
              <p className="text-caption text-ink-3">
                {[dish.outletName, dish.originInfo].filter((note) => note !== "").join(" · ")}
              </p>
            </li>
          ))}
        </ul>
        <MoreLink
          href={localePath(paths.guide("fnb"), language, club.defaultLanguage)}
          text={t("all")}
          className="mt-6"
        />
      </div>
    </section>
  );
}
