import { eq } from "drizzle-orm";
import { adminMenuPerms, auditRecords, outbox, vocs } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { demoNow } from "@/tests/support/api";
import { boardScene, refusal } from "@/tests/support/scenes/board-scene";
import { forFile } from "../../support/for-file";

type Inbox = CallOutput<"GET /ops/vocs">;
type Opened = CallOutput<"GET /ops/vocs/{id}">;
type Counts = CallOutput<"GET /ops/voc-counts">;
type Desk = CallOutput<"GET /ops/vocs/{id}/desk">;

const hourMs = 3_600_000;
const head = 1;

const scene = await forFile(boardScene);
let booker: { token: string; adminIdx: number };
beforeAll(async () => {
  const { list } = await read<CallOutput<"GET /admin">>("/admin?size=100");
  const row = list.find(({ id }) => id === "bookadmin1");
  const flags = { isCreate: true, isRead: true, isUpdate: true, isDelete: true };
  const rights = ["940000", "940500"].map((menuCode) => ({
    clubIdx: 1,
    groupIdx: row?.groupIdx ?? 0,
    menuCode,
    ...flags,
  }));
  await scene.api.db.insert(adminMenuPerms).values(rights);
  booker = { token: scene.tokens.reader, adminIdx: row?.adminIdx ?? 0 };
}, 120_000);
beforeEach(() => scene.nextMinute());
afterEach(() => scene.api.clock.set(demoNow));

const read = <T>(path: string) => scene.done<T>(scene.send("head", "GET", path));
const asBooker = (method: string, path: string, body?: object) =>
  scene.api.request(method, path, { token: booker.token, ...(body ? { body } : {}) });

async function ask(data: object = {}): Promise<number> {
  const question = { questionType: "10", title: "카트 문의", contents: "카트를 바꿀 수 있나요?", ...data };
  return (await scene.done<{ vocIdx: number }>(scene.send("member", "POST", "/voc", question))).vocIdx;
}
const rowOf = async (idx: number) => (await scene.api.db.select().from(vocs).where(eq(vocs.vocIdx, idx)))[0];

describe("the inbox", () => {
  test("shows the first words without opening: only the detail moves 10 to 20", async () => {
    const idx = await ask();
    const { list } = await read<Inbox>("/ops/vocs?size=100");
    expect(list.find(({ vocIdx }) => vocIdx === idx)?.excerpt).toBe("카트를 바꿀 수 있나요?");
    await read<Desk>(`/ops/vocs/${idx}/desk`);
    expect((await rowOf(idx))?.state).toBe("10");
    await read<Opened>(`/ops/vocs/${idx}`);
    expect((await rowOf(idx))?.state).toBe("20");
  });

  test("is narrowed to what is late, and counts it", async () => {
    const idx = await ask();
    const late = async () =>
      (await read<Inbox>("/ops/vocs?late=true&size=100")).list.map((one) => one.vocIdx);
    expect(await late()).not.toContain(idx);
    const before = await read<Counts>("/ops/voc-counts");
    scene.api.clock.set(new Date(demoNow.getTime() + 48 * hourMs + 1000));
    const token = (await scene.api.signIn("ssadmin1", { isAdmin: true })).accessToken;
    const get = async <T>(path: string) => (await scene.api.request("GET", path, { token })).json.data as T;
    expect((await get<Inbox>("/ops/vocs?late=true&size=100")).list.map((one) => one.vocIdx)).toContain(idx);
    expect((await get<Counts>("/ops/voc-counts")).late).toBeGreaterThan(before.late);
  });

  test("a further question has a time of its own, and stands before newer ones once it is late", async () => {
    const idx = await ask();
    await scene.done(scene.send("head", "PUT", `/ops/vocs/${idx}`, { answer: "<p>답</p>" }));
    const dayLater = new Date(demoNow.getTime() + 72 * hourMs);
    scene.api.clock.set(dayLater);
    const member = (await scene.api.signIn("kimmiru")).accessToken;
    const head = (await scene.api.signIn("ssadmin1", { isAdmin: true })).accessToken;
    const as = async <T>(token: string, method: string, path: string, body?: object) =>
      (await scene.api.request(method, path, { token, ...(body ? { body } : {}) })).json.data as T;
    await as(member, "POST", `/voc/${idx}/messages`, { contents: "하나 더요" });
    const row = async (token: string) => (await as<Inbox>(token, "GET", "/ops/vocs?size=100")).list;
    const fresh = (await row(head)).find(({ vocIdx }) => vocIdx === idx);
    expect(fresh).toMatchObject({ isLate: false, isFollowUp: true });
    expect(Date.parse(fresh?.dueAt ?? "")).toBe(dayLater.getTime() + 48 * hourMs);
    expect(await as<Opened>(head, "GET", `/ops/vocs/${idx}`)).toMatchObject({
      isLate: false,
      isFollowUp: true,
      dueAt: fresh?.dueAt,
    });
    const before = await as<Counts>(head, "GET", "/ops/voc-counts");

    scene.api.clock.set(new Date(dayLater.getTime() + 48 * hourMs + 1000));
    const later = (await scene.api.signIn("ssadmin1", { isAdmin: true })).accessToken;
    const writer = (await scene.api.signIn("kimmiru")).accessToken;
    const question = { questionType: "10", title: "새 문의", contents: "새로 묻습니다." };
    const { vocIdx: newer } = await as<{ vocIdx: number }>(writer, "POST", "/voc", question);
    const list = await row(later);
    const placeOf = (one: number) => list.findIndex(({ vocIdx }) => vocIdx === one);
    expect(list[placeOf(idx)]).toMatchObject({ isLate: true, isFollowUp: true });
    expect(placeOf(idx)).toBeLessThan(placeOf(newer));
    const newest = await as<Inbox>(later, "GET", "/ops/vocs?sort=-createdAt&size=100");
    expect(newest.list[0]?.vocIdx).toBe(newer);
    const late = await as<Inbox>(later, "GET", "/ops/vocs?late=true&size=100");
    expect(late.list.map(({ vocIdx }) => vocIdx)).toContain(idx);
    expect((await as<Counts>(later, "GET", "/ops/voc-counts")).late).toBe(before.late + 1);
  });

  test("an unknown order is refused", async () => {
    expect(refusal(await scene.send("head", "GET", "/ops/vocs?sort=title"))).toEqual([
      400,
      9001,
      ["sort", "This list cannot be sorted by that."],
    ]);
  });
});

