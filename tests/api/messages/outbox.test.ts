import { asc, eq } from "drizzle-orm";
import type { Mail, Sms } from "@/lib/club-api/adapters/senders";
import { addClub } from "@/lib/club-api/db/seed/add-club";
import { i18nMessages, outbox, siteCerts } from "@/lib/club-api/db/tables";
import { deliverDue, queueNotice, type Senders } from "@/lib/club-api/domains/outbox";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import { jobContext } from "../../support/jobs";
import { stubSenders } from "../../support/senders";

const api = await forFile(startTestApi);
beforeEach(async () => {
  await api.reset();
  await api.db.delete(outbox);
});

const hour = 3_600_000;
const kim = { memberIdx: 100001, lang: "ko" as const, phoneNo: "01000000002", email: "kim@mirsol.example" };
const vars = { club: "미르솔", date: "2026-12-16", time: "07:21", course: "미르 코스" };

const queueBooked = async (to = kim, wording = vars) =>
  queueNotice(api.db, (await jobContext(api, "test")).ctx, "booked", to, wording);
const queueMany = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) {
    await queueBooked({
      ...kim,
      email: `m${turn}@mirsol.example`,
      phoneNo: `010${String(turn).padStart(8, "0")}`,
    });
  }
};
const deliver = (senders: Senders) =>
  deliverDue({ db: api.db, senders, now: () => api.clock.now(), logger: api.deps.logger });
const rows = () => api.db.select().from(outbox).orderBy(asc(outbox.outboxIdx));

/** Takes what is sent as it is sent. */
function notingSenders() {
  const mails: Mail[] = [];
  const texts: Sms[] = [];
  const close = async () => undefined;
  const senders: Senders = {
    mail: { send: async (mail) => void mails.push(mail), close },
    sms: { send: async (sms) => void texts.push(sms), close },
    push: null,
  };
  return { senders, mails, texts };
}

