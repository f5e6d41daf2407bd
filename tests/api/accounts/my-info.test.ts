import { eq } from "drizzle-orm";
import sharp from "sharp";
import { certifications, members, outbox, termsAgreements } from "@/lib/club-api/db/tables";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import { codeProof, mockProof, queued } from "../../support/scenes/people";

const api = await forFile(startTestApi);
beforeEach(async () => {
  await api.reset();
  for (const table of [certifications, outbox]) await api.db.delete(table);
});

const password = "Mirsol2026!";
const tokenOf = async (id: string) => (await api.signIn(id)).accessToken;
const editing = async (token: string) => {
  const { json } = await api.request("POST", "/info/check-password", { token, body: { password } });
  return String(json.data.editToken);
};
const put = (token: string, editToken: string, body: Record<string, unknown>) =>
  api.request("PUT", "/info", { token, body, headers: { "x-edit-token": editToken } });
const info = async (token: string, memberIdx: number) =>
  (await api.request("GET", `/info/${memberIdx}?lang=ko`, { token })).json.data;

describe("the own data (Y1)", () => {
  // seed 340
  test("with what was told voluntarily and what my page opens with", async () => {
    expect(await info(await tokenOf("kimmiru"), 100001)).toMatchObject({
      id: "kimmiru",
      memberTypeName: "정회원",
      extra: { job: "J2", income: "I9", region: "41", handicap: 12.4, avgScore: 86, careerYears: 14 },
      summary: { pointsMax: 6 },
    });
  });

  test("an admin's look is on record", async () => {
    const token = (await api.signIn("bookadmin1", { isAdmin: true })).accessToken;
    await info(token, 100003);
    const own = await tokenOf("parkbaram");
    const { json } = await api.request("GET", "/ext/data-use", { token: own });
    expect(json.data).toMatchObject({
      list: [{ action: "VIEW", entity: "member", by: "ADMIN", actor: "booka****1", reason: null }],
    });
  });
});

