import { sql } from "drizzle-orm";
import { checkProof, type DrawRecord } from "@/lib/shared/draws/draw-proof";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";

const api = await forFile(startTestApi);
let proof: DrawRecord;

beforeAll(async () => {
  proof = (await api.request("GET", "/ext/draws/70/proof")).json.data as unknown as DrawRecord;
});

/** The demo shows a draw that is over, as the club would have run it. */
test("anyone can re-compute the demo's finished draw", async () => {
  expect(await checkProof(proof)).toEqual([]);
  expect(await checkProof({ ...proof, seed: "0".repeat(32) })).toContain("RESULTS");
});

test("some won and some did not, and each winner played the time that the draw gave", async () => {
  const { rows } =
    (await api.db.execute(sql`select a.draw_idx, a.result_sheet_idx, b.sheet_idx, b.state, b.player_count
    from draw_applications a join bookings b on b.booking_idx = a.booking_idx and b.member_idx = a.member_idx
    where a.draw_post_idx = 70 and a.state = '30'`)) as unknown as { rows: Record<string, unknown>[] };
  const won = proof.results.flatMap(({ drawIdx, won: win }) => (win ? [[drawIdx, win.sheetIdx]] : []));
  expect(won.length).toBeGreaterThan(20);
  expect(proof.results.length).toBeGreaterThan(won.length);
  expect(new Map(rows.map((row) => [row.draw_idx, row.sheet_idx]))).toEqual(
    new Map(won as [number, number][]),
  );
  expect(rows.every((row) => row.state === "40" && row.result_sheet_idx === row.sheet_idx)).toBe(true);
});

test("no regular plays twice on the draw's weekend", async () => {
  const { rows } = (await api.db.execute(sql`select member_idx from bookings
    where member_idx < 100000 and state = '40' and play_date::text in (select unnest(play_dates) from draw_posts where draw_post_idx = 70)
    group by member_idx having count(*) > 1`)) as unknown as { rows: unknown[] };
  expect(rows).toEqual([]);
});
