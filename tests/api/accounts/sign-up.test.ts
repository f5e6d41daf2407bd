import { and, eq } from "drizzle-orm";
import { dashboardDays, memberExtras, members, termsAgreements } from "@/lib/club-api/db/tables";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import { codeProof, mockProof, queued, required, signUpBody } from "../../support/scenes/people";

const api = await forFile(startTestApi);

const post = (body: unknown, key?: string) =>
  api.request("POST", "/member/signup", {
    body,
    ...(key ? { headers: { "idempotency-key": key } } : {}),
  });
const failOf = async (body: unknown) => {
  const { fail } = (await post(body)).json;
  return [fail?.code, fail?.msgCode, fail?.msgVar];
};
const memberOf = async (id: string) => (await api.db.select().from(members).where(eq(members.id, id)))[0];

describe("a sign-up with an identity check (F1)", () => {
  // Its tests are one story: each goes on where the one before ended.
  beforeAll(() => api.reset());
  // seed 327
  test("makes a member who can sign in, with the number after the demo's", async () => {
    const certToken = await mockProof(api, "hanbit77");
    const { json } = await post(signUpBody({ certToken }));
    expect(json.data).toEqual({ memberIdx: 100011, id: "hanbit77", name: "한빛", state: "10" });
    expect(await api.signIn("hanbit77", { password: "Hanbyul!2026" })).toBeDefined();
    expect(await queued(api, 100011)).toEqual(["welcome:SMS", "welcome:MAIL"]);
    const [extra] = await api.db.select().from(memberExtras).where(eq(memberExtras.memberIdx, 100011));
    expect(extra).toMatchObject({ region: "41", job: "J1" });
    const [day] = await api.db.select().from(dashboardDays).where(eq(dashboardDays.date, "2026-11-23"));
    expect(day?.newMembers).toBeGreaterThan(0);
  });

  test("each item of consent stands on record by itself, refused ones too (P-01)", async () => {
    const rows = await api.db
      .select()
      .from(termsAgreements)
      .where(eq(termsAgreements.memberIdx, 100011))
      .orderBy(termsAgreements.agreementIdx);
    expect(rows.map(({ termsIdx, agreed, way }) => [termsIdx, agreed, way])).toEqual(
      required.map(({ termsIdx, agreed }) => [termsIdx, agreed, "SIGNUP"]),
    );
    expect(await memberOf("hanbit77")).toMatchObject({ marketingEmail: false, marketingSms: false });
  });

  test("the same person again is told the masked id (1102)", async () => {
    const certToken = await mockProof(api, "hanbit77");
    expect(await failOf(signUpBody({ certToken, id: "hanbit78" }))).toEqual([
      1102,
      "JOIN_ALREADY",
      ["hanb***7"],
    ]);
  });

  test("name, birth and sex are what was verified, not what was typed", async () => {
    const certToken = await mockProof(api, "seoyun88");
    const body = signUpBody({ certToken, id: "seoyun88", name: "딴사람", birth: "1999-01-01", gender: "M" });
    const agreements = required.map((one) => ({ ...one, agreed: true }));
    expect((await post({ ...body, agreements, email: "seoyun@mail.example" })).json.result).toBe(true);
    expect(await memberOf("seoyun88")).toMatchObject({
      name: "서윤",
      birth: "1988-08-08",
      gender: "F",
      phoneNo: "010-0000-0088",
      certType: "10",
      marketingEmail: true,
      marketingSms: false,
    });
    const [marketing] = await api.db
      .select()
      .from(termsAgreements)
      .where(and(eq(termsAgreements.termType, "30"), eq(termsAgreements.memberIdx, 100012)));
    expect(marketing).toMatchObject({ agreed: true, channels: ["EMAIL"] });
  });
});

describe("a sign-up by an e-mail code (foreigners)", () => {
  beforeEach(() => api.reset());
  const body = (certToken: string, changes: Record<string, unknown> = {}) =>
    signUpBody({ certToken, id: "annelee1", name: "Anne Lee", email: "anne@mail.example", ...changes });
  const proof = () => codeProof(api, { purpose: "SIGNUP", target: "Anne@mail.example" });

  test("is one per address, and to the address that was verified", async () => {
    const certToken = await proof();
    expect(await failOf(body(certToken, { email: "other@mail.example" }))).toEqual([
      1106,
      "CERT_REQUIRED",
      [],
    ]);
    expect((await post(body(certToken))).json.result).toBe(true);
    expect(await memberOf("annelee1")).toMatchObject({ certType: "20", ciHash: null, diHash: null });
    api.pass(60_000);
    expect((await failOf(body(await proof(), { id: "annelee2" })))[0]).toBe(1102);
  });

  test("a code for something else proves nothing here", async () => {
    const certToken = await codeProof(api, { purpose: "FIND_ID", target: "miru@mirsol.example" });
    expect((await failOf(body(certToken, { email: "miru@mirsol.example", id: "newmiru1" })))[0]).toBe(1106);
  });
});

