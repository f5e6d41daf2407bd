import { desc, eq } from "drizzle-orm";
import { auditRecords, files } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { forFile } from "../../support/for-file";
import { joined, picture } from "../../support/images";
import { kimmiru, penaltyWords } from "../../support/scenes/penalty-words";
import { waitingScene } from "../../support/scenes/waiting-scene";

/* Penalties as the desk works with them: what one would do, and what somebody hands in to be let off (domain.md 7.7). */

const scene = await forFile(waitingScene);
beforeEach(() => scene.reset());

const { punish, impose, settle, penaltyOf, couponStates } = penaltyWords(() => scene);
type Forecast = CallOutput<"GET /ops/penalties/preview">;
type Detail = CallOutput<"GET /ops/penalties/{id}">;

const forecast = async (query: string, memberIdx = kimmiru) =>
  (await scene.staff("GET", `/ops/penalties/preview?memberIdx=${memberIdx}&${query}`)).json
    .data as unknown as Forecast;
const detail = async (penaltyIdx: number, query = "") =>
  (await scene.staff("GET", `/ops/penalties/${penaltyIdx}${query}`)).json.data as unknown as Detail;
const lastAuditEntry = async () =>
  (
    await scene.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.entity, "penalty"))
      .orderBy(desc(auditRecords.auditIdx))
      .limit(1)
  )[0];

describe("before it is imposed", () => {
  test("a penalty tells its days, its fine, the points and the coupons; nothing is written", async () => {
    expect(await forecast("penaltyCode=70")).toEqual({
      finePercent: 0,
      fineAmount: 0,
      days: 30,
      point: 2,
      suspendFrom: "2026-11-23T10:00:00+09:00",
      suspendTo: "2026-12-23T10:00:00+09:00",
      suspendedUntil: null,
      pointsAfter: 2,
      pointsUntil: null,
      coupons: 3,
    });
    expect(await couponStates()).toEqual(["10", "10", "10", "30", "30", "30", "30"]);
  });

  test("days and points of the desk's own count, and the penalty is as it was told", async () => {
    const preview = await forecast("penaltyCode=70&days=7&points=6");
    expect(preview).toMatchObject({ days: 7, point: 6, pointsAfter: 6 });
    expect(preview.pointsUntil).toBe("2027-02-21T10:00:00+09:00");
    const answer = await impose({ days: 7, points: 6 });
    expect(answer.json.data).toMatchObject({
      suspendFrom: preview.suspendFrom,
      suspendTo: preview.suspendTo,
    });
    expect(await penaltyOf(answer.json.data.penaltyIdx as number)).toMatchObject({ point: 6 });
  });

  test("one in line begins when the other ends", async () => {
    await punish({ penaltyCode: "10" });
    expect(await forecast("penaltyCode=70")).toMatchObject({
      suspendedUntil: "2026-12-23T10:00:00+09:00",
      suspendFrom: "2026-12-23T10:00:00+09:00",
    });
  });

  test.each([
    [
      "penaltyCode=90",
      [9001, ["penaltyCode", "This penalty is imposed automatically and cannot be chosen."]],
    ],
    ["penaltyCode=70&days=9999", [9001, expect.arrayContaining(["days"])]],
  ])("%s is refused", async (query, refusal) => {
    const { fail } = (await scene.staff("GET", `/ops/penalties/preview?memberIdx=${kimmiru}&${query}`)).json;
    expect([fail?.code, fail?.msgVar]).toEqual(refusal);
  });

  test("a list is searched by name and login id", async () => {
    const found = await scene.staff("GET", "/ops/penalties?keyword=penalty01");
    expect(found.json.data.total).toBe(1);
    expect((await scene.staff("GET", "/ops/penalties?keyword=nobody")).json.data).toMatchObject({
      list: [],
      total: 0,
    });
  });
});

describe("evidence", () => {
  const pdf = joined("%PDF-1.4\n", "a certificate");
  async function waive(penaltyIdx: number, name: string, bytes: Uint8Array<ArrayBuffer>) {
    const body = new FormData();
    const event = JSON.stringify({ event: "WAIVE", reasonCode: "P1", memo: "진단서" });
    body.append("data", new Blob([event], { type: "application/json" }));
    body.append("files", new File([bytes], name));
    const { accessToken: token } = await scene.api.signIn("ssadmin1", { isAdmin: true });
    return scene.api.request("PUT", `/ops/penalties/${penaltyIdx}`, { token, body });
  }

  test("is kept with the waiver, opened by the office alone, and each opening is on record", async () => {
    const { penaltyIdx } = await punish({ penaltyCode: "10" });
    expect((await waive(penaltyIdx, "certificate.pdf", pdf)).json.data).toEqual({ penaltyIdx, state: "30" });
    const shown = await detail(penaltyIdx);
    expect(shown).toMatchObject({
      memberName: "김*루",
      waivers: { used: 1, max: 2 },
      releaseReason: "P1",
      memo: "진단서",
      files: [{ fileName: "certificate.pdf", contentType: "application/pdf" }],
    });
    const address = shown.files[0]?.url ?? "";
    const opened = await scene.staff("GET", address);
    expect([opened.status, opened.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(await lastAuditEntry()).toMatchObject({
      action: "VIEW",
      memberIdx: kimmiru,
      after: { fileIdx: shown.files[0]?.fileIdx },
    });
    expect((await scene.send("kimmiru", "GET", address)).status).toBe(404);
    expect((await scene.api.request("GET", address)).status).toBe(404);
    const { accessToken: token } = await scene.api.signIn("contents1", { isAdmin: true });
    expect((await scene.api.request("GET", address, { token })).status).toBe(404);
  });

  test("is a pdf, a jpg or a png; anything else waives nothing", async () => {
    const { penaltyIdx } = await punish({ penaltyCode: "10" });
    const before = await scene.db.$count(files);
    for (const [name, bytes] of [
      ["certificate.gif", await picture("gif")],
      ["certificate.pdf", joined("not a document")],
      ["certificate.exe", joined("MZ")],
    ] as const) {
      expect([name, (await waive(penaltyIdx, name, bytes)).json.fail?.code]).toEqual([name, 9301]);
    }
    expect(await penaltyOf(penaltyIdx)).toMatchObject({ state: "10", releaseReason: null });
    expect(await scene.db.$count(files)).toBe(before);
  });

  test("of a refused waiver is not kept", async () => {
    const before = await scene.db.$count(files);
    await settle(400_001, { event: "PAY", amount: 252_000 });
    expect((await waive(400_001, "certificate.pdf", pdf)).json.fail).toMatchObject({
      code: 9001,
      msgVar: ["event", "This is not possible from the current status."],
    });
    expect(await scene.db.$count(files)).toBe(before);
  });
});

test("a desk that saw an older version is told so, whatever became of the penalty", async () => {
  await settle(400_001, { event: "PAY", amount: 252_000, version: 1 });
  const late = await settle(400_001, { event: "WAIVE", reasonCode: "P1", version: 1 });
  expect(late.json.fail?.code).toBe(2002);
  expect(await detail(400_001)).toMatchObject({ state: "20", paidAmount: 252_000 });
});

test("one is shown with its names for a reason that goes on record; an unknown one is not found", async () => {
  expect((await detail(400_001, `?reason=${encodeURIComponent("전화 문의")}`)).memberName).not.toContain("*");
  expect(await lastAuditEntry()).toMatchObject({ action: "VIEW", entityKey: "400001", reason: "전화 문의" });
  expect((await scene.staff("GET", "/ops/penalties/999999")).status).toBe(404);
});
