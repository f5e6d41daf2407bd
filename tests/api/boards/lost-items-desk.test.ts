import { eq } from "drizzle-orm";
import { lostItems } from "@/lib/club-api/db/tables";
import { lostItemJobs } from "@/lib/club-api/jobs/upkeep-jobs";
import type { CallOutput } from "@/lib/contract/routes";
import { demoNow } from "@/tests/support/api";
import { picture } from "@/tests/support/images";
import { jobContext } from "@/tests/support/jobs";
import { boardScene, refusal } from "@/tests/support/scenes/board-scene";
import { forFile } from "../../support/for-file";

type Detail = CallOutput<"GET /ops/lost-items/{id}">;
type Restored = CallOutput<"POST /ops/trash/{entity}/restore">;

const dayMs = 86_400_000;

const scene = await forFile(boardScene);
beforeEach(() => scene.nextMinute());
afterEach(() => scene.api.clock.set(demoNow));

const send = (method: string, path: string, body?: object) => scene.send("head", method, path, body);
const move = (idx: number, body: object) => send("PUT", `/ops/lost-items/${idx}`, body);
const detail = (idx: number, query = "") => scene.done<Detail>(send("GET", `/ops/lost-items/${idx}${query}`));
const stateOf = async (idx: number) =>
  (await scene.api.db.select().from(lostItems).where(eq(lostItems.lostIdx, idx)))[0]?.state;

async function find(data: object = {}): Promise<number> {
  const item = { lostType: "22", itemName: "장갑", foundDate: "2026-11-20", foundPlace: "미르 3번", ...data };
  const parts = [["image", "glove.png", await picture("png")]] as const;
  const made = scene.send(
    "head",
    "POST",
    "/ops/lost-items?lang=ko",
    { ...item, hiddenNote: "안쪽 이니셜 KM" },
    parts,
  );
  return (await scene.done<{ lostIdx: number }>(made)).lostIdx;
}

describe("a claim and its hand-over", () => {
  test("keep what was said, who took it, what was shown and who gave it; names stay masked", async () => {
    const idx = await find();
    await scene.done(move(idx, { event: "CLAIM", memberIdx: 100_001, marks: "이니셜이 있어요" }));
    expect((await detail(idx)).claimant).toMatchObject({ name: "김*루", marks: "이니셜이 있어요" });
    await scene.done(move(idx, { event: "RETURN", receiver: "김미루", document: "ID_CARD" }));
    expect(await scene.lastAuditEntry()).toMatchObject({ after: { state: "30", document: "ID_CARD" } });
    const seen = await send("GET", `/ops/lost-items/${idx}`);
    expect(seen.text).not.toContain("김미루");
    const { handOver } = await detail(idx, "?reason=check");
    expect(handOver).toEqual({ receiver: "김미루", document: "ID_CARD", by: "ssadmin1" });
    const shown = await scene.done<CallOutput<"GET /lost-item/{id}">>(
      scene.send("visitor", "GET", `/lost-item/${idx}`),
    );
    expect(shown).toMatchObject({ state: "30", imageUrl: expect.any(String) });
  });

  test("need a name or a member", async () => {
    const idx = await find();
    expect(refusal(await move(idx, { event: "CLAIM" }))).toEqual([
      400,
      9001,
      ["claimantName", "Please fill this in."],
    ]);
    expect(await stateOf(idx)).toBe("10");
  });

  test("a refused claim leaves nothing of the claimant", async () => {
    const idx = await find();
    await scene.done(move(idx, { event: "CLAIM", claimantName: "홍길동", marks: "모르겠어요" }));
    await scene.done(move(idx, { event: "REFUSE", reason: "불일치" }));
    expect((await detail(idx)).claimant).toBeNull();
  });
});

describe("the trash", () => {
  const remove = (idx: number) => scene.done(send("DELETE", `/ops/lost-items/${idx}`));
  const later = async (days: number) => {
    scene.api.clock.set(new Date(demoNow.getTime() + days * dayMs));
    const { accessToken: token } = await scene.api.signIn("ssadmin1", { isAdmin: true });
    return async (idx: number) =>
      (await scene.api.request("POST", "/ops/trash/lost/restore?lang=ko", { token, body: { idxs: [idx] } }))
        .json.data as Restored;
  };

  test("hides an item and its picture from everybody, and brings both back hidden", async () => {
    const idx = await find();
    const { imageUrl } = await detail(idx);
    await remove(idx);
    expect((await scene.send("visitor", "GET", `/lost-item/${idx}`)).status).toBe(404);
    expect(await scene.file("visitor", imageUrl ?? "")).toBe(404);
    expect(refusal(await move(idx, { event: "CLAIM", claimantName: "홍길동" }))[1]).toBe(2001);
    const restored = await (await later(1))(idx);
    expect(restored).toEqual({ restored: 1, moved: [] });
    expect(await stateOf(idx)).toBe("10");
    expect((await scene.send("visitor", "GET", `/lost-item/${idx}`)).status).toBe(404);
  });

  test("no job disposes of what lies in it; restored too late it is disposed of, and that is said", async () => {
    const idx = await find({ foundDate: "2026-06-01" });
    await remove(idx);
    await lostItemJobs
      .find(({ name }) => name === "lost-item-dispose")
      ?.run(await jobContext(scene.api, "lost-item-dispose"));
    expect(await stateOf(idx)).toBe("10");
    const restored = await (await later(10))(idx);
    expect(restored).toEqual({ restored: 1, moved: [{ idx, stateName: "폐기·기부" }] });
    expect(await stateOf(idx)).toBe("50");
  });

  test("valuables that should have gone to the police come back with the police", async () => {
    const idx = await find({ lostType: "40" });
    await remove(idx);
    await (await later(8))(idx);
    expect(await stateOf(idx)).toBe("40");
  });

  test("a claimed item waits for its owner whatever the day", async () => {
    const idx = await find({ foundDate: "2026-06-01" });
    await scene.done(move(idx, { event: "CLAIM", claimantName: "홍길동" }));
    await remove(idx);
    expect((await (await later(20))(idx)).moved).toEqual([]);
    expect(await stateOf(idx)).toBe("20");
  });
});