describe("changes (Y2)", () => {
  // seed 341 344
  test("a checked password opens them for half an hour and one change", async () => {
    const token = await tokenOf("kimmiru");
    const answer = await api.request("POST", "/info/check-password", { token, body: { password } });
    expect(answer.json.data).toMatchObject({ valid: true, expiresAt: "2026-11-23T10:30:00+09:00" });
    const editToken = String(answer.json.data.editToken);
    const body = {
      memberIdx: 100001,
      email: "miru2@mirsol.example",
      addressDetail: "2층",
      extra: { job: "J3", handicap: 11.8 },
    };
    expect((await put(token, editToken, body)).json.data.memberIdx).toBe(100001);
    expect(await info(token, 100001)).toMatchObject({
      email: "miru2@mirsol.example",
      addressDetail: "2층",
      extra: { job: "J3", handicap: 11.8, region: "41" },
    });
    const again = await put(token, editToken, body);
    expect([again.json.fail?.code, again.json.fail?.msgVar]).toEqual([1404, []]);
  });

  test("a wrong password opens nothing (1401)", async () => {
    const token = await tokenOf("kimmiru");
    const answer = await api.request("POST", "/info/check-password", { token, body: { password: "x" } });
    expect(answer.json.fail).toMatchObject({ code: 1401, msgCode: "PW_WRONG", msgVar: [] });
  });

  test("without the token, and with another member's, nothing changes", async () => {
    const sol = await tokenOf("leesol01");
    const foreign = await editing(await tokenOf("kimmiru"));
    for (const editToken of ["", foreign, "et_unknown"]) {
      expect((await put(sol, editToken, { address: "x" })).json.fail?.code).toBe(1404);
    }
    expect(await info(sol, 100002)).toMatchObject({ address: "경기도 미르시" });
  });

  test("a new address is told at the old one (S-57)", async () => {
    const token = await tokenOf("leesol01");
    await put(token, await editing(token), { email: "new@mirsol.example" });
    const rows = await api.db.select().from(outbox).where(eq(outbox.event, "contactChanged"));
    expect(rows.map(({ target }) => target).sort()).toEqual(["010-0000-0002", "sol@mirsol.example"]);
  });

  test.each([
    [{ email: "none" }, 9005],
    [{ phoneNo: "" }, 9006],
    [{ extra: { job: "10" } }, 9001],
    [{ extra: { region: "77" } }, 9001],
  ])("%j is refused", async (body, code) => {
    const token = await tokenOf("leesol01");
    expect((await put(token, await editing(token), body)).json.fail?.code).toBe(code);
  });

  test.each([{ name: "이슬" }, { birth: "1980-01-01" }, { gender: "M" }, { phoneNo: "010-1111-2222" }])(
    "%j needs a proof (1106)",
    async (body) => {
      const token = await tokenOf("leesol01");
      const { fail } = (await put(token, await editing(token), body)).json;
      expect([fail?.code, fail?.msgCode, fail?.msgVar]).toEqual([1106, "CERT_REQUIRED", []]);
    },
  );

  test("a code to the new number changes the number, and nothing but it", async () => {
    const token = await tokenOf("leesol01");
    const input = { purpose: "CHANGE_PHONE", type: "30", target: "010-1111-2222" };
    const certToken = await codeProof(api, input, token);
    const editToken = await editing(token);
    const name = await put(token, editToken, { name: "이슬", phoneNo: "010-1111-2222", certToken });
    expect(name.json.fail?.code).toBe(1106);
    const other = await put(token, editToken, { phoneNo: "010-1111-9999", certToken });
    expect(other.json.fail?.code).toBe(1106);
    expect((await put(token, editToken, { phoneNo: "010-1111-2222", certToken })).json.result).toBe(true);
    expect(await info(token, 100002)).toMatchObject({ phoneNo: "010-1111-2222", name: "이솔" });
  });

  test("the identity check changes what it says, of the same person only", async () => {
    const token = await tokenOf("leesol01");
    await api.db.update(members).set({ name: "이쏠" }).where(eq(members.memberIdx, 100002));
    const foreign = await mockProof(api, "kimmiru", "CHANGE_PHONE");
    const editToken = await editing(token);
    const input = { name: "아무개" };
    expect((await put(token, editToken, { ...input, certToken: foreign })).json.fail?.code).toBe(1106);
    const certToken = await mockProof(api, "leesol01", "CHANGE_PHONE");
    expect((await put(token, editToken, { ...input, certToken })).json.result).toBe(true);
    expect(await info(token, 100002)).toMatchObject({ name: "이솔" });
  });

  test("what was changed stands on record by name, never by value", async () => {
    const token = await tokenOf("penalty01");
    await put(token, await editing(token), { email: "secret@mirsol.example", zipCode: "00028" });
    const { text, json } = await api.request("GET", "/ext/data-use", { token });
    expect(json.data.list).toMatchObject([{ action: "UPDATE", entity: "member", by: "MEMBER", actor: "" }]);
    expect(text).not.toContain("secret@");
    const records = JSON.stringify((await api.db.execute("select * from audit_records")) as unknown);
    expect(records).not.toContain("secret@");
  });
});

describe("advertising (P-01 to P-03)", () => {
  const choose = (token: string, body: Record<string, unknown>) =>
    api.request("PUT", "/ext/marketing", { token, body });

  test("ends on one screen, at once, on record, and the member is told", async () => {
    const token = await tokenOf("kimmiru");
    const off = { sms: false, email: false, push: false };
    const { json } = await choose(token, off);
    expect(json.data).toEqual({ marketing: off, changedAt: "2026-11-23T10:00:00+09:00" });
    expect((await info(token, 100001)).marketing).toEqual(off);
    const said = await api.db
      .select()
      .from(termsAgreements)
      .where(eq(termsAgreements.memberIdx, 100001))
      .orderBy(termsAgreements.agreementIdx);
    expect(said.at(-1)).toMatchObject({ termType: "30", agreed: false, way: "SITE" });
    expect(await queued(api, 100001)).toEqual(["marketingChanged:SMS", "marketingChanged:MAIL"]);
  });

  test("the same choice again says nothing", async () => {
    const token = await tokenOf("kimmiru");
    await choose(token, { sms: true, email: true, push: false });
    expect(await queued(api, 100001)).toEqual([]);
  });

  test("is an agreement per way", async () => {
    const token = await tokenOf("leesol01");
    await choose(token, { sms: true, email: false, push: false });
    const said = await api.db
      .select()
      .from(termsAgreements)
      .where(eq(termsAgreements.memberIdx, 100002))
      .orderBy(termsAgreements.agreementIdx);
    expect(said.at(-1)).toMatchObject({ termType: "30", agreed: true, channels: ["SMS"] });
  });
});

