import { eq } from "drizzle-orm";
import { auditRecords, dashboardDays, outbox, policies, vocMessages, vocs } from "@/lib/club-api/db/tables";
import { vocCloseJob } from "@/lib/club-api/jobs/upkeep-jobs";
import type { CallOutput } from "@/lib/contract/routes";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import { demoNow } from "@/tests/support/api";
import { jobContext } from "@/tests/support/jobs";
import { boardScene, type Part, refusal } from "@/tests/support/scenes/board-scene";
import { forFile } from "../../support/for-file";

type List = CallOutput<"GET /voc">;
type Detail = CallOutput<"GET /voc/{id}">;
type OfficeList = CallOutput<"GET /ops/vocs">;
type OfficeDetail = CallOutput<"GET /ops/vocs/{id}">;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const pdf = new TextEncoder().encode("%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n");
const question = { questionType: "10", title: "대기예약 문의", contents: "자동 배정 시 문자가 오나요?" };

const scene = await forFile(boardScene);
beforeEach(() => scene.nextMinute());
afterEach(() => scene.api.clock.set(demoNow));

type Who = "member" | "other" | "head" | "reader" | "visitor";
const read = <T>(path: string, who: Who = "member") => scene.done<T>(scene.send(who, "GET", path));
const answerAs = (who: Who, idx: number, answer = "<p>네, 문자로 알려 드립니다.</p>") =>
  scene.send(who, "PUT", `/ops/vocs/${idx}`, { answer });

async function ask(data: object = {}, parts?: readonly Part[]): Promise<number> {
  const made = scene.send("member", "POST", "/voc", { ...question, ...data }, parts);
  return (await scene.done<{ vocIdx: number }>(made)).vocIdx;
}

async function messages(event: string) {
  const rows = await scene.api.db.select().from(outbox).orderBy(outbox.outboxIdx);
  return rows.filter((row) => row.event === event);
}

async function counter(field: "vocReceived" | "vocAnswered"): Promise<number> {
  const rows = await scene.api.db.select().from(dashboardDays).where(eq(dashboardDays.date, "2026-11-23"));
  return rows[0]?.[field] ?? 0;
}

