import { eq } from "drizzle-orm";
import { auditRecords, siteCerts, siteInfos } from "@/lib/club-api/db/tables";
import { readIdentitySettings } from "@/lib/club-api/domains/site";
import type { CallOutput } from "@/lib/contract/routes";
import { demoNow } from "@/tests/support/api";
import { officeScene } from "@/tests/support/scenes/office-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(officeScene);

const put = (path: string, body: unknown) => scene.failure("ssadmin1", "PUT", path, body);
const read = <T>(path: string) => scene.data<T>("ssadmin1", "GET", path);

describe("site info", () => {
  // seed 270
  test("named fields change, each language by itself (A4)", async () => {
    const body = {
      clubName: "미르솔 골프클럽",
      businessNo: "1008123452",
      i18n: { en: { clubName: "Mirsol Golf Club" } },
      version: 1,
    };
    const saved = await scene.data("ssadmin1", "PUT", "/site/info?lang=ko", body);
    expect(saved).toEqual({ clubIdx: 1, updatedAt: "2026-11-23T10:00:00+09:00", version: 2 });
    expect(await read("/site/info?lang=ko")).toMatchObject({
      clubName: "미르솔 골프클럽",
      ceoName: "홍솔",
      businessNo: "100-81-23452",
    });
    const english = await read<CallOutput<"GET /site/info">>("/site/info?lang=en");
    expect(english).toMatchObject({ clubName: "Mirsol Golf Club", ceoName: "Hong Sol" });
    expect(english).not.toHaveProperty("admin");
    expect(await put("/site/info", { ceoName: "x", version: 1 })).toEqual([200, 2002, "STALE", []]);
  });

  test.each([
    [
      "a business number without its check digit",
      { businessNo: "1234567890" },
      [200, 2101, "SITE_TAXNO", []],
    ],
    ["a number that no office gives", { businessNo: "0000000000" }, [200, 2101, "SITE_TAXNO", []]],
    ["no number", { businessNo: "" }, [200, 2101, "SITE_TAXNO", []]],
    ["a wrong address", { email: "info" }, [200, 9005, "VAL_EMAIL", []]],
    ["a wrong number", { clubPhoneNo: "0".repeat(20) }, [200, 9006, "VAL_PHONE", []]],
    ["a wrong zip code", { zipCode: "123" }, [400, 9001, "VAL_FIELD", ["zipCode", "Please enter 5 digits."]]],
  ])("%s is refused", async (_, body, expected) => {
    expect(await put("/site/info", body)).toEqual(expected);
  });

  test("the number is checked by the club's country (C0080)", async () => {
    await scene.api.db.execute("update policies set value1 = 'JP' where code = 'C0080'");
    expect((await put("/site/info", { businessNo: "1008123452" }))[1]).toBe(2101);
    expect((await put("/site/info", { businessNo: "1234567890123" }))[1]).toBe(0);
    expect((await put("/site/info", { businessNo: "" }))[1]).toBe(0);
    await scene.api.db.execute("update policies set value1 = 'KR' where code = 'C0080'");
    expect((await put("/site/info", { businessNo: "100-81-23452" }))[1]).toBe(0);
  });

  // seed 271
  test.each([
    ["KR", "1008123452", { normalized: "100-81-23452", valid: true, kind: "CORPORATE" }],
    ["KR", "1234567891", { normalized: "123-45-67891", valid: true, kind: "INDIVIDUAL" }],
    ["KR", "1238012344", { valid: true, kind: "INDIVIDUAL" }],
    ["KR", "1238112341", { valid: true, kind: "CORPORATE" }],
    ["KR", "1238812340", { valid: true, kind: "CORPORATE" }],
    ["KR", "1238912347", { valid: true, kind: "INDIVIDUAL" }],
    ["KR", "1234567890", { valid: false, kind: null }],
    ["KR", "0000000000", { valid: false, kind: null }],
    ["CORP", "0000000000000", { valid: false, kind: null }],
    ["JP", "1234567890123", { valid: true, kind: null }],
    ["DE", "de 123.456.789", { normalized: "DE123456789", valid: true }],
    ["US", "12-345678", { valid: false }],
  ])("valid/taxno of %s %s (A5, 14.7)", async (type, keyword, expected) => {
    const query = new URLSearchParams({ type, keyword });
    expect(await read(`/site/info/valid/taxno?${query}`)).toMatchObject({
      type,
      duplicated: false,
      ...expected,
    });
  });

  test("valid/taxno tells a number that another club has, however it is written, and not the club's own", async () => {
    const businessNo = "123-45-67891";
    await scene.otherClub();
    const [own] = await scene.api.db.select().from(siteInfos);
    if (!own) throw new Error("the demo club has its info");
    await scene.api.db.insert(siteInfos).values({ ...own, clubIdx: 2, businessNo });
    const duplicated = async (keyword: string) =>
      (await read<{ duplicated: boolean }>(`/site/info/valid/taxno?type=KR&keyword=${keyword}`)).duplicated;
    expect(await duplicated("1234567891")).toBe(true);
    expect(await duplicated("123 45 67891")).toBe(true);
    expect(await duplicated("1008123452")).toBe(false);
  });
});

