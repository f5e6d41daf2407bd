import { createHash, randomBytes } from "node:crypto";
import { expect, ownHeaders, signIn, test, web } from "../../fixtures";

const pdf = (bytes: number) =>
  Buffer.concat([Buffer.from("%PDF-1.4\n"), randomBytes(bytes - 15), Buffer.from("\n%%EOF")]);
const sha = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const form = (data: object, files: { name: string; mimeType: string; buffer: Buffer }[] = []) => {
  const body = new FormData();
  body.set("data", new Blob([JSON.stringify(data)], { type: "application/json" }));
  for (const file of files)
    body.append("files", new File([new Uint8Array(file.buffer)], file.name, { type: file.mimeType }));
  return body;
};

const notice = { title: "Wire test", contents: "<p>Text</p>", isVisible: true };

test("a notice with a 12 MB file goes up and comes down unharmed, and shows at the next request (F2, S-28)", async ({
  browser,
}) => {
  const context = await browser.newContext();
  await signIn(context, "editor");
  await context.request.get(`${web()}/community`);
  const file = pdf(12 * 1024 * 1024);
  const made = await context.request.post(`${web()}/hp/api/notice?lang=en`, {
    headers: ownHeaders(),
    multipart: form(notice, [{ name: "겨울 안내.pdf", mimeType: "application/pdf", buffer: file }]),
  });
  const { data } = await made.json();
  expect(data.noticeIdx).toBeGreaterThan(12);
  expect(await (await context.request.get(`${web()}/community`)).text()).toContain("Wire test");
  const detail = await (await context.request.get(`${web()}/hp/api/notice/${data.noticeIdx}`)).json();
  const [link] = detail.data.files;
  expect(link).toMatchObject({ fileName: "겨울 안내.pdf", size: file.length });
  const down = await context.request.get(web() + link.url);
  expect(sha(await down.body())).toBe(sha(file));
  expect(down.headers()["content-disposition"]).toContain("attachment");
  expect(down.headers()["content-disposition"]).toContain(
    `filename*=UTF-8''${encodeURIComponent("겨울 안내.pdf")}`,
  );
  expect(down.headers()["x-content-type-options"]).toBe("nosniff");
  const gone = await context.request.delete(`${web()}/hp/api/notice`, {
    headers: ownHeaders(),
    data: { idxs: [data.noticeIdx] },
  });
  expect((await gone.json()).data).toEqual({ deleted: 1 });
  expect(await (await context.request.get(`${web()}/community`)).text()).not.toContain("Wire test");
  expect((await context.request.get(`${web()}/community/notice/${data.noticeIdx}`)).status()).toBe(404);
  expect((await context.request.get(web() + link.url)).status()).toBe(404);
  await context.close();
});

test.describe("what is refused writes nothing", () => {
  const cases = [
    [
      "a cross-site post",
      403,
      9403,
      { headers: { origin: "https://evil.test", "sec-fetch-site": "cross-site" }, multipart: form(notice) },
    ],
    ["a post without origin", 403, 9403, { headers: { origin: "" }, multipart: form(notice) }],
    ["a plain-text post", 415, 9415, { headers: { "content-type": "text/plain" }, data: "title=x" }],
    [
      "broken JSON",
      400,
      9400,
      { headers: { "content-type": "application/json" }, data: Buffer.from('{"title":') },
    ],
    [
      "broken multipart",
      400,
      9400,
      {
        headers: { "content-type": "multipart/form-data; boundary=x" },
        data: Buffer.from("--x\r\nnonsense"),
      },
    ],
    ["a wrong type", 400, 9001, { headers: {}, multipart: form({ ...notice, isVisible: "yes" }) }],
    ["an unknown field", 400, 9001, { headers: {}, multipart: form({ ...notice, isAdmin: true }) }],
    ["a missing field", 400, 9001, { headers: {}, multipart: form({ contents: "<p>x</p>" }) }],
    [
      "a JSON body over the limit",
      413,
      9413,
      { headers: { "content-type": "application/json" }, data: Buffer.alloc(220 * 1024 * 1024, 32) },
    ],
    [
      "an executable dressed as a picture",
      200,
      9301,
      {
        headers: {},
        multipart: form(notice, [
          { name: "a.png", mimeType: "image/png", buffer: Buffer.from("MZ".padEnd(400, "x")) },
        ]),
      },
    ],
    [
      "a picture over 5 MB",
      200,
      9302,
      {
        headers: {},
        multipart: form(notice, [
          {
            name: "a.jpg",
            mimeType: "image/jpeg",
            buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(5 * 1024 * 1024 + 10)]),
          },
        ]),
      },
    ],
  ] as const;

  for (const [name, status, code, { headers, ...body }] of cases) {
    test(`${name}: ${status}, ${code}`, async ({ browser }) => {
      const context = await browser.newContext();
      await signIn(context, "editor");
      const count = async () =>
        (await (await context.request.get(`${web()}/hp/api/notice/admin`)).json()).data.total;
      const before = await count();
      const answer = await context.request.post(`${web()}/hp/api/notice`, {
        headers: { ...ownHeaders(), ...headers },
        ...(body as object),
      });
      expect(answer.status()).toBe(status);
      const { result, data, fail } = await answer.json();
      expect({ result, data, code: fail.code }).toEqual({ result: false, data: null, code });
      expect(fail.msgDetail).not.toBe("");
      expect(await count()).toBe(before);
      await context.close();
    });
  }
});

test("without the flag, or without a session, a write is refused by the club API itself (S-60)", async ({
  browser,
}) => {
  for (const [who, status] of [
    ["reader", 403],
    ["member", 403],
    [null, 401],
  ] as const) {
    const context = await browser.newContext();
    if (who) await signIn(context, who);
    const answer = await context.request.post(`${web()}/hp/api/notice`, {
      headers: ownHeaders(),
      multipart: form(notice),
    });
    expect(answer.status(), String(who)).toBe(status);
    await context.close();
  }
});

// seed 183
test("unknown paths and wrong methods have the envelope and their status", async ({ request }) => {
  for (const [method, path, status, code] of [
    ["GET", "/hp/api/nothing/here", 404, 9404],
    ["PATCH", "/hp/api/notice", 405, 9405],
    ["DELETE", "/hp/api/site/info", 405, 9405],
  ] as const) {
    const answer = await request.fetch(web() + path, { method, headers: ownHeaders() });
    expect(answer.status()).toBe(status);
    expect(answer.headers()["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
    expect((await answer.json()).fail.code).toBe(code);
  }
});

test("twenty parallel renewals give one pair and no sign-out (S-14)", async ({ browser }) => {
  const context = await browser.newContext();
  await signIn(context, "member");
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      context.request.get(`${web()}/hp/api/tokens/refresh`, { headers: ownHeaders() }),
    ),
  );
  const ends = new Set<number>();
  for (const answer of answers) {
    expect(answer.status()).toBe(200);
    const { data } = await answer.json();
    expect(JSON.stringify(data)).not.toMatch(/Token"/);
    ends.add(data.accessTokenExpire);
  }
  expect(ends.size).toBe(1);
  expect(await (await context.request.get(`${web()}/session`)).json()).toMatchObject({ signedIn: true });
  await context.close();
});
