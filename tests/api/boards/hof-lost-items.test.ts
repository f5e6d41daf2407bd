import { eq } from "drizzle-orm";
import { auditRecords, lostItems } from "@/lib/club-api/db/tables";
import { lostItemJobs } from "@/lib/club-api/jobs/upkeep-jobs";
import type { CallOutput } from "@/lib/contract/routes";
import { demoNow } from "@/tests/support/api";
import { picture } from "@/tests/support/images";
import { jobContext } from "@/tests/support/jobs";
import { boardScene, refusal } from "@/tests/support/scenes/board-scene";
import { forFile } from "../../support/for-file";

type Hof = CallOutput<"GET /hof/normal">;
type LostList = CallOutput<"GET /lost-item">;
type LostDetail = CallOutput<"GET /lost-item/{id}">;
type LostAdminDetail = CallOutput<"GET /ops/lost-items/{id}">;

const scene = await forFile(boardScene);
beforeEach(() => scene.nextMinute());
afterEach(() => scene.api.clock.set(demoNow));

const read = <T>(path: string, who: "visitor" | "head" = "visitor") =>
  scene.done<T>(scene.send(who, "GET", path));

describe("the hall of fame", () => {
  // seed 317
  test("shows names masked, newest first (P12)", async () => {
    const { list, total } = await read<Hof>("/hof/normal?type=10&lang=ko");
    expect(total).toBe(4);
    expect(list[0]).toMatchObject({
      hofIdx: 9,
      typeName: "홀인원",
      playDate: "2026-11-08",
      memberName: "이*",
      courseName: "미르 코스",
      holeNo: 3,
      par: 3,
      distance: 155,
      clubUsed: "7번 아이언",
      companions: ["김*루", "박*람"],
      certNo: "H2026-014",
    });
  });

  test("no whole name leaves in any list, whoever asks", async () => {
    const lists = [
      (await scene.send("visitor", "GET", "/hof/normal?size=100")).text,
      (await scene.send("head", "GET", "/ops/hof?size=100")).text,
    ];
    for (const name of ["이솔", "김미루", "박바람", "John Smith", "田中太郎"]) {
      for (const text of lists) expect(text).not.toContain(name);
    }
  });

  test("the office sees the whole names for a reason alone, and that goes on record", async () => {
    type Detail = CallOutput<"GET /ops/hof/{id}">;
    const masked = await read<Detail>("/ops/hof/9", "head");
    expect(masked).toMatchObject({ isMasked: true, memberName: "이*", companions: ["김*루", "박*람"] });
    const detail = await read<Detail>("/ops/hof/9?reason=certificate", "head");
    expect([detail.memberName, detail.companions]).toEqual(["이솔", ["김미루", "박바람"]]);
    expect(await scene.lastAuditEntry()).toMatchObject({
      entity: "hof",
      entityKey: "9",
      reason: "certificate",
    });
  });

  test("without the member's consent an entry and its picture are nowhere", async () => {
    const parts = [["image", "flag.png", await picture("png")]] as const;
    const row = { type: "20", playDate: "2026-11-01", memberName: "홍길동", courseCode: "1" };
    const made = await scene.send("head", "POST", "/ops/hof", row, parts);
    const { hofIdx } = made.json.data as { hofIdx: number };
    const idxs = async () => (await read<Hof>("/hof/normal?size=100")).list.map((one) => one.hofIdx);
    const { imageUrl } = await read<CallOutput<"GET /ops/hof/{id}">>(`/ops/hof/${hofIdx}`, "head");
    expect(await idxs()).not.toContain(hofIdx);
    expect(await scene.file("visitor", imageUrl ?? "")).toBe(404);
    await scene.done(scene.send("head", "PUT", `/ops/hof/${hofIdx}`, { hasConsent: true }));
    expect(await idxs()).toContain(hofIdx);
    expect(await scene.file("visitor", imageUrl ?? "")).toBeInstanceOf(Uint8Array);
  });

  test.each([
    ["type", { type: "99" }],
    ["courseCode", { courseCode: "9" }],
  ])("an unknown %s is refused", async (field, data) => {
    const row = { type: "10", playDate: "2026-11-01", memberName: "홍길동", courseCode: "1", ...data };
    expect(refusal(await scene.send("head", "POST", "/ops/hof", row))).toEqual([
      400,
      9001,
      [field, "Please choose one from the list."],
    ]);
  });
});

