import { eq } from "drizzle-orm";
import { auditRecords, dataRequests, outbox } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { officeScene } from "@/tests/support/scenes/office-scene";
import { forFile } from "../../support/for-file";

/* Checklist P-07: a member asks about the own data; the office answers from a queue with due dates. */

const scene = await forFile(officeScene);
beforeEach(async () => {
  await scene.api.reset();
  scene.signOut();
  await scene.api.db.delete(dataRequests);
  await scene.api.db.delete(outbox);
});

type Request = CallOutput<"POST /ext/data-requests">;
type Queue = CallOutput<"GET /ops/data-requests">;

const dayMs = 86_400_000;
const input = { kind: "CORRECTION", contents: "생년월일이 다릅니다." };
const ask = (who = "kimmiru", body: object = input) =>
  scene.data<Request>(who, "POST", "/ext/data-requests", body);
const queue = (query = "") => scene.data<Queue>("ssadmin1", "GET", `/ops/data-requests${query}`);
const put = (requestIdx: number, body: object, who = "ssadmin1") =>
  scene.failure(who, "PUT", `/ops/data-requests/${requestIdx}`, body);
const notifications = async () => {
  const rows = await scene.api.db
    .select()
    .from(outbox)
    .where(eq(outbox.channel, "SMS"))
    .orderBy(outbox.outboxIdx);
  return rows.map(({ event, memberIdx, vars }) => [event, memberIdx, (vars as { date: string }).date]);
};

test("a request is due in ten days, told and on record", async () => {
  const request = await ask();
  expect(request).toMatchObject({
    ...input,
    state: "10",
    isLate: false,
    answer: null,
    createdAt: "2026-11-23T10:00:00+09:00",
    dueAt: "2026-12-03T10:00:00+09:00",
  });
  expect(await notifications()).toEqual([["dataRequestReceived", 100_001, "2026.12.03 (목)"]]);
  const [auditEntry] = await scene.api.db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.entity, "data-request"))
    .orderBy(auditRecords.auditIdx);
  expect(auditEntry).toMatchObject({ action: "CREATE", memberIdx: 100_001, actor: "member:100001" });
  const own = await scene.data<{ list: Request[] }>("kimmiru", "GET", "/ext/data-requests");
  expect(own.list).toEqual([request]);
  expect((await scene.data<{ list: unknown[] }>("leesol01", "GET", "/ext/data-requests")).list).toEqual([]);
  const all = await scene.data<{ dataRequests: object[] }>("kimmiru", "GET", "/ext/data-export");
  expect(all.dataRequests).toMatchObject([{ requestIdx: request.requestIdx, contents: input.contents }]);
});

test("the same request sent twice is one", async () => {
  const { accessToken: token } = await scene.api.signIn("kimmiru");
  const send = () =>
    scene.api.request("POST", "/ext/data-requests", {
      token,
      body: input,
      headers: { "idempotency-key": "once" },
    });
  const [first, second] = [await send(), await send()];
  expect(second.json.data).toEqual(first.json.data);
  expect(await scene.api.db.$count(dataRequests)).toBe(1);
});

test("the queue has open requests by due date and shows who is late; names are masked without a reason", async () => {
  const first = await ask();
  scene.api.pass(dayMs);
  scene.signOut();
  const second = await ask("leesol01", { kind: "STOP", contents: "문자 발송을 멈춰 주세요." });
  const third = await ask("leesol01", { kind: "ACCESS", contents: "제 기록을 보고 싶습니다." });
  expect((await put(second.requestIdx, { state: "40", answer: "이미 멈췄습니다." }))[1]).toBe(0);
  const { list } = await queue();
  expect(list.map(({ requestIdx }) => requestIdx)).toEqual([
    first.requestIdx,
    third.requestIdx,
    second.requestIdx,
  ]);
  expect(list.map(({ memberName }) => memberName)).toEqual(["김*루", "이*", "이*"]);
  scene.api.pass(9 * dayMs + 1000);
  scene.signOut();
  expect((await queue()).list.map(({ isLate }) => isLate)).toEqual([true, false, false]);
  const shown = await queue(`?kind=CORRECTION&reason=${encodeURIComponent("본인 확인")}`);
  expect(shown.list).toMatchObject([{ memberIdx: 100_001, memberName: "김미루" }]);
});

