import { clsx } from "clsx";
import { getTranslations } from "next-intl/server";
import { TitledSection } from "@/components/site/layout/menu/titled-section";
import { Picture } from "@/components/site/layout/picture";
import type { FnbItem } from "@/lib/contract/boards/fnb";
import { isAllergen } from "@/lib/shared/allergens";
import { formatMoney } from "@/lib/shared/money/money";
import type { Club } from "@/lib/web/queries/club";

type Props = { club: Club; dishes: readonly FnbItem[] };

/** Dishes by outlet, with price, season, spiciness, origin and allergens. */
export async function FoodMenu({ club, dishes }: Props) {
  const t = await getTranslations("guide.fnb");
  const outlets = [...new Map(dishes.map((dish) => [dish.outlet, dish.outletName]))];
  return (
    <TitledSection id="fnb" title={t("title")}>
      {dishes.length === 0 ? <p className="py-12 text-ink-2">{t("empty")}</p> : null}
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-14 min-[56.25rem]:grid-cols-2">
        {outlets.map(([outlet, name]) => (
          <div key={outlet}>
            <h3 className="font-serif text-sub">{name}</h3>
            <ul className="mt-3">
              {dishes
                .filter((dish) => dish.outlet === outlet)
                .map((dish) => (
                  <Dish key={dish.fnbIdx} club={club} dish={dish} />
                ))}
            </ul>
          </div>
        ))}
      </div>
    </TitledSection>
  );
}

async function Dish({ club, dish }: { club: Club; dish: FnbItem }) {
  const t = await getTranslations("guide.fnb");
  const { season = "ALL", imageUrl } = dish;
  const allergens = dish.allergens.map((word) => (isAllergen(word) ? t(`allergenNames.${word}`) : word));
  const notes = [
    dish.description,
    season === "ALL" ? "" : t(`seasonal.${season}`),
    dish.spicy > 0 ? t(`heat.${heatLevel(dish.spicy)}`) : "",
    dish.originInfo ? t("origin", { origin: dish.originInfo }) : "",
    allergens.length > 0 ? t("allergens", { list: allergens.join(", ") }) : "",
  ].filter((note) => note !== "");
  return (
    <li className="flex gap-4 border-b border-line py-4">
      {imageUrl ? <DishPicture src={imageUrl} isSoldOut={dish.isSoldOut} /> : null}
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className={dish.isSoldOut ? "text-ink-3 line-through" : undefined}>{dish.name}</span>
          {dish.isRecommended ? (
            <span className="text-chip font-semibold whitespace-nowrap text-bark-700">
              {t("recommended")}
            </span>
          ) : null}
          <span aria-hidden="true" className="min-w-6 flex-1 border-b border-dotted border-line-2" />
          <span className="shrink-0 font-semibold tabular-nums">
            {dish.isSoldOut ? t("soldOut") : formatMoney(dish.price, club.formats)}
          </span>
        </p>
        {notes.length > 0 ? <p className="mt-1 text-caption text-ink-3">{notes.join(" · ")}</p> : null}
      </div>
    </li>
  );
}

/** The dish next to its text; pale when it is not available today. */
function DishPicture({ src, isSoldOut }: { src: string; isSoldOut: boolean }) {
  return (
    <Picture
      src={src}
      alt=""
      width={120}
      height={90}
      sizes="120px"
      loading="lazy"
      className={clsx("h-[90px] w-30 shrink-0 object-cover", isSoldOut && "opacity-40")}
    />
  );
}

/** Chillies on the card: one to three. */
function heatLevel(spicy: number): "1" | "2" | "3" {
  if (spicy === 1) return "1";
  return spicy === 2 ? "2" : "3";
}
