import { sql } from "drizzle-orm";
import { isUnconfirmed } from "./draw-model";
import { drawPostIdx } from "./draw-world";
import type { Model } from "./model";
import { memberOf, playDate, type World } from "./world";

/** Who plays when, and the draw with what became of each application: in the world as the model has it. */
export async function expectSame(model: Model, world: World): Promise<void> {
  expect({ bookings: await storedBookings(world), draw: await storedDraw(world) }).toEqual({
    bookings: [...model.sold]
      .map(([sheetIdx, booked]) => ({
        sheetIdx,
        memberIdx: memberOf(booked.person),
        bookingIdx: booked.bookingIdx,
        state: isUnconfirmed(model, booked) ? "80" : "10",
      }))
      .sort((one, other) => one.sheetIdx - other.sheetIdx),
    draw: {
      state: model.draw.state,
      applications: model.draw.applications
        .filter(({ state }) => state !== "80")
        .map(({ drawIdx, person, state, sheetIdx, reserveNo, bookingIdx }) => {
          return { drawIdx, memberIdx: memberOf(person), state, sheetIdx, reserveNo, bookingIdx };
        }),
    },
  });
}

function storedBookings({ api }: World) {
  return api.db
    .select({
      sheetIdx: sql<number>`sheet_idx`,
      memberIdx: sql<number>`member_idx`,
      bookingIdx: sql<number>`booking_idx`,
      state: sql<string>`state`,
    })
    .from(sql`bookings`)
    .where(sql`play_date = ${playDate} and state not in ('50', '51', '70', '71')`)
    .orderBy(sql`sheet_idx`);
}

async function storedDraw({ api }: World) {
  const [stored] = await api.db
    .select({
      state: sql<string>`state`,
      applications: sql<object[]>`(select coalesce(jsonb_agg(jsonb_build_object('drawIdx', draw_idx,
        'memberIdx', member_idx, 'state', state, 'sheetIdx', result_sheet_idx, 'reserveNo', reserve_no,
        'bookingIdx', booking_idx) order by draw_idx), '[]') from draw_applications
        where draw_post_idx = ${drawPostIdx} and state <> '80')`,
    })
    .from(sql`draw_posts`)
    .where(sql`draw_post_idx = ${drawPostIdx}`);
  return stored;
}
