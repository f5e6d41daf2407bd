import { createCipheriv, createHmac } from "node:crypto";
import { niceRequests, siteCerts } from "@/lib/club-api/db/tables";
import { startTestApi, type TestApi } from "../../support/api";
import { type NiceServer, niceIntcServer, niceV1Server } from "../../support/nice-servers";

let api: TestApi;
let v1: NiceServer;
let intc: NiceServer;
let intcPerson: Record<string, string>;

beforeAll(async () => {
  api = await startTestApi();
  v1 = await niceV1Server();
  intc = await niceIntcServer(() => intcPerson);
  api.deps.identity = {
    ...api.deps.identity,
    clientId: "client-1",
    clientSecret: "secret-1",
    productId: "2101979031",
    v1Url: v1.url,
    v1WindowUrl: "https://nice.example/service.cb",
    intcUrl: intc.url,
  };
  api.restart();
}, 60_000);
beforeEach(async () => {
  await api.reset();
  for (const server of [v1, intc]) {
    server.calls.length = 0;
    for (const name of Object.keys(server.faults)) delete server.faults[name as keyof NiceServer["faults"]];
  }
});
afterAll(async () => {
  await Promise.all([v1.stop(), intc.stop(), api.close()]);
});

const choose = (niceDriver: "NICE_V1" | "NICE_INTC") => api.db.update(siteCerts).set({ niceDriver });
const begin = () => api.request("GET", "/member/nice-check/enc?purpose=SIGNUP&clubCode=MS01");
const take = (body: Record<string, unknown>) => api.request("POST", "/member/nice-check/result", { body });
const secrets = async () => {
  const rows = await api.db.select().from(niceRequests);
  return rows.at(-1)?.secrets ?? {};
};

/** 한빛 in EUC-KR. */
const eucKrName = Buffer.from([0xc7, 0xd1, 0xba, 0xfb]);

/** The answer of NICE_V1: JSON in EUC-KR under the keys of the visit. */
function sealedAnswer(keys: Record<string, string>, requestNo: string, changes: Record<string, string> = {}) {
  const fields = {
    resultcode: "0000",
    requestno: requestNo,
    birthdate: "19900505",
    gender: "0",
    nationalinfo: "0",
    mobileno: "01000000077",
    ci: "c".repeat(88),
    di: "d".repeat(64),
    utf8_name: encodeURIComponent("한빛"),
    ...changes,
  };
  const json = JSON.stringify(fields);
  const bytes = Buffer.concat([Buffer.from('{"name":"'), eucKrName, Buffer.from(`",${json.slice(1)}`)]);
  const cipher = createCipheriv("aes-128-cbc", keys.key ?? "", keys.iv ?? "");
  const enc_data = Buffer.concat([cipher.update(bytes), cipher.final()]).toString("base64");
  const integrity_value = createHmac("sha256", keys.hmacKey ?? "")
    .update(enc_data)
    .digest("base64");
  return { enc_data, integrity_value };
}