describe("who takes care of it", () => {
  test("is told in the inbox until it is opened, and by no message", async () => {
    const idx = await ask();
    const sent = (await scene.api.db.select().from(outbox)).length;
    await scene.done(
      scene.send("head", "PUT", `/ops/vocs/${idx}/assignee`, { adminIdx: booker.adminIdx, from: null }),
    );
    const mine = async () =>
      ((await asBooker("GET", "/ops/vocs?assigned=me&size=100")).json.data as Inbox).list.find(
        ({ vocIdx }) => vocIdx === idx,
      );
    expect((await mine())?.isNewForMe).toBe(true);
    await asBooker("GET", `/ops/vocs/${idx}`);
    expect((await mine())?.isNewForMe).toBe(false);
    expect((await scene.api.db.select().from(outbox)).length).toBe(sent);
    expect(
      (await read<Inbox>("/ops/vocs?assigned=nobody&size=100")).list.map((one) => one.vocIdx),
    ).not.toContain(idx);
  });

  test("is not taken from a colleague without a look, and the record names both", async () => {
    const idx = await ask();
    const give = (adminIdx: number | null, from: number | null) =>
      scene.send("head", "PUT", `/ops/vocs/${idx}/assignee`, { adminIdx, from });
    await scene.done(give(booker.adminIdx, null));
    expect(refusal(await give(head, null))).toEqual([200, 2002, []]);
    expect((await rowOf(idx))?.assigneeIdx).toBe(booker.adminIdx);
    await scene.done(give(head, booker.adminIdx));
    expect(await scene.lastAuditEntry()).toMatchObject({
      entity: "voc",
      before: { assigneeIdx: booker.adminIdx },
      after: { assigneeIdx: head },
    });
  });

  test("has to be somebody who may answer", async () => {
    const idx = await ask();
    const { list } = await read<CallOutput<"GET /ops/voc-assignees">>("/ops/voc-assignees");
    const names = list.map(({ adminIdx }) => adminIdx);
    expect(names).toContain(booker.adminIdx);
    const { list: all } = await read<CallOutput<"GET /admin">>("/admin?size=100");
    const editor = all.find(({ id }) => id === "contents1")?.adminIdx ?? 0;
    expect(names).not.toContain(editor);
    const answer = await scene.send("head", "PUT", `/ops/vocs/${idx}/assignee`, {
      adminIdx: editor,
      from: null,
    });
    expect(refusal(answer)).toEqual([
      400,
      9001,
      ["adminIdx", "Please choose an administrator who may answer inquiries here."],
    ]);
  });
});