describe("what a member asks", () => {
  // seed 346
  test("the seeded inquiry reads as in Y8 and Y9", async () => {
    const list = await read<List>("/voc?lang=ko");
    expect(list).toMatchObject({ total: 1, page: 1, size: 10 });
    expect(list.list[0]).toEqual({
      vocIdx: 900_001,
      questionType: "40",
      questionTypeName: "코스",
      title: "솔 6번 그린 상태",
      state: "30",
      stateName: "답변완료",
      createdAt: "2026-11-16T14:20:00+09:00",
      answeredAt: "2026-11-17T09:10:00+09:00",
    });
    expect(await read<Detail>("/voc/900001?lang=ko")).toMatchObject({
      contents: "그린이 딱딱합니다.",
      replyBy: "EMAIL",
      files: [],
      answer: "<p>관수 조정하였습니다.</p>",
      satisfaction: null,
      editable: false,
    });
  });

  test("an inquiry is counted and told to the office once (Y10)", async () => {
    const [received, notifications] = [await counter("vocReceived"), (await messages("vocReceived")).length];
    const idx = await ask({ clubCode: "MS01", replyBy: "SMS", relatedBookingIdx: null });
    expect(idx).toBe(900_005);
    expect(await counter("vocReceived")).toBe(received + 1);
    const mails = await messages("vocReceived");
    expect(mails).toHaveLength(notifications + 1);
    expect(mails.at(-1)).toMatchObject({ channel: "MAIL", target: "info@mirsol.example", memberIdx: null });
    expect(await read<Detail>(`/voc/${idx}`)).toMatchObject({ state: "10", editable: true, answer: null });
  });

  test("is one inquiry when it is sent again because the answer was lost", async () => {
    const token = scene.tokens.member;
    const send = () =>
      scene.api.request("POST", "/voc", {
        token,
        body: question,
        headers: { "idempotency-key": "voc-once" },
      });
    const [before, notifications] = [await counter("vocReceived"), (await messages("vocReceived")).length];
    const answers = [await send(), await send()].map(({ json }) => json.data);
    expect(answers[1]).toEqual(answers[0]);
    expect(await counter("vocReceived")).toBe(before + 1);
    expect(await messages("vocReceived")).toHaveLength(notifications + 1);
    await scene.done(scene.send("member", "DELETE", `/voc/${(answers[0] as { vocIdx: number }).vocIdx}`));
  });

  test("text stays text, whatever stands in it", async () => {
    const idx = await ask({ title: "<b>제목</b>", contents: "<script>alert(1)</script> 3 < 5" });
    expect(await read<Detail>(`/voc/${idx}`)).toMatchObject({
      title: "<b>제목</b>",
      contents: "<script>alert(1)</script> 3 < 5",
    });
  });

  test("it is changed while nobody has opened it, for seven days (Y11)", async () => {
    const idx = await ask();
    const change = { vocIdx: idx, contents: "내용 수정" };
    expect((await scene.send("member", "PUT", "/voc", change)).json.data).toEqual({
      vocIdx: idx,
      state: "10",
    });
    scene.api.clock.set(new Date(demoNow.getTime() + 7 * dayMs - 1000));
    const token = (await scene.api.signIn("kimmiru")).accessToken;
    const put = () => scene.api.request("PUT", `/voc/${idx}`, { token, body: { title: "다시" } });
    expect((await put()).json.result).toBe(true);
    scene.api.clock.set(new Date(demoNow.getTime() + 7 * dayMs));
    expect(refusal(await put())).toEqual([200, 6101, []]);
  });

  test("another member's inquiry is not found, and neither are its files", async () => {
    const idx = await ask({}, [["files", "photo.pdf", pdf]]);
    const { url = "" } = (await read<Detail>(`/voc/${idx}`)).files[0] ?? {};
    for (const [method, path, body] of [
      ["GET", `/voc/${idx}`, undefined],
      ["PUT", `/voc/${idx}`, { title: "남의 것" }],
      ["DELETE", `/voc/${idx}`, undefined],
      ["POST", `/voc/${idx}/messages`, { contents: "남의 것" }],
      ["PUT", `/voc/${idx}/satisfaction`, { satisfaction: 1 }],
    ] as const) {
      expect(refusal(await scene.send("other", method, path, body))).toEqual([404, 2001, []]);
    }
    expect([await scene.file("other", url), await scene.file("visitor", url)]).toEqual([404, 404]);
    // Reading the boards is no right to read inquiries.
    expect(await scene.file("reader", url)).toBe(404);
    expect(await scene.file("member", url)).toBeInstanceOf(Uint8Array);
    expect(await scene.file("head", url)).toBeInstanceOf(Uint8Array);
    expect((await read<List>("/voc?size=100", "other")).total).toBe(0);
  });

  test("withdrawn it is hidden with its files (Y12)", async () => {
    const idx = await ask({}, [["files", "photo.pdf", pdf]]);
    const { url = "" } = (await read<Detail>(`/voc/${idx}`)).files[0] ?? {};
    expect((await scene.send("member", "DELETE", "/voc", { idxs: [idx] })).json.data).toEqual({ deleted: 1 });
    expect((await scene.send("member", "GET", `/voc/${idx}`)).status).toBe(404);
    expect([await scene.file("member", url), await scene.file("head", url)]).toEqual([404, 404]);
    const office = await read<OfficeList>("/ops/vocs?size=100", "head");
    expect(office.list.map((row) => row.vocIdx)).not.toContain(idx);
    const [row] = await scene.api.db.select().from(vocs).where(eq(vocs.vocIdx, idx));
    expect(row?.state).toBe("50");
    expect(refusal(await scene.send("member", "DELETE", "/voc", { idxs: [idx] }))).toEqual([404, 2001, []]);
  });

  test("of several to withdraw one that was opened keeps all", async () => {
    const idx = await ask();
    const answer = await scene.send("member", "DELETE", `/voc?idx=${idx},900001`);
    expect(refusal(answer)).toEqual([200, 6101, []]);
    expect((await read<Detail>(`/voc/${idx}`)).state).toBe("10");
  });

  test("files are at most as many as C0490 says, over all edits", async () => {
    const file = (name: string): Part => ["files", `${name}.pdf`, pdf];
    const tooMany = await scene.send("member", "POST", "/voc", question, ["a", "b", "c", "d"].map(file));
    expect(refusal(tooMany)).toEqual([400, 9001, ["files", expect.stringContaining("3")]]);
    const idx = await ask({}, [file("a"), file("b"), file("c")]);
    const more = await scene.send("member", "PUT", "/voc", { vocIdx: idx }, [file("d")]);
    expect(refusal(more)).toEqual([400, 9001, ["files", expect.stringContaining("3")]]);
    const [first] = (await read<Detail>(`/voc/${idx}`)).files;
    const swap = { vocIdx: idx, removeFiles: [first?.fileIdx] };
    await scene.done(scene.send("member", "PUT", "/voc", swap, [file("d")]));
    const names = (await read<Detail>(`/voc/${idx}`)).files.map((one) => one.fileName);
    expect(names).toEqual(["b.pdf", "c.pdf", "d.pdf"]);
  });

  test.each([
    ["an unknown type", { questionType: "77" }, "questionType"],
    ["another's booking", { relatedBookingIdx: 499_812 }, "relatedBookingIdx"],
    ["a booking that is not there", { relatedBookingIdx: 999_999 }, "relatedBookingIdx"],
    ["a state of its own", { state: "30" }, "state"],
    ["another member's name", { memberIdx: 100_002 }, "memberIdx"],
    ["an answer", { answer: "<p>x</p>" }, "answer"],
  ])("%s is refused", async (_, data, field) => {
    const answer = await scene.send("member", "POST", "/voc", { ...question, ...data });
    expect([answer.status, answer.json.fail?.code, answer.json.fail?.msgVar?.[0]]).toEqual([
      400,
      9001,
      field,
    ]);
  });

  test("visitors and admins do not ask", async () => {
    expect((await scene.send("visitor", "POST", "/voc", question)).status).toBe(401);
    expect((await scene.send("head", "POST", "/voc", question)).status).toBe(403);
  });
});