describe("lost items", () => {
  // seed 318
  test("are listed by type and state (P13)", async () => {
    const { list, total } = await read<LostList>("/lost-item?type=11&state=10&lang=ko");
    expect(total).toBe(3);
    expect(list.find((row) => row.lostIdx === 5)).toMatchObject({
      lostTypeName: "헤드커버",
      itemName: "드라이버 커버",
      color: "검정",
      foundDate: "2026-11-20",
      foundPlace: "솔 코스 4번 홀",
      stateName: "보관중",
    });
  });

  // seed 318
  test("a detail says where it is kept and until when, and never what only the owner knows", async () => {
    const detail = await read<LostDetail>("/lost-item/5?lang=ko");
    expect(detail).toMatchObject({
      brand: null,
      quantity: 1,
      foundTime: "12:40",
      storagePlace: "프런트 분실물함",
      keepUntil: "2027-05-19",
      contact: "031-000-1000",
    });
    const everything = await Promise.all([
      scene.send("visitor", "GET", "/lost-item?size=100"),
      scene.send("visitor", "GET", "/lost-item/8"),
      scene.send("member", "GET", "/lost-item/8"),
    ]);
    for (const { text } of everything) expect(text).not.toMatch(/hiddenNote|claimant|박바람|0003/);
    expect(refusal(await scene.send("visitor", "GET", "/lost-item/99999"))).toEqual([404, 2001, []]);
  });

  test("the office sees marks and claimant, and the view of a claimant goes on record", async () => {
    const detail = await read<LostAdminDetail>("/ops/lost-items/8", "head");
    expect(detail).toMatchObject({ hiddenNote: expect.any(String), claimant: { name: "박*람" } });
    expect(await scene.lastAuditEntry()).toMatchObject({
      action: "VIEW",
      entity: "lost",
      memberIdx: 100_003,
    });
    expect((await scene.send("reader", "GET", "/ops/lost-items/8")).status).toBe(403);
  });

  test("until when it is kept follows from the day and the policy", async () => {
    const row = { lostType: "80", itemName: "우산", foundDate: "2026-11-01", foundPlace: "주차장" };
    const made = await scene.done<{ lostIdx: number; keepUntil: string }>(
      scene.send("head", "POST", "/ops/lost-items", row),
    );
    expect(made.keepUntil).toBe("2027-04-30");
    const change = { lostIdx: made.lostIdx, foundDate: "2026-11-02" };
    await scene.done(scene.send("head", "PUT", "/ops/lost-items", change));
    expect((await read<LostDetail>(`/lost-item/${made.lostIdx}`)).keepUntil).toBe("2027-05-01");
  });

  const claim = { event: "CLAIM", claimantName: "홍길동", claimantPhone: "010-0000-0099" };
  const claimed = { ...claim, memberIdx: 100_001 };
  const events = {
    CLAIM: claimed,
    RETURN: { event: "RETURN" },
    REFUSE: { event: "REFUSE", reason: "표시 불일치" },
  };

  test.each([
    ["10", "CLAIM", "20"],
    ["10", "RETURN", null],
    ["10", "REFUSE", null],
    ["20", "CLAIM", null],
    ["20", "RETURN", "30"],
    ["20", "REFUSE", "10"],
    ["30", "CLAIM", null],
    ["40", "CLAIM", null],
    ["50", "CLAIM", null],
  ] as const)("from state %s %s leads to %s (8.7)", async (from, event, to) => {
    const { db } = scene.api;
    await db.update(lostItems).set({ state: from }).where(eq(lostItems.lostIdx, 6));
    const answer = await scene.send("head", "PUT", "/ops/lost-items/6", events[event]);
    if (to === null) return expect(refusal(answer)).toEqual([200, 2002, []]);
    expect(answer.json.data).toEqual({ lostIdx: 6, state: to });
    expect(await scene.lastAuditEntry()).toMatchObject({
      before: { state: from },
      after: { state: to, event },
    });
    const [row] = await db.select().from(lostItems).where(eq(lostItems.lostIdx, 6));
    if (event === "CLAIM") expect(row).toMatchObject({ claimantName: "홍길동", claimantIdx: 100_001 });
    if (event === "RETURN") expect(row?.returnedAt).toEqual(demoNow);
    if (event === "REFUSE") expect(row).toMatchObject({ claimantName: null, claimantIdx: null });
  });

  test("a claimant who is nobody of the club is refused", async () => {
    const answer = await scene.send("head", "PUT", "/ops/lost-items/4", { ...claim, memberIdx: 150_001 });
    expect(refusal(answer)).toEqual([400, 9001, ["memberIdx", "No active member was found."]]);
  });

  describe("jobs", () => {
    const run = async (name: string, at: string) => {
      scene.api.clock.set(new Date(at));
      await lostItemJobs.find((job) => job.name === name)?.run(await jobContext(scene.api, name));
    };
    const stateOf = async (idx: number) => {
      const [row] = await scene.api.db.select().from(lostItems).where(eq(lostItems.lostIdx, idx));
      return row?.state;
    };

    test("valuables go to the police on the seventh day, once, and nothing else does", async () => {
      await run("lost-item-police", "2026-11-28T09:00:00+09:00");
      expect(await stateOf(10)).toBe("10");
      await run("lost-item-police", "2026-11-29T09:00:00+09:00");
      expect([await stateOf(10), await stateOf(9)]).toEqual(["40", "10"]);
      expect((await read<LostDetail>("/lost-item/10")).contact).toBe("182");
      const auditEntries = async () =>
        (await scene.api.db.select().from(auditRecords).orderBy(auditRecords.auditIdx)).filter(
          (row) => row.actor === "job:lost-item-police",
        );
      expect(await auditEntries()).toHaveLength(1);
      await run("lost-item-police", "2026-11-29T09:00:00+09:00");
      expect(await auditEntries()).toHaveLength(1);
    });

    test("what nobody fetched is disposed of when its time is over, but not what is claimed", async () => {
      await run("lost-item-dispose", "2027-05-18T09:00:00+09:00");
      expect(await stateOf(5)).toBe("10");
      await run("lost-item-dispose", "2027-05-19T09:00:00+09:00");
      expect([await stateOf(5), await stateOf(8)]).toEqual(["50", "20"]);
    });
  });
});
