import type { Database } from "../../database";
import { fnbMenus } from "../../tables";
import type { DemoDays } from "../play/demo-day";
import { said, stamp, texts } from "./board-seed";
import { categories, dishes } from "./dishes";

/** Twenty-four dishes in four outlets (domain.md 10); the first is A24's. */
export async function seedFnb(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  const orders = new Map<string, number>();
  await tx.insert(fnbMenus).values(
    dishes.map((dish, place) => {
      const order = (orders.get(dish.outlet) ?? 0) + 1;
      orders.set(dish.outlet, order);
      return {
        ...stamp(clubIdx, days, -90, "10:00"),
        fnbIdx: place + 1,
        outlet: dish.outlet,
        price: dish.price,
        allergens: dish.allergens ?? [],
        isRecommended: dish.is === "recommended",
        isSoldOut: dish.is === "sold-out",
        spicy: dish.spicy ?? 0,
        season: dish.season ?? ("ALL" as const),
        order,
        ...texts({
          name: said(dish.name),
          category: said(categories[dish.category]),
          description: said(dish.description ?? ""),
          originInfo: said(dish.origin ?? ""),
        }),
      };
    }),
  );
}
