import type { Database } from "../../database";
import { fnbMenus } from "../../tables";
import type { Seeding } from "../seeding";
import { stamp, texts } from "./board-seed";

/** The dishes in the order of their outlets (domain.md 10); the first is A24's. */
export async function seedFnb(tx: Database, seeding: Seeding): Promise<void> {
  const { data } = seeding;
  const orders = new Map<string, number>();
  await tx.insert(fnbMenus).values(
    data.dishes.map(({ outlet, price, allergens, spicy, season, is, ...dish }, place) => {
      const order = (orders.get(outlet) ?? 0) + 1;
      orders.set(outlet, order);
      const { name, category, description, origin } = dish;
      return {
        ...stamp(seeding, -90, "10:00"),
        fnbIdx: place + 1,
        outlet,
        price,
        allergens,
        isRecommended: is === "recommended",
        isSoldOut: is === "sold-out",
        spicy,
        season,
        order,
        ...texts({ name, category, description, originInfo: origin }),
      };
    }),
  );
}