describe("NICE_V1 (domain.md 9.1)", () => {
  beforeEach(() => choose("NICE_V1"));

  test("asks for the tokens as the provider wants it, the institution's only once", async () => {
    const { json } = await begin();
    expect(json.data).toMatchObject({ driver: "NICE_V1", action: "https://nice.example/service.cb" });
    await begin();
    const paths = v1.calls.map(({ path }) => path.split("/").at(-3));
    expect(paths.filter((path) => path === "oauth")).toHaveLength(v1.calls.length === 3 ? 1 : 0);
    const crypto = v1.calls.find(({ path }) => path.includes("crypto"));
    const bearer = Buffer.from(String(crypto?.headers.authorization).slice("bearer ".length), "base64");
    expect(bearer.toString()).toBe(`inst-token:${Date.parse("2026-11-23T10:00:00+09:00") / 1000}:client-1`);
    expect(crypto?.headers.productid).toBe("2101979031");
    expect(JSON.parse(crypto?.body ?? "")).toMatchObject({
      dataHeader: { CNTY_CD: "ko" },
      dataBody: { req_dtim: "20261123100000", enc_mode: "1" },
    });
  });

  test("reads the answer: integrity, then cipher, then EUC-KR", async () => {
    const { json } = await begin();
    const requestNo = String(json.data.requestNo);
    const answer = sealedAnswer(await secrets(), requestNo, { utf8_name: "" });
    const { data } = (await take({ requestNo, ...answer })).json;
    expect(data).toMatchObject({ name: "한빛", birth: "1990-05-05", gender: "F", phoneNo: "010-0000-0077" });
  });

  test.each([
    ["a person who broke off", { resultcode: "2013" }, "result 2013"],
    ["an answer to another request", { requestno: "REQ1" }, "requestno"],
    ["no birth date", { birthdate: "" }, "birthdate"],
    ["no DI", { di: "" }, "di"],
  ])("%s is refused (1301)", async (_what, change, reason) => {
    const { json } = await begin();
    const requestNo = String(json.data.requestNo);
    const { fail } = (await take({ requestNo, ...sealedAnswer(await secrets(), requestNo, change) })).json;
    expect([fail?.code, fail?.msgCode, fail?.msgVar]).toEqual([1301, "NICE_ERROR", [reason]]);
  });

  test.each([
    ["a server fault", { status: 503 }, "HTTP 503"],
    ["a refusal", { code: "9999" }, "result_cd 9999"],
    ["a redirect", { redirect: true }, "no answer"],
  ])("%s of the provider is told as 1301", async (_what, fault, reason) => {
    Object.assign(v1.faults, fault);
    const { status, json } = await begin();
    expect([status, json.fail?.code, json.fail?.msgVar]).toEqual([200, 1301, [reason]]);
  });

  test("a provider that never answers is given up after five seconds", async () => {
    v1.faults.hang = true;
    const startedAt = performance.now();
    const { fail } = (await begin()).json;
    expect(fail?.msgVar).toEqual(["timeout"]);
    expect(performance.now() - startedAt).toBeLessThan(8_000);
  });
});

describe("NICE_INTC (domain.md 9.2)", () => {
  beforeEach(async () => {
    await choose("NICE_INTC");
    intcPerson = {
      name: "서윤",
      birthdate: "19880808",
      gender: "0",
      national_info: "0",
      ci: "c".repeat(88),
      di: "e".repeat(64),
      mobile_co: "1",
      mobile_no: "01000000088",
    };
  });

  test("sends the browser to the provider's address and fetches the result itself", async () => {
    const { json } = await begin();
    expect(json.data).toMatchObject({
      driver: "NICE_INTC",
      action: "https://auth.niceid.example/window?tx=1",
      method: "GET",
      fields: {},
    });
    const requestNo = String(json.data.requestNo);
    const { data } = (await take({ requestNo, web_transaction_id: "web-1" })).json;
    expect(data).toMatchObject({ name: "서윤", birth: "1988-08-08", phoneNo: "010-0000-0088" });
    const token = intc.calls.find(({ path }) => path.endsWith("/token"));
    const basic = `Basic ${Buffer.from("client-1:secret-1").toString("base64url")}`;
    expect(token?.headers.authorization).toBe(basic);
    const url = intc.calls.find(({ path }) => path.endsWith("/url"));
    expect(url?.headers.authorization).toBe("Bearer intc-token");
    expect(JSON.parse(url?.body ?? "")).toMatchObject({ request_no: requestNo, svc_types: ["M"] });
    const result = intc.calls.find(({ path }) => path.endsWith("/result"));
    expect(JSON.parse(result?.body ?? "")).toEqual({
      web_transaction_id: "web-1",
      transaction_id: "tx-sample-0001",
      request_no: requestNo,
    });
  });

  test("a changed ticket, a missing field and a refusal are 1301", async () => {
    const first = await begin();
    await api.db.update(niceRequests).set({ secrets: { ...(await secrets()), ticket: "another" } });
    const forged = await take({ requestNo: first.json.data.requestNo, web_transaction_id: "web-1" });
    expect(forged.json.fail).toMatchObject({ code: 1301, msgVar: ["integrity"] });
    const second = await begin();
    delete intcPerson.di;
    const partial = await take({ requestNo: second.json.data.requestNo, web_transaction_id: "web-1" });
    expect(partial.json.fail?.msgVar).toEqual(["di"]);
    intc.faults.code = "1001";
    expect((await begin()).json.fail?.msgVar).toEqual(["result_code 1001"]);
  });
});