describe("my consents (P-01, P-02)", () => {
  type Consent = { termType: string; agreed: boolean | null; said: { agreed: boolean; way: string }[] };
  const consents = async (token: string) =>
    (await api.request("GET", "/ext/consents?lang=ko", { token })).json.data.list as Consent[];
  const ofType = async (token: string, termType: string) =>
    (await consents(token)).find((one) => one.termType === termType);

  test("name every item of consent with the version in force, the next one and my words", async () => {
    const token = await tokenOf("kimmiru");
    expect((await consents(token)).map(({ termType }) => termType)).toEqual([
      "10",
      "11",
      "20",
      "30",
      "40",
      "50",
      "70",
    ]);
    expect(await ofType(token, "10")).toMatchObject({
      termTypeName: "이용약관",
      isRequired: true,
      current: { termsIdx: 21, version: "1.0", title: "이용약관", effectiveDate: "2026-01-01" },
      upcoming: { termsIdx: 22, version: "1.1", effectiveDate: "2026-12-10" },
      agreed: true,
      said: [{ termsIdx: 21, version: "1.0", agreed: true, channels: null, way: "SIGNUP" }],
    });
  });

  test("every word is kept, the newest first, and counts at once", async () => {
    const token = await tokenOf("kimmiru");
    await api.request("PUT", "/ext/marketing", { token, body: { sms: false, email: false, push: false } });
    await api.request("PUT", "/ext/marketing", { token, body: { sms: true, email: false, push: true } });
    const marketing = await ofType(token, "30");
    expect(marketing).toMatchObject({ agreed: true });
    expect(marketing?.said.slice(0, 2)).toMatchObject([
      { agreed: true, channels: ["SMS", "PUSH"], way: "SITE", agreedAt: "2026-11-23T10:00:00+09:00" },
      { agreed: false, channels: [], way: "SITE" },
    ]);
  });

  test("an optional one is withdrawn, a required one is not (6201)", async () => {
    const token = await tokenOf("leesol01");
    const location = (await ofType(token, "40")) as unknown as { current: { termsIdx: number } };
    const say = (termsIdx: number, agreed: boolean) =>
      api.request("PUT", "/terms", { token, body: { agreements: [{ termsIdx, agreed }] } });
    await say(location.current.termsIdx, true);
    expect(await ofType(token, "40")).toMatchObject({ agreed: true });
    await say(location.current.termsIdx, false);
    expect(await ofType(token, "40")).toMatchObject({ agreed: false });
    expect((await say(21, false)).json.fail?.code).toBe(6201);
    expect(await ofType(token, "10")).toMatchObject({ agreed: true });
  });

  test("are mine alone", async () => {
    await api.request("PUT", "/ext/marketing", {
      token: await tokenOf("kimmiru"),
      body: { sms: false, email: false, push: false },
    });
    const said = (await ofType(await tokenOf("leesol01"), "30"))?.said ?? [];
    expect(said.filter(({ agreed, way }) => !agreed && way === "SITE")).toEqual([]);
  });
});

