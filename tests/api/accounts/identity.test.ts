import { eq } from "drizzle-orm";
import { certifications, niceRequests, outbox, siteCerts } from "@/lib/club-api/db/tables";
import { hashToken } from "@/lib/club-api/platform/crypto";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import {
  askCode,
  checkCode,
  codeProof,
  mockProof,
  queued,
  visitMock,
  wholeDatabase,
} from "../../support/scenes/people";

const api = await forFile(startTestApi);
beforeEach(async () => {
  await api.reset();
  await api.db.delete(certifications);
  await api.db.delete(outbox);
});

const second = 1_000;
const minute = 60 * second;
const sol = { purpose: "FIND_PW", id: "leesol01", target: "sol@mirsol.example" };
const take = (body: Record<string, unknown>) => api.request("POST", "/member/nice-check/result", { body });

describe("an identity check with the MOCK driver (F1)", () => {
  // seed 329
  test("begins with a form for the provider's window, without a key in it", async () => {
    const { json, text } = await api.request("GET", "/member/nice-check/enc?purpose=SIGNUP&clubCode=MS01");
    expect(json.data).toMatchObject({
      driver: "MOCK",
      action: "/hp/api/member/nice-check/mock",
      method: "POST",
      popup: { width: 500, height: 550 },
      expiresAt: "2026-11-23T10:10:00+09:00",
    });
    expect(json.data.requestNo).toMatch(/^REQ20261123100000\d{13}$/);
    const [row] = await api.db.select().from(niceRequests);
    for (const key of Object.values(row?.secrets ?? {})) expect(text).not.toContain(key);
  });

  test("the window takes the browser's form, names the personas and runs no script", async () => {
    const { json } = await api.request("GET", "/member/nice-check/enc");
    const fields = json.data.fields as Record<string, string>;
    const page = await api.request("POST", "/member/nice-check/mock", {
      body: new URLSearchParams(fields).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page.text).toContain("한빛");
    expect(page.text).not.toMatch(/<script|style=|onclick/i);
    // Names have letters that the first font leaves out.
    expect(page.text).toContain('<link rel="stylesheet" href="/fonts/v2/korean.css">');
    expect(page.headers.get("content-security-policy")).toMatch(/style-src 'self'/);
  });

  test("leads back with an answer that names the person and gives a proof, but no CI or DI", async () => {
    const { back, href, visit } = await visitMock(api, "hanbit77");
    expect(back.requestNo).toBe(visit.requestNo);
    // To the origin that it was asked at: a demo at another port, or another of three, has its own.
    expect(href).toMatch(/^\/signup\/auth\/callback\?/);
    const { clubCode: _club, ...body } = back;
    const { json, text } = await take(body);
    expect(json.data).toMatchObject({
      certType: "10",
      name: "한빛",
      birth: "1990-05-05",
      gender: "F",
      phoneNo: "010-0000-0077",
      isMember: false,
      maskedId: null,
    });
    expect(text).not.toMatch(/"(ci|di)"/);
  });

  test("tells a member apart, masked", async () => {
    const { back } = await visitMock(api, "leesol01");
    const { clubCode: _club, ...body } = back;
    expect((await take(body)).json.data).toMatchObject({ isMember: true, maskedId: "lees***1" });
  });

  test("may come back as a query, also without our own number", async () => {
    const { back } = await visitMock(api, "hanbit77");
    const { requestNo: _number, ...query } = back;
    const answer = await api.request("GET", `/member/nice-check/result?${new URLSearchParams(query)}`);
    expect(answer.json.data.name).toBe("한빛");
  });

  test("counts once: the same answer again is refused", async () => {
    const { back } = await visitMock(api, "hanbit77");
    const { clubCode: _club, ...body } = back;
    const [one, other] = await Promise.all([take(body), take(body)]);
    const codes = [one, other].map((answer) => answer.json.fail?.code ?? 0).sort();
    expect(codes).toEqual([0, 1301]);
    expect((await take(body)).json.fail).toMatchObject({
      code: 1301,
      msgCode: "NICE_ERROR",
      msgVar: ["visit"],
    });
    const rows = await api.db
      .select()
      .from(niceRequests)
      .where(eq(niceRequests.requestNo, body.requestNo ?? ""));
    expect(rows).toMatchObject([{ state: "DONE", secrets: null }]);
  });

  test.each([
    ["enc_data", "integrity"],
    ["integrity_value", "integrity"],
  ])("a changed %s is refused", async (field, reason) => {
    const { back } = await visitMock(api, "hanbit77");
    const { clubCode: _club, ...body } = back;
    const first = body[field]?.startsWith("A") ? "B" : "A";
    const forged = { ...body, [field]: first + body[field]?.slice(1) };
    expect((await take(forged)).json.fail).toMatchObject({ code: 1301, msgVar: [reason] });
  });

  test("an answer to another visit is refused", async () => {
    const one = await visitMock(api, "hanbit77");
    const other = await visitMock(api, "seoyun88");
    const { clubCode: _club, ...body } = one.back;
    expect((await take({ ...body, requestNo: other.visit.requestNo })).json.fail?.code).toBe(1301);
  });

  test("after ten minutes nothing opens any more", async () => {
    const { back } = await visitMock(api, "hanbit77");
    const { clubCode: _club, ...body } = back;
    api.pass(10 * minute);
    expect((await take(body)).json.fail?.code).toBe(1301);
  });

  test("with another driver there is no window, and missing credentials are a provider error", async () => {
    const { json } = await api.request("GET", "/member/nice-check/enc");
    const query = new URLSearchParams(json.data.fields as Record<string, string>);
    await api.db.update(siteCerts).set({ niceDriver: "NICE_V1" });
    const begun = await api.request("GET", "/member/nice-check/enc");
    await api.db.update(siteCerts).set({ niceDriver: "MOCK" });
    expect(begun.json.fail).toMatchObject({ code: 1301, msgVar: ["credentials"] });
    await api.db.update(niceRequests).set({ driver: "NICE_V1" });
    expect((await api.request("GET", `/member/nice-check/mock?${query}`)).status).toBe(404);
  });
});

describe("a code (domain.md 8.7 Certification)", () => {
  // seed 335 336
  test("the right one gives a proof once", async () => {
    const sent = await askCode(api, sol);
    expect(sent.json.data).toMatchObject({ expiresAt: "2026-11-23T10:03:00+09:00", resendAfter: 60 });
    const { certIdx, devCode } = sent.json.data;
    const answer = await checkCode(api, certIdx, devCode);
    expect(answer.json.data).toMatchObject({ expiresAt: "2026-11-23T10:10:00+09:00" });
    expect(String(answer.json.data.certToken)).toMatch(/^ct_/);
    expect((await checkCode(api, certIdx, devCode)).json.fail?.code).toBe(1305);
  });

  test("five wrong ones block it, each tells the tries left", async () => {
    const { json } = await askCode(api, sol);
    const wrong = json.data.devCode === "000000" ? "000001" : "000000";
    const fails = [];
    for (let count = 0; count < 6; count += 1) {
      const { fail } = (await checkCode(api, json.data.certIdx, wrong)).json;
      fails.push([fail?.code, fail?.msgCode, fail?.msgVar]);
    }
    expect(fails).toEqual([
      ...["4", "3", "2", "1"].map((left) => [1304, "CERT_WRONG", [left]]),
      [1306, "CERT_BLOCKED", []],
      [1306, "CERT_BLOCKED", []],
    ]);
    expect((await checkCode(api, json.data.certIdx, json.data.devCode)).json.fail?.code).toBe(1306);
  });

  test("parallel guesses get no more tries than one after the other", async () => {
    const { json } = await askCode(api, sol);
    const wrong = json.data.devCode === "000000" ? "000001" : "000000";
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => checkCode(api, json.data.certIdx, wrong)),
    );
    expect(answers.filter((answer) => answer.json.fail?.code === 1304)).toHaveLength(4);
  });

  test("a blocked target takes no new code from there for ten minutes", async () => {
    const { json } = await askCode(api, sol);
    const wrong = json.data.devCode === "000000" ? "000001" : "000000";
    for (let count = 0; count < 5; count += 1) await checkCode(api, json.data.certIdx, wrong);
    api.pass(9 * minute);
    expect((await askCode(api, sol)).json.fail).toMatchObject({ code: 1306, msgVar: [] });
    api.pass(minute);
    expect((await askCode(api, sol)).json.result).toBe(true);
  });

  test("after 180 seconds it is over", async () => {
    const { json } = await askCode(api, sol);
    api.pass(180 * second);
    const { fail } = (await checkCode(api, json.data.certIdx, json.data.devCode)).json;
    expect([fail?.code, fail?.msgCode, fail?.msgVar]).toEqual([1305, "CERT_EXPIRED", []]);
  });

  test("an unknown handle is told like one that ran out", async () => {
    expect((await checkCode(api, 99_999_999, "123456")).json.fail?.code).toBe(1305);
  });

  test("the next one to a target comes after 60 seconds at the earliest (1302)", async () => {
    await askCode(api, sol);
    api.pass(20 * second);
    expect((await askCode(api, sol)).json.fail).toMatchObject({
      code: 1302,
      msgCode: "CERT_TOO_SOON",
      msgVar: ["40"],
    });
    api.pass(40 * second);
    expect((await askCode(api, sol)).json.result).toBe(true);
  });

  // seed 335
  test("the gap of one purpose does not hold up another", async () => {
    await askCode(api, sol);
    expect((await askCode(api, { purpose: "FIND_ID", target: sol.target })).json.result).toBe(true);
  });

  test("ten a day go to a target at the wish of one source (1303)", async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await askCode(api, sol)).json.result).toBe(true);
      api.pass(minute);
    }
    expect((await askCode(api, sol)).json.fail).toMatchObject({
      code: 1303,
      msgCode: "CERT_DAILY",
      msgVar: [],
    });
  });

  test("ten a day come from one address, whatever the target", async () => {
    const headers = { "x-client-address": "203.0.113.9" };
    const ask = (count: number) =>
      api.request("POST", "/member/certification", {
        headers,
        body: { purpose: "FIND_PW", type: "20", id: "nobody01", target: `nobody${count}@mail.example` },
      });
    for (let count = 0; count < 10; count += 1) {
      expect((await ask(count)).json.result).toBe(true);
      api.pass(minute);
    }
    expect((await ask(10)).json.fail?.code).toBe(1303);
  });

  test("five a minute come from one address (C0530)", async () => {
    const headers = { "x-client-address": "203.0.113.10" };
    const codes = [];
    for (let count = 0; count < 6; count += 1) {
      const body = { purpose: "FIND_PW", type: "20", target: `someone${count}@mail.example` };
      codes.push((await api.request("POST", "/member/certification", { headers, body })).status);
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test.each([
    ["no address", { type: "20", target: "sol" }, 9005, "VAL_EMAIL"],
    ["too long a number", { type: "30", target: "0".repeat(20) }, 9006, "VAL_PHONE"],
  ])("%s is refused", async (_what, input, code, msgCode) => {
    const { fail } = (await askCode(api, { ...sol, ...input })).json;
    expect([fail?.code, fail?.msgCode]).toEqual([code, msgCode]);
  });

  test("a new phone number is proven by its owner's own session only", async () => {
    const input = { purpose: "CHANGE_PHONE", type: "30", target: "010-0000-1234" };
    expect((await askCode(api, input)).json.fail?.code).toBe(463);
  });

  test("where mail is really sent, the answer does not tell the code", async () => {
    api.deps.showsCodes = false;
    api.restart();
    const { json } = await askCode(api, sol);
    api.deps.showsCodes = true;
    api.restart();
    expect(Object.keys(json.data).sort()).toEqual(["certIdx", "expiresAt", "expiresIn", "resendAfter"]);
  });
});

describe("nothing tells who is a member (S-54)", () => {
  const inputs: [string, { purpose: string; id?: string; target: string }][] = [
    ["a member", sol],
    ["an unknown id", { purpose: "FIND_PW", id: "nobody99", target: "nobody@mirsol.example" }],
    ["a wrong address", { purpose: "FIND_PW", id: "leesol01", target: "xyz@mirsol.example" }],
    ["a dormant one", { purpose: "FIND_PW", id: "dormant01", target: "dormant@mirsol.example" }],
    ["a member's address", { purpose: "FIND_ID", target: "baram@mirsol.example" }],
    ["nobody's address", { purpose: "FIND_ID", target: "nobody2@mirsol.example" }],
    ["a dormant account", { purpose: "DORMANT", id: "dormant01", target: "dormant@mirsol.example" }],
    ["an account awake", { purpose: "DORMANT", id: "kimmiru", target: "miru@mirsol.example" }],
  ];

  test("a wish for a code gets the same status, body and length", async () => {
    const shapes = new Set<string>();
    for (const [, input] of inputs) {
      api.pass(minute);
      const { status, text } = await askCode(api, input);
      shapes.add(`${status} ${text.replace(/"certIdx":"[\w-]{43}"/, "handle").replace(/\d/g, "0")}`);
    }
    expect(shapes.size).toBe(1);
  });

  test("only whom the address belongs to is written to, and only there", async () => {
    await askCode(api, { ...sol, target: "wrong@mirsol.example" });
    expect(await queued(api, 100002)).not.toContain("certificationCode:MAIL");
    await askCode(api, { purpose: "FIND_PW", id: "parkbaram", target: "BARAM@mirsol.example" });
    expect(await queued(api, 100003)).toContain("certificationCode:MAIL");
  });
});

test("the database holds no code and no token in the clear, past the message itself (S-55)", async () => {
  const sent = await askCode(api, { purpose: "SIGNUP", target: "someone@mail.example" });
  const code = String(sent.json.data.devCode);
  const byCode = (await checkCode(api, sent.json.data.certIdx, code)).json.data.certToken;
  const byMock = await mockProof(api, "hanbit77");
  const byOther = await codeProof(api, { purpose: "FIND_PW", id: "kimmiru", target: "miru@mirsol.example" });
  const [row] = await api.db
    .select()
    .from(certifications)
    .where(eq(certifications.handleHash, hashToken(String(sent.json.data.certIdx))));
  expect(JSON.stringify(row)).not.toContain(code);
  for (const [table, text] of await wholeDatabase(api)) {
    for (const token of [byCode, byMock, byOther, sent.json.data.certIdx]) {
      expect({ table, holds: text.includes(String(token)) }).toEqual({ table, holds: false });
    }
  }
});
