import { eq } from "drizzle-orm";
import { waitings } from "@/lib/club-api/db/tables";
import { forFile } from "../../support/for-file";
import { drawScene } from "../../support/scenes/draws/draw-scene";

const scene = await forFile(drawScene);

beforeEach(() => scene.reset());

test("a reserve who waits after the draw is offered a time, never booked unasked (domain.md 7.8, C0360 v2)", async () => {
  await scene.shrinkPool(1);
  await scene.liveTo("release");
  const entries = await scene.db.select().from(waitings).where(eq(waitings.createdAt, scene.api.clock.now()));
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(({ agreesAutoAssign }) => agreesAutoAssign)).toEqual([]);
  expect(entries.filter(({ state }) => state === "30")).toEqual([]);
});