describe("refusals, in their own words", () => {
  beforeEach(() => api.reset());
  const fields: [string, Record<string, unknown>, unknown[]][] = [
    ["a bad id", { id: "1kim00" }, [9002, "VAL_ID", []]],
    ["capitals in the id", { id: "Kimmiru" }, [9002, "VAL_ID", []]],
    ["a short id", { id: "abcde" }, [9002, "VAL_ID", []]],
    ["a long id", { id: "abcdefghijklm" }, [9002, "VAL_ID", []]],
    ["a password without a sign", { password: "Abc12345" }, [9003, "VAL_PW_FORMAT", []]],
    ["a sign four times", { password: "Aaaa1111!" }, [9004, "VAL_PW_REPEAT", []]],
    ["the id in the password", { password: "Hanbit77!x" }, [9007, "VAL_PW_WEAK", []]],
    ["a common password", { password: "Password1!" }, [9007, "VAL_PW_WEAK", []]],
    ["the club's name", { password: "Mirsol2026!" }, [9007, "VAL_PW_WEAK", []]],
    ["no e-mail", { email: "hanbit" }, [9005, "VAL_EMAIL", []]],
    ["too long a phone", { phoneNo: "0".repeat(20) }, [9006, "VAL_PHONE", []]],
    ["letters for a phone", { phoneNo: "abc" }, [9006, "VAL_PHONE", []]],
    [
      "a type that only the office gives",
      { memberType: "10" },
      [9001, "VAL_FIELD", ["memberType", "Please choose one from the list."]],
    ],
  ];
  test.each(fields)("%s", async (_what, change, expected) => {
    expect(await failOf(signUpBody({ certToken: "ct_unknown", ...change }))).toEqual(expected);
  });

  test.each([null, "ct_unknown"])("no proof, %s (1106)", async (certToken) => {
    expect(await failOf(signUpBody({ certToken, id: "proofless" }))).toEqual([1106, "CERT_REQUIRED", []]);
  });

  test("a child of eleven (1103)", async () => {
    const certToken = await mockProof(api, "jieun12");
    expect(await failOf(signUpBody({ certToken, id: "jieun12" }))).toEqual([1103, "JOIN_UNDER_AGE", []]);
  });

  test.each([
    ["left out", required.slice(1)],
    ["refused", required.map((one) => ({ ...one, agreed: false }))],
  ])("a required term %s (1105); the optional one may be", async (_how, agreements) => {
    const adult = await codeProof(api, {
      purpose: "SIGNUP",
      target: `adult${agreements.length}@mail.example`,
    });
    const input = {
      certToken: adult,
      id: "adult01",
      email: `adult${agreements.length}@mail.example`,
      agreements,
    };
    expect(await failOf(signUpBody(input))).toEqual([1105, "JOIN_TERMS", []]);
  });

  test("an id that somebody has (1101), and the proof is still good for another", async () => {
    const certToken = await codeProof(api, { purpose: "SIGNUP", target: "second@mail.example" });
    const input = { certToken, email: "second@mail.example" };
    expect(await failOf(signUpBody({ ...input, id: "kimmiru" }))).toEqual([1101, "JOIN_ID_TAKEN", []]);
    expect((await post(signUpBody({ ...input, id: "second01" }))).json.result).toBe(true);
    expect((await failOf(signUpBody({ ...input, id: "third001" })))[0]).toBe(1106);
  });
});

test("a military type waits until the office has checked the record", async () => {
  const certToken = await codeProof(api, { purpose: "SIGNUP", target: "soldier@mail.example" });
  const body = signUpBody({ certToken, id: "soldier1", email: "soldier@mail.example", memberType: "41" });
  expect((await post(body)).json.data.state).toBe("50");
  const answer = await api.request("POST", "/member/login", {
    body: { clubCode: "MS01", id: "soldier1", password: "Hanbyul!2026" },
  });
  expect(answer.json.fail?.code).toBe(1005);
});

test("sent twice with one key, it makes one member", async () => {
  const certToken = await codeProof(api, { purpose: "SIGNUP", target: "twice@mail.example" });
  const body = signUpBody({ certToken, id: "twice001", email: "twice@mail.example" });
  const first = await post(body, "key-1");
  const again = await post(body, "key-1");
  expect(again.json.data).toEqual(first.json.data);
});

// seed 330
describe("the look-up of an id (M5)", () => {
  beforeEach(() => api.reset());
  const look = async (id: string, token?: string) =>
    (await api.request("GET", `/member/name/check?clubCode=MS01&id=${id}`, token ? { token } : {})).json.data;

  test("tells a visitor whether it is free", async () => {
    expect(await look("newname1")).toEqual({
      id: "newname1",
      validFormat: true,
      available: true,
      maskedName: null,
    });
    expect(await look("kimmiru")).toMatchObject({ available: false, maskedName: null });
    expect(await look("1kim00")).toMatchObject({ validFormat: false, available: false });
  });

  test("tells a member whose it is, masked", async () => {
    const { accessToken } = await api.signIn("leesol01");
    expect(await look("kimmiru", accessToken)).toEqual({
      id: "kimmiru",
      validFormat: true,
      available: false,
      maskedName: "김*루",
    });
    expect(await look("dormant01", accessToken)).toMatchObject({ available: false, maskedName: null });
  });
});