test("an answer ends it, is told, and stays", async () => {
  const { requestIdx } = await ask();
  expect((await put(requestIdx, { state: "20", version: 1 }))[1]).toBe(0);
  expect((await put(requestIdx, { state: "30", answer: "고쳤습니다.", version: 1 }))[1]).toBe(2002);
  const unanswered = await put(requestIdx, { state: "30" });
  expect([unanswered[1], (unanswered[3] as string[])[0]]).toEqual([9001, "answer"]);
  expect((await put(requestIdx, { state: "30", answer: "고쳤습니다.", version: 2 }))[1]).toBe(0);
  expect((await put(requestIdx, { state: "40", answer: "아니요." })).slice(1)).toEqual([
    9001,
    "VAL_FIELD",
    ["state", "This is not possible from the current status."],
  ]);
  expect((await notifications()).at(-1)).toEqual(["dataRequestAnswered", 100_001, "2026.11.23 (월)"]);
  const own = await scene.data<{ list: Request[] }>("kimmiru", "GET", "/ext/data-requests");
  expect(own.list).toMatchObject([{ state: "30", answer: "고쳤습니다.", isLate: false }]);
  const { list } = await queue("?state=30");
  expect(list).toMatchObject([{ requestIdx, answeredBy: "ssadmin1", version: 3 }]);
});

test("access gives the data as the member would export them, on record with the reason; other kinds give nothing", async () => {
  const access = await ask("kimmiru", { kind: "ACCESS", contents: "제 기록을 보고 싶습니다." });
  const hand = (requestIdx: number, who = "ssadmin1") =>
    scene.call(who, "POST", `/ops/data-requests/${requestIdx}/export`, { reason: "열람 요청 처리" });
  const given = (await hand(access.requestIdx)).json.data;
  const own = await scene.data<{ bookings: object[] }>("kimmiru", "GET", "/ext/data-export");
  expect(Object.keys(given)).toEqual(Object.keys(own));
  expect(given).toMatchObject({ member: { name: "김미루" }, bookings: own.bookings });
  const auditEntries = await scene.api.db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.action, "EXPORT"))
    .orderBy(auditRecords.auditIdx);
  expect(auditEntries).toContainEqual(
    expect.objectContaining({ memberIdx: 100_001, actor: "ssadmin1", reason: "열람 요청 처리" }),
  );
  const correction = await ask();
  expect((await hand(correction.requestIdx)).json.fail).toMatchObject({
    code: 9001,
    msgVar: ["kind", "Only requests to see one’s data have something to hand over."],
  });
  await put(access.requestIdx, { state: "40", answer: "본인 확인이 되지 않았습니다." });
  expect((await hand(access.requestIdx)).json.fail).toMatchObject({
    code: 9001,
    msgVar: ["state", "This is not possible from the current status."],
  });
  expect((await hand(999_999)).status).toBe(404);
  expect((await hand(access.requestIdx, "bookadmin1")).status).toBe(403);
});

test("unknown ones are not found; the queue needs 940600, and only members ask", async () => {
  expect((await put(999_999, { state: "20" })).slice(0, 2)).toEqual([404, 2001]);
  expect((await scene.failure("bookadmin1", "GET", "/ops/data-requests"))[1]).toBe(9403);
  expect((await scene.failure("ssadmin1", "POST", "/ext/data-requests", input))[0]).toBe(403);
  expect((await scene.failure("nobody", "POST", "/ext/data-requests", input))[0]).toBe(401);
});