describe("my sessions (S-15)", () => {
  test("are listed and ended one by one or all others", async () => {
    const tokens = [];
    for (const agent of ["Firefox", "Safari", "Chrome"]) {
      const { json } = await api.request("POST", "/member/login", {
        body: { clubCode: "MS01", id: "kimmiru", password },
        headers: { "user-agent": agent, "x-client-address": "203.0.113.5" },
      });
      tokens.push(String(json.data.accessToken));
      api.pass(1_000);
    }
    const [first = "", second = "", here = ""] = tokens;
    const listed = await api.request("GET", "/ext/sessions", { token: here });
    const list = listed.json.data.list as { sessionIdx: number; isCurrent: boolean; userAgent: string }[];
    expect(list.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
      ["Chrome", true],
      ["Safari", false],
      ["Firefox", false],
    ]);
    const safari = list.find(({ userAgent }) => userAgent === "Safari")?.sessionIdx;
    const one = await api.request("DELETE", "/ext/sessions", { token: here, body: { idxs: [safari] } });
    expect(one.json.data).toEqual({ ended: 1 });
    const status = async (token: string) => (await api.request("GET", "/info/100001", { token })).status;
    expect([await status(first), await status(second), await status(here)]).toEqual([200, 401, 200]);
    const rest = await api.request("DELETE", "/ext/sessions", { token: here });
    expect(rest.json.data).toEqual({ ended: 1 });
    expect([await status(first), await status(here)]).toEqual([401, 200]);
  });

  test("nobody ends another's", async () => {
    const sol = await tokenOf("leesol01");
    const miru = await tokenOf("kimmiru");
    const listed = await api.request("GET", "/ext/sessions", { token: sol });
    const [theirs] = listed.json.data.list as { sessionIdx: number }[];
    const answer = await api.request("DELETE", "/ext/sessions", {
      token: miru,
      body: { idxs: [theirs?.sessionIdx] },
    });
    expect(answer.json.data).toEqual({ ended: 0 });
    expect((await api.request("GET", "/info/100002", { token: sol })).status).toBe(200);
  });
});

test("the export holds what the club knows of me, and is on record (P-07)", async () => {
  const token = await tokenOf("kimmiru");
  const { json, text } = await api.request("GET", "/ext/data-export", { token });
  expect(json.data).toMatchObject({ member: { id: "kimmiru", name: "김미루" } });
  expect((json.data.agreements as unknown[]).length).toBeGreaterThan(0);
  expect(text).not.toMatch(/passwordHash|diHash|ciHash/);
  expect(text).not.toContain("이솔");
  const use = await api.request("GET", "/ext/data-use", { token });
  expect((use.json.data.list as unknown[])[0]).toMatchObject({ action: "EXPORT", by: "MEMBER" });
});

describe("the own photo (Y7)", () => {
  const photo = async (name = "me.jpg", bytes?: Buffer) => {
    const form = new FormData();
    form.append("data", new Blob([JSON.stringify({ memberIdx: 100001 })], { type: "application/json" }));
    const image =
      bytes ??
      (await sharp({ create: { width: 900, height: 600, channels: 3, background: "green" } })
        .withExif({ IFD0: { Copyright: "secret place" } })
        .jpeg()
        .toBuffer());
    form.append("files", new Blob([new Uint8Array(image)]), name);
    return form;
  };

  // seed 345
  test("is kept small, as WebP, without what the camera wrote, for me and admins only", async () => {
    const token = await tokenOf("kimmiru");
    const { json } = await api.request("POST", "/info/100001/photos", { token, body: await photo() });
    expect(json.data).toEqual({ imageUrl: "/files/member/100001.webp" });
    const served = await api.send("GET", "/files/member/100001.webp", { token });
    const bytes = Buffer.from(await served.arrayBuffer());
    const meta = await sharp(bytes).metadata();
    expect([meta.format, meta.width, meta.height, meta.exif]).toEqual(["webp", 512, 341, undefined]);
    const admin = (await api.signIn("bookadmin1", { isAdmin: true })).accessToken;
    const statuses = [];
    for (const other of [await tokenOf("leesol01"), admin, undefined]) {
      const options = other === undefined ? {} : { token: other };
      statuses.push((await api.request("GET", "/files/member/100001.webp", options)).status);
    }
    expect(statuses).toEqual([403, 200, 401]);
  });

  test("goes away again", async () => {
    const token = await tokenOf("kimmiru");
    await api.request("POST", "/info/100001/photos", { token, body: await photo() });
    const { json } = await api.request("DELETE", "/info/100001/photos", { token });
    expect(json.data).toEqual({ imageUrl: null });
    expect((await api.request("GET", "/files/member/100001.webp", { token })).status).toBe(404);
  });

  test("is a picture (9301), and mine", async () => {
    const token = await tokenOf("kimmiru");
    const wrong = await photo("me.jpg", Buffer.from("no picture at all"));
    const refused = await api.request("POST", "/info/100001/photos", { token, body: wrong });
    expect(refused.json.fail).toMatchObject({ code: 9301, msgCode: "FILE_TYPE", msgVar: ["me.jpg"] });
    const foreign = await api.request("POST", "/info/100002/photos", { token, body: await photo() });
    expect(foreign.status).toBe(403);
  });
});