describe("site addition", () => {
  const png = Uint8Array.from(
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
      "base64",
    ),
  );
  const form = (data: object, parts: readonly [string, string, Uint8Array<ArrayBuffer>][] = []) => {
    const body = new FormData();
    body.append("data", JSON.stringify(data));
    for (const [part, name, bytes] of parts) body.append(part, new Blob([bytes]), name);
    return body;
  };
  const text = (content: string) => new TextEncoder().encode(content);

  // seed 169 170 272
  test("logos come by the name of their field, are served to everybody, and go (A6)", async () => {
    const body = form({ textSimpleRl: "MIR" }, [["logoDefaultRl", "rl.png", png]]);
    const saved = await scene.data<{ logoDefaultRl: string }>(
      "ssadmin1",
      "PUT",
      "/site/addition?lang=ko",
      body,
    );
    expect(saved.logoDefaultRl).toMatch(/^\/files\/logo\/\d+$/);
    expect(await read("/site/addition?lang=ko")).toMatchObject({
      logoDefaultRl: saved.logoDefaultRl,
      textSimpleRl: "MIR",
      textDefaultRl: "미르솔 컨트리클럽",
    });
    expect((await scene.api.request("GET", saved.logoDefaultRl)).status).toBe(200);
    const gone = await scene.data("ssadmin1", "PUT", "/site/addition", { removeFiles: ["logoDefaultRl"] });
    expect(gone).toMatchObject({ logoDefaultRl: null });
    expect((await scene.api.request("GET", saved.logoDefaultRl)).status).toBe(404);
  });

  test.each([
    ["a vector image, which can hold scripts", "rl.svg", text("<svg onload='alert(1)'/>"), 9301],
    ["a document", "rl.pdf", text("%PDF-1.4\n%%EOF\n"), 9301],
    ["a page that is called an image", "rl.png", text("<html></html>"), 9301],
  ])("%s is no logo (S-71)", async (_, name, bytes, code) => {
    expect((await put("/site/addition", form({}, [["logoDefaultRl", name, bytes]])))[1]).toBe(code);
  });

  test("a part with another name is refused", async () => {
    expect((await put("/site/addition", form({}, [["logo", "rl.png", png]])))[3]).toEqual([
      "logo",
      "This field cannot be used here.",
    ]);
  });

  test("head tags are kept in one spelling", async () => {
    const headTags = `<META property='og:type' content='a "b" & c'/> <meta content="x" name="author">`;
    await scene.data("ssadmin1", "PUT", "/site/addition", { headTags });
    expect(await read("/site/addition")).toMatchObject({
      headTags:
        '<meta property="og:type" content="a &quot;b&quot; &amp; c">\n<meta name="author" content="x">',
    });
  });

  test.each([
    "<script>alert(1)</script>",
    '<meta http-equiv="refresh" content="0;url=//evil">',
    '<meta name="referrer" content="unsafe-url">',
    '<meta name="author" content="x"><link rel="stylesheet" href="//evil">',
    '<meta name="author" content="x" onload="x()">',
    "words",
  ])("head tags %s are refused", async (headTags) => {
    expect(await put("/site/addition", { headTags })).toEqual([
      400,
      9001,
      "VAL_FIELD",
      ["headTags", "Please use only meta and link tags, each complete."],
    ]);
  });
});

