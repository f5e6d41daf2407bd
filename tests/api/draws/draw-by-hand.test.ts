import { createServer, type Server } from "node:http";
import { and, eq } from "drizzle-orm";
import { drandBeacon } from "@/lib/club-api/adapters/beacon";
import { auditRecords } from "@/lib/club-api/db/tables";
import { checkProof, type DrawRecord } from "@/lib/shared/draws/draw-proof";
import { forFile } from "../../support/for-file";
import { at, drawScene, input, moments, postIdx } from "../../support/scenes/draws/draw-scene";

/*
 * Staff may do by hand, before its time, each step of a draw that the clock does: with a reason, on record and in the
 * open.
 */

const kim = 100_001;
const early = "2026-11-24T12:00";
const reason = "The course closes for a storm";
const scene = await forFile(drawScene);

beforeEach(() => scene.reset());

const step = (name: "close" | "run" | "announce", body?: object) =>
  scene.staff("POST", `/ops/draws/${postIdx}/${name}`, body);
const failOf = (answer: Awaited<ReturnType<typeof step>>) => [
  answer.json.fail?.code,
  answer.json.fail?.msgVar?.[0],
];
const amendments = async () => (await scene.proof()).amendments as { kind: string }[];
const records = () =>
  scene.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.entity, "draw"), eq(auditRecords.reason, reason)))
    .orderBy(auditRecords.auditIdx);

describe("closing", () => {
  test("ends the applications now: who is in stays in, who comes later is refused (4501)", async () => {
    scene.goTo(early);
    const applied = await scene.apply(kim, input());
    const { seedHash } = await scene.post();
    const closed = await step("close", { reason });
    expect(closed.json.data).toEqual({ drawPostIdx: postIdx, state: "30", applications: 7 });
    const post = await scene.post();
    expect(post).toMatchObject({ state: "30", applyTo: at(early), seedHash });
    expect(post.receipts).toHaveLength(7);
    expect((await scene.apply(100_002)).json.fail?.code).toBe(4501);
    expect((await scene.leave(kim, applied.json.data.drawIdx as number)).json.fail?.code).toBe(4507);
    expect((await records())[0]).toMatchObject({ before: { state: "20" }, after: { state: "30" } });
  });

  test("stands in the public proof at once, with the moment that had been promised and no name", async () => {
    scene.goTo(early);
    await step("close", { reason });
    expect(await amendments()).toEqual([
      {
        kind: "CLOSE",
        at: "2026-11-24T12:00:00+09:00",
        plannedAt: "2026-11-26T17:00:00+09:00",
        reason,
        moves: [],
      },
    ]);
  });

  test("leaves the draw what it would have been: at its hour it is drawn, and the proof computes", async () => {
    await scene.setPost({ ruleVersion: 2 });
    scene.goTo(early);
    await step("close", { reason });
    await scene.liveTo("announcement");
    expect(await checkProof({ ...(await scene.proof()), beacon: null } as unknown as DrawRecord)).toEqual([]);
  });

  test("needs a reason (9001), applications that are open (4501), and happens once (4507)", async () => {
    expect(failOf(await step("close", {}))).toEqual([9001, "reason"]);
    await scene.setPost({ state: "10", applyFrom: at("2026-11-25T09:00") });
    expect((await step("close", { reason })).json.fail?.code).toBe(4501);
    scene.goTo("2026-11-25T09:00");
    expect((await step("close", { reason })).json.result).toBe(true);
    expect((await step("close", { reason })).json.fail?.code).toBe(4507);
    expect(await amendments()).toHaveLength(1);
  });

  test("a second before the promised moment it is by hand, at the moment the clock was faster", async () => {
    scene.goTo(moments.closing);
    expect((await step("close", { reason })).json.fail?.code).toBe(4507);
    expect((await scene.post()).amendments).toEqual([]);
  });
});

describe("drawing and announcing", () => {
  test.each(["run", "announce"] as const)(
    "%s before its moment needs a reason (9001) and changes nothing without",
    async (name) => {
      if (name === "announce") await scene.liveTo("draw");
      else await scene.liveTo("closing");
      const before = await scene.post();
      expect(failOf(await step(name))).toEqual([9001, "reason"]);
      expect(await scene.post()).toEqual(before);
    },
  );

  test("closed, drawn and announced days early: each step with its reason, one result", async () => {
    scene.goTo(early);
    for (const name of ["close", "run", "announce"] as const) {
      expect((await step(name, { reason })).json.result).toBe(true);
      expect((await step(name, { reason })).json.result).toBe(name !== "close");
    }
    expect((await amendments()).map(({ kind }) => kind)).toEqual(["CLOSE", "RUN", "ANNOUNCE"]);
    expect((await records()).length).toBeGreaterThanOrEqual(3);
    const detail = await scene.staff("GET", `/ops/draws/${postIdx}`);
    expect(detail.json.data).toMatchObject({ state: "60", amendmentCount: 3 });
    expect((detail.json.data.amendments as object[])[1]).toMatchObject({
      kind: "RUN",
      plannedAt: "2026-11-27T10:00:00+09:00",
      by: expect.any(String),
    });
  });

  test("that it was drawn early is public before the result is", async () => {
    await scene.liveTo("closing");
    await step("run", { reason });
    const proof = await scene.proof();
    expect(proof).toMatchObject({ state: "40", results: null, seed: null });
    expect(await amendments()).toMatchObject([{ kind: "RUN", reason }]);
  });

  test("at its moment a step needs no reason and is no change by hand", async () => {
    await scene.liveTo("closing");
    scene.goTo(moments.draw);
    expect((await step("run")).json.result).toBe(true);
    scene.goTo(moments.announcement);
    expect((await step("announce", {})).json.result).toBe(true);
    expect(await amendments()).toEqual([]);
  });
});

test("a draw that names a beacon round is not drawn by hand before the round is there (9503)", async () => {
  const server: Server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  scene.api.deps.beacon = drandBeacon(
    `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/chain/`,
  );
  scene.api.restart();
  try {
    await scene.setPost({ ruleVersion: 2, beaconRound: 1234 });
    await scene.liveTo("closing");
    expect((await step("run", { reason })).json.fail?.code).toBe(9503);
    expect(await scene.post()).toMatchObject({ state: "30", amendments: [] });
  } finally {
    scene.api.deps.beacon = null;
    scene.api.restart();
    await new Promise((resolve) => server.close(resolve));
  }
});