describe("what the office answers", () => {
  test("opening stops the member's edits and goes on record (8.7 10 to 20)", async () => {
    const idx = await ask();
    const opened = await read<OfficeDetail>(`/ops/vocs/${idx}`, "head");
    expect(opened).toMatchObject({
      state: "20",
      editable: false,
      writer: { memberIdx: 100_001, name: "김*루" },
    });
    expect(await scene.lastAuditEntry()).toMatchObject({ action: "VIEW", entity: "voc", memberIdx: 100_001 });
    expect(refusal(await scene.send("member", "PUT", "/voc", { vocIdx: idx, title: "x" }))).toEqual([
      200,
      6101,
      [],
    ]);
    expect(refusal(await scene.send("member", "DELETE", `/voc/${idx}`))).toEqual([200, 6101, []]);
  });

  test.each([
    ["SMS", [["SMS", "010-0000-0001"]]],
    ["EMAIL", [["MAIL", "miru@mirsol.example"]]],
    ["SITE", []],
    ["PHONE", []],
  ])("an answer is told by %s as it was asked for, and counted", async (replyBy, expected) => {
    const idx = await ask({ replyBy });
    const [answered, notifications] = [await counter("vocAnswered"), (await messages("vocAnswered")).length];
    expect((await answerAs("head", idx)).json.data).toEqual({ vocIdx: idx, state: "30" });
    const sent = (await messages("vocAnswered")).slice(notifications);
    expect(sent.map(({ channel, target }) => [channel, target])).toEqual(expected);
    expect(await counter("vocAnswered")).toBe(answered + 1);
    expect(await scene.lastAuditEntry()).toMatchObject({
      action: "UPDATE",
      before: { state: "10" },
      after: { state: "30" },
    });
  });

  test("a corrected answer tells nobody and counts nothing", async () => {
    const idx = await ask({ replyBy: "SMS" });
    await answerAs("head", idx);
    const [answered, notifications] = [await counter("vocAnswered"), (await messages("vocAnswered")).length];
    await answerAs("head", idx, "<p>고친 답변</p>");
    expect(await read<Detail>(`/voc/${idx}`)).toMatchObject({
      answer: "<p>고친 답변</p>",
      messages: [{ contents: "<p>고친 답변</p>" }],
    });
    expect([await counter("vocAnswered"), (await messages("vocAnswered")).length]).toEqual([
      answered,
      notifications,
    ]);
  });

  test("an answer is made harmless when it is written and again when it is read", async () => {
    const idx = await ask();
    const html = '<p onclick="x()">a<script>alert(1)</script></p><img src=x onerror=alert(1)>';
    await answerAs("head", idx, html);
    expect((await read<Detail>(`/voc/${idx}`)).answer).toBe(sanitizeRichText(html));
    await scene.api.db.update(vocMessages).set({ contents: html }).where(eq(vocMessages.vocIdx, idx));
    expect((await read<Detail>(`/voc/${idx}`)).answer).not.toMatch(/onerror|onclick|script/);
    expect(refusal(await answerAs("head", idx, "<p> </p>"))).toEqual([
      400,
      9001,
      ["answer", "Please fill this in."],
    ]);
  });

  test("the list says what is late", async () => {
    const idx = await ask();
    const row = async () => {
      const list = await read<OfficeList>("/ops/vocs?size=100", "head");
      return list.list.find((one) => one.vocIdx === idx);
    };
    expect(await row()).toMatchObject({ dueAt: "2026-11-25T10:00:00+09:00", isLate: false });
    await scene.api.db
      .update(vocs)
      .set({ createdAt: new Date(demoNow.getTime() - 48 * hourMs - 1) })
      .where(eq(vocs.vocIdx, idx));
    expect(await row()).toMatchObject({ isLate: true });
    await answerAs("head", idx);
    expect(await row()).toMatchObject({ isLate: false });
  });

  test("only who has the right reads and answers", async () => {
    for (const [who, status] of [
      ["visitor", 401],
      ["member", 403],
      ["reader", 403],
    ] as const) {
      const answers = [
        await scene.send(who, "GET", "/ops/vocs"),
        await scene.send(who, "GET", "/ops/vocs/900001"),
        await answerAs(who, 900_001),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
    }
  });
});

describe("each step of an inquiry (8.7)", () => {
  const answeredAt = new Date(demoNow.getTime() - 14 * dayMs);

  async function inState(state: "10" | "20" | "30" | "40" | "50"): Promise<number> {
    const idx = await ask();
    const lastAnsweredAt = state === "30" || state === "40" ? answeredAt : null;
    await scene.api.db
      .update(vocs)
      .set({ state, lastAnsweredAt, answeredAt: lastAnsweredAt })
      .where(eq(vocs.vocIdx, idx));
    return idx;
  }
  const steps = {
    answer: (idx: number) => answerAs("head", idx),
    message: (idx: number) =>
      scene.send("member", "POST", `/voc/${idx}/messages`, { contents: "한 가지 더" }),
    withdraw: (idx: number) => scene.send("member", "DELETE", `/voc/${idx}`),
    rate: (idx: number) => scene.send("member", "PUT", `/voc/${idx}/satisfaction`, { satisfaction: 4 }),
  };

  test.each([
    ["10", "answer", "30"],
    ["20", "answer", "30"],
    ["30", "answer", "30"],
    ["40", "answer", 6101],
    ["50", "answer", 6101],
    ["10", "message", 6101],
    ["20", "message", 6101],
    ["30", "message", "20"],
    ["40", "message", 6101],
    ["50", "message", 2001],
    ["10", "withdraw", "50"],
    ["20", "withdraw", 6101],
    ["30", "withdraw", 6101],
    ["40", "withdraw", 6101],
    ["10", "rate", 6101],
    ["20", "rate", 6101],
    ["30", "rate", "30"],
    ["40", "rate", "40"],
  ] as const)("from state %s: %s gives %s", async (from, step, expected) => {
    const idx = await inState(from);
    const answer = await steps[step](idx);
    if (typeof expected === "number") return expect(answer.json.fail?.code).toBe(expected);
    expect(answer.json.fail).toBeUndefined();
    const [row] = await scene.api.db.select().from(vocs).where(eq(vocs.vocIdx, idx));
    expect(row?.state).toBe(expected);
  });

  test("a word after fourteen days is too late, even where the job has not run", async () => {
    const idx = await inState("30");
    await scene.api.db
      .update(vocs)
      .set({ lastAnsweredAt: new Date(answeredAt.getTime() - 1) })
      .where(eq(vocs.vocIdx, idx));
    expect(refusal(await steps.message(idx))).toEqual([200, 6101, []]);
  });

  test("a word opens it again, and the next answer stands after it", async () => {
    const idx = await ask();
    await answerAs("head", idx, "<p>첫 답변</p>");
    await steps.message(idx);
    await answerAs("head", idx, "<p>둘째 답변</p>");
    const detail = await read<Detail>(`/voc/${idx}`);
    expect(detail.messages?.map(({ writer, contents }) => [writer, contents])).toEqual([
      ["OFFICE", "<p>첫 답변</p>"],
      ["MEMBER", "한 가지 더"],
      ["OFFICE", "<p>둘째 답변</p>"],
    ]);
    expect(detail.answer).toBe("<p>둘째 답변</p>");
  });

  test("the job closes what was answered fourteen days ago, and the days are the policy's", async () => {
    const run = async () => vocCloseJob.run(await jobContext(scene.api, "voc-close"));
    const stateOf = async (idx: number) =>
      (await scene.api.db.select().from(vocs).where(eq(vocs.vocIdx, idx)))[0]?.state;
    const [due, young, open] = [await inState("30"), await ask(), await inState("20")];
    await answerAs("head", young);
    await run();
    await run();
    expect([await stateOf(due), await stateOf(young), await stateOf(open)]).toEqual(["40", "30", "20"]);
    await scene.api.db.update(policies).set({ value4: "0" }).where(eq(policies.code, "C0490"));
    await run();
    expect(await stateOf(young)).toBe("40");
    await scene.api.db.update(policies).set({ value4: "14" }).where(eq(policies.code, "C0490"));
  });

  test.each([[0], [6], [2.5], ["5"]])("a satisfaction of %p is refused", async (satisfaction) => {
    const answer = await scene.send("member", "PUT", "/voc/900001/satisfaction", { satisfaction });
    expect([answer.status, answer.json.fail?.code]).toEqual([400, 9001]);
  });
});

test("every write of the office left its record", async () => {
  const records = await scene.api.db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.entity, "voc"))
    .orderBy(auditRecords.auditIdx);
  expect(new Set(records.map((row) => row.action))).toEqual(new Set(["VIEW", "UPDATE"]));
});