describe("site cert", () => {
  const cert = {
    methods: ["10", "20", "30"],
    niceDriver: "NICE_V1",
    niceSiteCode: "SAMPLE01",
    niceClientSecret: "write-only-7Q",
    smsSender: "031-000-1001",
    emailSender: "no-reply@mirsol.example",
  };

  // seed 28 96
  test("no end of a TLS certificate is claimed that nobody has looked at", async () => {
    expect(await read("/site/cert")).toMatchObject({ tlsExpiresAt: null });
  });

  test("only an SSADMIN sees or changes it, whatever the menu's flags say (A7)", async () => {
    await scene.grant("910100", "CRUX");
    const forbidden = [403, 9403, "REQ_FORBIDDEN", []];
    expect(await scene.failure("bookadmin1", "GET", "/site/cert")).toEqual(forbidden);
    expect(await scene.failure("bookadmin1", "PUT", "/site/cert", cert)).toEqual(forbidden);
    expect(await read("/site/cert")).toMatchObject({
      methods: ["10", "20"],
      niceDriver: "MOCK",
      niceSecretSet: false,
    });
  });

  // seed 273
  test("the secret goes in and never comes out: not in answers, rows, or records", async () => {
    const needed = ["niceClientSecret", "Please fill this in."];
    expect((await put("/site/cert", { ...cert, niceClientSecret: undefined }))[3]).toEqual(needed);
    expect(await scene.data("ssadmin1", "PUT", "/site/cert", cert)).toMatchObject({ niceSecretSet: true });
    const { niceClientSecret: _secret, ...rest } = cert;
    expect(await scene.data("ssadmin1", "PUT", "/site/cert", rest)).toMatchObject({ niceSecretSet: true });
    const rows = await scene.api.db.select().from(siteCerts);
    const records = await scene.api.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.entity, "siteCert"))
      .orderBy(auditRecords.auditIdx);
    const answer = await scene.call("ssadmin1", "GET", "/site/cert");
    expect(records).toHaveLength(2);
    for (const text of [JSON.stringify(rows), JSON.stringify(records), answer.text, scene.api.logs.join()]) {
      expect(text).not.toContain(cert.niceClientSecret);
    }
    const club = {
      clubIdx: 1,
      clubCode: "MS01",
      defaultLanguage: "en",
      languages: ["en"],
      zone: "Asia/Seoul",
    } as const;
    const settings = await readIdentitySettings(scene.api.db, { club, now: demoNow });
    expect(settings.niceSecret).toBe(cert.niceClientSecret);
    const cleared = { ...rest, niceDriver: "MOCK", niceClientSecret: null };
    expect(await scene.data("ssadmin1", "PUT", "/site/cert", cleared)).toMatchObject({
      niceSecretSet: false,
    });
  });

  test.each([
    [
      "an unknown method",
      { methods: ["99"] },
      [400, 9001, "VAL_FIELD", ["methods", "Please choose one from the list."]],
    ],
    [
      "a method twice",
      { methods: ["20", "20"] },
      [400, 9001, "VAL_FIELD", ["methods", "This is duplicated."]],
    ],
    [
      "a provider without a site code",
      { niceSiteCode: null },
      [400, 9001, "VAL_FIELD", ["niceSiteCode", "Please fill this in."]],
    ],
    ["a wrong sender", { emailSender: "a\r\nBcc: b@c.de" }, [200, 9005, "VAL_EMAIL", []]],
  ])("%s is refused", async (_, change, expected) => {
    expect(await put("/site/cert", { ...cert, ...change })).toEqual(expected);
  });
});