describe("two desks at one inquiry", () => {
  test("see of each other who writes, as long as it is fresh", async () => {
    const idx = await ask();
    await asBooker("PUT", `/ops/drafts/voc/${idx}`, { payload: { answer: "<p>쓰는 중</p>" } });
    const { writers } = await read<Desk>(`/ops/vocs/${idx}/desk`);
    expect(writers.map(({ adminIdx }) => adminIdx)).toEqual([booker.adminIdx]);
    const own = (await asBooker("GET", `/ops/vocs/${idx}/desk`)).json.data as Desk;
    expect(own.writers).toEqual([]);
  });

  test("the second answer to the same state is refused, and only one reaches the member", async () => {
    const idx = await ask();
    const { version } = await read<Opened>(`/ops/vocs/${idx}`);
    const first = await asBooker("PUT", `/ops/vocs/${idx}`, { answer: "<p>첫 답변</p>", version });
    expect(first.json.data).toEqual({ vocIdx: idx, state: "30" });
    const second = await scene.send("head", "PUT", `/ops/vocs/${idx}`, { answer: "<p>둘째</p>", version });
    expect(refusal(second)).toEqual([200, 2002, []]);
    const { messages } = await scene.done<CallOutput<"GET /voc/{id}">>(
      scene.send("member", "GET", `/voc/${idx}`),
    );
    expect(messages?.map(({ contents }) => contents)).toEqual(["<p>첫 답변</p>"]);
  });

  test("a member's further word makes an answer to the words before it stale", async () => {
    const idx = await ask();
    await scene.done(scene.send("head", "PUT", `/ops/vocs/${idx}`, { answer: "<p>답</p>" }));
    const { version } = await read<Opened>(`/ops/vocs/${idx}`);
    await scene.done(scene.send("member", "POST", `/voc/${idx}/messages`, { contents: "하나 더요" }));
    const late = await scene.send("head", "PUT", `/ops/vocs/${idx}`, { answer: "<p>고침</p>", version });
    expect(refusal(late)).toEqual([200, 2002, []]);
  });

  test("a note that a colleague wrote meanwhile is not lost", async () => {
    const idx = await ask();
    const note = (text: string, from: string) =>
      scene.send("head", "PUT", `/ops/vocs/${idx}/note`, { note: text, from });
    await scene.done(note("VIP", ""));
    expect(refusal(await note("다른 메모", ""))).toEqual([200, 2002, []]);
    expect((await rowOf(idx))?.internalNote).toBe("VIP");
    expect((await scene.send("member", "GET", `/voc/${idx}`)).text).not.toContain("VIP");
  });
});

describe("an answer with placeholders", () => {
  const answer = "<p>{name} 님, ‘{title}’ 건입니다. {club}</p>";

  test("reaches the member filled, and the office sees the name masked", async () => {
    const idx = await ask({ title: "3 < 5?" });
    await scene.done(scene.send("head", "PUT", `/ops/vocs/${idx}`, { answer }));
    const own = await scene.done<CallOutput<"GET /voc/{id}">>(
      scene.send("member", "GET", `/voc/${idx}?lang=ko`),
    );
    expect(own.answer).toBe("<p>김미루 님, ‘3 &lt; 5?’ 건입니다. 미르솔 컨트리클럽</p>");
    const masked = await scene.send("head", "GET", `/ops/vocs/${idx}`);
    expect(masked.text).not.toContain("김미루");
    expect((masked.json.data as Opened).answer).toContain("김*루 님");
    const clear = await read<Opened>(`/ops/vocs/${idx}?reason=callback`);
    expect(clear.answer).toContain("김미루 님");
    const auditEntries = await scene.api.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.entityKey, String(idx)))
      .orderBy(auditRecords.auditIdx);
    expect(JSON.stringify(auditEntries)).not.toContain("김미루");
  });

  test("without a booking does not go out with a hole in it", async () => {
    const idx = await ask();
    const wrong = await scene.send("head", "PUT", `/ops/vocs/${idx}`, { answer: "<p>{rsvNo}</p>" });
    expect(refusal(wrong)).toEqual([
      400,
      9001,
      ["answer", "A placeholder has no value here. Please write the text in its place."],
    ]);
    expect((await rowOf(idx))?.state).toBe("10");
  });

  test("is shown beforehand as the member gets it, and nothing goes out", async () => {
    const idx = await ask({ replyBy: "EMAIL" });
    const sent = (await scene.api.db.select().from(outbox)).length;
    const preview = await scene.done<CallOutput<"POST /ops/vocs/{id}/preview">>(
      scene.send("head", "POST", `/ops/vocs/${idx}/preview`, { answer }),
    );
    expect(preview.answer).toContain("김*루 님");
    expect(preview.notices).toEqual([
      expect.objectContaining({ channel: "MAIL", text: expect.stringContaining("카트 문의") }),
    ]);
    expect((await scene.api.db.select().from(outbox)).length).toBe(sent);
    expect((await rowOf(idx))?.state).toBe("10");
  });
});