describe("delivery", () => {
  test("sends each notice once, in the receiver's words, and notes it", async () => {
    await queueBooked();
    const { senders, sent } = stubSenders();
    expect(await deliver(senders)).toBe(2);
    expect(await deliver(senders)).toBe(0);
    expect(sent.map(({ to }) => to).sort()).toEqual(["01000000002", "kim@mirsol.example"]);
    const text = "[미르솔] 2026.12.16 (수) 07:21 미르 코스 예약이 완료되었습니다.";
    expect(sent.find(({ to }) => to === kim.phoneNo)?.text).toBe(text);
    expect(sent.find(({ to }) => to === kim.email)?.subject).toBe("[미르솔] 예약 완료");
    expect((await rows()).map((row) => [row.state, row.tries])).toEqual([
      ["SENT", 1],
      ["SENT", 1],
    ]);
  });

  test("with a sender that refuses 30 %, every notice arrives and every try counts (R-10)", async () => {
    await queueMany(30);
    let seed = 7;
    const stub = stubSenders(() => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed / 2 ** 31 < 0.3;
    });
    for (let turn = 0; turn < 8; turn += 1) {
      await deliver(stub.senders);
      api.pass(hour);
    }
    const all = await rows();
    expect(all.map((row) => row.state)).toEqual(all.map(() => "SENT"));
    expect(new Set(stub.sent.map((message) => message.messageId)).size).toBe(60);
    expect(all.reduce((sum, row) => sum + row.tries, 0)).toBe(stub.tries());
    expect(stub.tries()).toBeGreaterThan(60);
  });

  test("a message keeps its id over all tries", async () => {
    await queueBooked({ ...kim, phoneNo: "" });
    const ids: string[] = [];
    const stub = stubSenders(({ messageId }) => ids.push(messageId) < 3);
    for (let turn = 0; turn < 3; turn += 1) {
      await deliver(stub.senders);
      api.pass(hour);
    }
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  test("waits longer after each fault and is parked after the eighth try; the fault tells no address", async () => {
    await queueBooked({ ...kim, phoneNo: "" });
    const stub = stubSenders(() => true);
    const waits: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      await deliver(stub.senders);
      const [row] = await rows();
      if (row?.state === "WAITING") waits.push(row.nextTryAt.getTime() - api.clock.now().getTime());
      api.pass(hour);
    }
    expect(stub.tries()).toBe(8);
    expect(waits).toHaveLength(7);
    for (const [turn, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual((30_000 * 2 ** turn) / 2);
      expect(wait).toBeLessThanOrEqual(30_000 * 2 ** turn);
    }
    expect((await rows())[0]).toMatchObject({
      state: "PARKED",
      tries: 8,
      lastError: "550 [address] refused",
    });
    expect(api.logs.join("")).not.toContain(kim.email);
  });

  test("a notice that can never be sent is parked at once and holds up no other", async () => {
    await queueBooked({ ...kim, email: "kim@mirsol.example\r\nBcc: all@evil.test" });
    await api.db.update(outbox).set({ event: "noSuchEvent" }).where(eq(outbox.channel, "SMS"));
    await queueBooked();
    const stub = stubSenders();
    expect(await deliver(stub.senders)).toBe(2);
    expect((await rows()).map((row) => row.state)).toEqual(["PARKED", "PARKED", "SENT", "SENT"]);
    expect(JSON.stringify(stub.sent)).not.toContain("evil");
  });

  test("what a killed process had taken is due again, and parked when it kills again and again", async () => {
    await queueBooked({ ...kim, phoneNo: "" });
    await api.db.update(outbox).set({ tries: 1, nextTryAt: new Date(api.clock.now().getTime() + 120_000) });
    const stub = stubSenders();
    expect(await deliver(stub.senders)).toBe(0);
    api.pass(120_000);
    expect(await deliver(stub.senders)).toBe(1);
    await api.db.update(outbox).set({ state: "WAITING", tries: 8 });
    api.pass(hour);
    expect(await deliver(stub.senders)).toBe(0);
    expect((await rows())[0]?.state).toBe("PARKED");
  });

  test("the values of a certification number are gone once it is sent", async () => {
    const { ctx } = await jobContext(api, "test");
    await queueNotice(api.db, ctx, "certificationCode", kim, {
      club: "Mirsol",
      code: "314159",
      minutes: "3",
    });
    const stub = stubSenders();
    await deliver(stub.senders);
    expect(stub.sent[0]?.text).toContain("314159");
    expect(JSON.stringify(await rows())).not.toContain("314159");
  });

  test("each club writes under its own name, address and number, in the receiver's language", async () => {
    const now = api.clock.now();
    const { clubIdx } = await addClub(
      api.db,
      { clubCode: "LK02", preset: "korean-public", name: "Dunrath" },
      now,
    );
    await api.db
      .update(siteCerts)
      .set({ emailSender: "golf@dunrath.example", smsSender: "0131 496 0000" })
      .where(eq(siteCerts.clubIdx, clubIdx));
    const { ctx } = await jobContext(api, "test");
    await queueBooked();
    const there = { ...ctx, club: { ...ctx.club, clubIdx, clubCode: "LK02" } };
    await queueNotice(api.db, there, "booked", { ...kim, memberIdx: null, lang: "en" }, vars);
    const { senders, mails, texts } = notingSenders();
    expect(await deliver(senders)).toBe(4);
    expect(mails.map(({ sender }) => `${sender?.name} ${sender?.address}`).toSorted()).toEqual([
      "Dunrath golf@dunrath.example",
      "미르솔 컨트리클럽 no-reply@mirsol.example",
    ]);
    expect(new Set(texts.map(({ from }) => from))).toEqual(new Set(["031-000-1001", "0131 496 0000"]));
  });

  test("the club's own words come from the language table", async () => {
    const entry = {
      clubIdx: 1,
      lang: "ko" as const,
      category: "60" as const,
      code: "booked.text",
      msg: "{time}에 뵙겠습니다.",
    };
    await api.db.insert(i18nMessages).values(entry);
    await queueBooked({ ...kim, email: "" });
    const stub = stubSenders();
    await deliver(stub.senders);
    await api.db.delete(i18nMessages).where(eq(i18nMessages.code, "booked.text"));
    expect(stub.sent[0]?.text).toBe("[미르솔] 07:21에 뵙겠습니다.");
  });
});

describe("the back office", () => {
  const signIn = async () => (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;

  test("sees what was sent with masked addresses and without values", async () => {
    await queueBooked();
    const token = await signIn();
    const { json, text } = await api.request("GET", "/ops/outbox?channel=SMS", { token });
    expect(json.data).toMatchObject({
      total: 1,
      list: [{ event: "booked", state: "WAITING", target: "010-****-0002" }],
    });
    expect(text).not.toContain("미르 코스");
    expect((await api.request("GET", "/ops/outbox?state=PARKED", { token })).json.data.total).toBe(0);
  });

  test("reads one notice in the receiver's words, and who read it is on record", async () => {
    await queueBooked();
    const [sms, mail] = (await rows()).sort((one, other) => other.channel.localeCompare(one.channel));
    const token = await signIn();
    const read = async (idx = 0) => (await api.request("GET", `/ops/outbox/${idx}?lang=en`, { token })).json;
    const text = "[미르솔] 2026.12.16 (수) 07:21 미르 코스 예약이 완료되었습니다.";
    expect((await read(sms?.outboxIdx)).data).toMatchObject({
      title: "Tee time booked",
      subject: null,
      text,
    });
    expect((await read(mail?.outboxIdx)).data).toMatchObject({ subject: "[미르솔] 예약 완료" });
    expect((await read(999_999)).fail?.code).toBe(2001);
    const audit = await api.request("GET", "/ops/audit?entity=outbox&action=VIEW", { token });
    expect(audit.json.data).toMatchObject({ total: 2, list: [{ actor: "ssadmin1", memberIdx: 100001 }, {}] });
  });

  test("never reads a code or a login id, neither before it is sent nor after", async () => {
    const { ctx } = await jobContext(api, "test");
    const secret = { club: "미르솔", code: "482913", minutes: "3" };
    await queueNotice(api.db, ctx, "certificationCode", kim, secret);
    await queueNotice(api.db, ctx, "findIds", kim, { club: "미르솔", ids: "kimmiru" });
    const token = await signIn();
    const readAll = async () => {
      const answers = (await rows()).map(({ outboxIdx }) =>
        api.request("GET", `/ops/outbox/${outboxIdx}`, { token }),
      );
      return (await Promise.all(answers)).map(({ text, json }) => ({ text, words: json.data.text }));
    };
    const before = await readAll();
    expect(await deliver(stubSenders().senders)).toBe(4);
    for (const { text, words } of [...before, ...(await readAll())]) {
      expect(text).not.toMatch(/482913|kimmiru/);
      expect(words).toContain("••••••");
    }
  });

  test("has no words of a notice whose values are gone", async () => {
    await queueBooked();
    await api.db.update(outbox).set({ vars: {} });
    const [row] = await rows();
    const token = await signIn();
    const { json } = await api.request("GET", `/ops/outbox/${row?.outboxIdx}`, { token });
    expect(json.data).toMatchObject({ event: "booked", subject: null, text: null });
  });

  test("lets a parked notice be tried again, on record; others not", async () => {
    await queueBooked({ ...kim, phoneNo: "" });
    const [row] = await rows();
    const retry = async (idx: number, token: string) =>
      (await api.request("POST", `/ops/outbox/${idx}/retry`, { token })).json;
    const token = await signIn();
    expect((await retry(row?.outboxIdx ?? 0, token)).fail?.code).toBe(2002);
    expect((await retry(999_999, token)).fail?.code).toBe(2001);
    await api.db.update(outbox).set({ state: "PARKED", tries: 8 });
    expect((await retry(row?.outboxIdx ?? 0, token)).data).toMatchObject({ state: "WAITING" });
    expect(await deliver(stubSenders().senders)).toBe(1);
    const audit = await api.request("GET", "/ops/audit?entity=outbox&action=UPDATE", { token });
    expect(audit.json.data.list).toEqual([
      expect.objectContaining({ actor: "ssadmin1", action: "UPDATE", memberIdx: 100001 }),
    ]);
  });

  test("sends a copy of what was sent, for a reason; what waits, held a code or is not whole is not sent again", async () => {
    await queueBooked({ ...kim, phoneNo: "" });
    const token = await signIn();
    const resend = async (idx: number) =>
      (await api.request("POST", `/ops/outbox/${idx}/resend`, { token, body: { reason: "asked by phone" } }))
        .json;
    const first = (await rows())[0]?.outboxIdx ?? 0;
    expect((await resend(first)).fail?.code).toBe(2002);
    expect(await deliver(stubSenders().senders)).toBe(1);
    expect((await resend(first)).data).toEqual({ outboxIdx: first, state: "SENT" });
    const { senders, sent } = stubSenders();
    expect(await deliver(senders)).toBe(1);
    expect(sent).toMatchObject([{ to: kim.email }]);
    await api.db.update(outbox).set({ event: "certificationCode" });
    expect((await resend(first)).fail?.code).toBe(2002);
    await api.db.update(outbox).set({ event: "booked", target: "" });
    expect((await resend(first)).fail?.code).toBe(2002);
  });

  test("holds a waiting notice back for a reason until it is sent by hand", async () => {
    await queueBooked({ ...kim, phoneNo: "" });
    const token = await signIn();
    const [row] = await rows();
    const park = () =>
      api.request("POST", `/ops/outbox/${row?.outboxIdx}/park`, {
        token,
        body: { reason: "wrong hole named" },
      });
    expect((await park()).json.data).toMatchObject({ state: "PARKED" });
    expect((await park()).json.fail?.code).toBe(2002);
    expect(await deliver(stubSenders().senders)).toBe(0);
    const audit = await api.request("GET", "/ops/audit?entity=outbox&action=UPDATE&size=1", { token });
    expect(audit.json.data).toMatchObject({
      list: [{ reason: "wrong hole named", after: { state: "PARKED" } }],
    });
  });

  test("is closed to members and to admins without the right", async () => {
    const { accessToken: member } = await api.signIn("kimmiru");
    const { accessToken: editor } = await api.signIn("contents1", { isAdmin: true });
    for (const path of ["/ops/outbox", "/ops/audit", "/ops/jobs"]) {
      for (const token of [member, editor]) {
        expect((await api.request("GET", path, { token })).json.fail?.code).toBe(9403);
      }
      expect((await api.request("GET", path)).json.fail?.code).toBe(463);
    }
  });
});
