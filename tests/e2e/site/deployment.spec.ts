import { once } from "node:events";
import { cpSync, existsSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { assemble } from "../../../deploy/image/assemble.mjs";
import { startNginx } from "../../bench/shared/nginx.mjs";
import { seedClub } from "../../support/runs/prepared-data";
import {
  freePort,
  type Launched,
  launch,
  startApi,
  startTogether,
  startWeb,
  temporaryFolder,
} from "../../support/web/stack.mjs";
import { api, expect, signIn, test, web } from "../fixtures";

test("nginx keeps public pages by their headers alone and never a personal answer", async ({
  request,
  browser,
}) => {
  const folder = temporaryFolder("nginx");
  const port = await freePort();
  const nginx = await startNginx({
    folder: folder.folder,
    port,
    webPort: Number(new URL(web()).port),
    pages: "",
  });
  const front = `http://127.0.0.1:${port}`;
  try {
    await request.get(`${front}/ko/community`);
    const second = await request.get(`${front}/ko/community`);
    expect(second.headers()["x-cache"]).toBe("HIT");
    const context = await browser.newContext();
    await signIn(context, "member");
    const cookie = (await context.cookies()).map((one) => `${one.name}=${one.value}`).join("; ");
    for (const path of ["/session", "/mypage", "/login", "/hp/api/site/state"]) {
      await request.get(front + path, { headers: { cookie }, maxRedirects: 0 });
      const stranger = await request.get(front + path, { maxRedirects: 0 });
      expect(stranger.headers()["x-cache"], path).not.toBe("HIT");
    }
    expect(await (await request.get(`${front}/session`)).json()).toMatchObject({ signedIn: false });
    await context.close();
  } finally {
    await nginx.stop();
    folder.remove();
  }
});

const drawn = ".next/cache/landscape";
const weather = "dusk-snow-straw";

test("the image holds all that the servers and the operator's commands load", async ({ request }) => {
  // The trace of the files takes the processor for a while.
  test.slow();
  const folder = temporaryFolder("image");
  const image = join(folder.folder, "image");
  await assemble(image);
  // The pictures of the home page are drawn: a small one of another weather tells whether the painter is whole.
  const filter = (file: string) => !file.endsWith(weather);
  if (existsSync(drawn)) cpSync(drawn, join(image, drawn), { recursive: true, filter });
  const port = await freePort();
  const site = await startWeb({ PORT: String(port), HP_API_URL: api() }, image);
  try {
    for (const path of ["/ko", "/ishm", `/landscape/${weather}/tall-390.webp`]) {
      expect((await request.get(`http://localhost:${port}${path}`)).status(), path).toBe(200);
    }
    const nowhere = { NODE_ENV: "production", DATA_DIR: join(image, "package.json") };
    const refused = launch(process.execPath, ["dist/club-api.mjs"], nowhere, image);
    expect(await refused.ended).toBe(1);
    expect(refused.text()).toMatch(
      /^DATA_DIR=.+ must be a folder that this process may write to \(EEXIST\)\.\n$/,
    );
    const help = launch(process.execPath, ["dist/club.mjs", "--help"], nowhere, image);
    expect(await help.ended, help.text()).toBe(0);
  } finally {
    await site.stop();
    folder.remove();
  }
});

test("two instances on one Redis show what either of them published; without Redis they go on", async ({
  browser,
  request,
}) => {
  const folder = temporaryFolder("redis");
  const redisPort = await freePort();
  const redis = launch("redis-server", [
    "--port",
    String(redisPort),
    "--bind",
    "127.0.0.1",
    "--save",
    "",
    "--dir",
    folder.folder,
  ]);
  const [first, second] = [await freePort(), await freePort()];
  const env = { HP_API_URL: api(), REDIS_URL: `redis://127.0.0.1:${redisPort}` };
  const started: Launched[] = [];
  try {
    const start = (port: number) => startWeb({ ...env, PORT: String(port) });
    started.push(...(await startTogether(start(first), start(second))));
    const at = (port: number, path: string) => `http://localhost:${port}${path}`;
    await request.get(at(second, "/community"));
    const context = await browser.newContext();
    const headers = { origin: at(first, ""), "sec-fetch-site": "same-origin" };
    await context.request.post(at(first, "/hp/api/member/login"), {
      headers,
      data: { clubCode: "MS01", id: "contents1", password: "MirsolAdm1n!", isAdmin: true },
    });
    const body = new FormData();
    const data = { title: "Seen on both", contents: "<p>x</p>" };
    body.set("data", new Blob([JSON.stringify(data)], { type: "application/json" }));
    const made = await context.request.post(at(first, "/hp/api/notice?lang=en"), {
      headers,
      multipart: body,
    });
    const { noticeIdx } = (await made.json()).data;
    await expect
      .poll(async () => (await request.get(at(second, "/community"))).text(), { timeout: 8000 })
      .toContain("Seen on both");
    await redis.stop();
    expect((await request.get(at(second, "/community"))).status()).toBe(200);
    expect((await request.get(at(first, "/ko"))).status()).toBe(200);
    await context.request.delete(at(first, "/hp/api/notice"), { headers, data: { idxs: [noticeIdx] } });
    await context.close();
  } finally {
    await Promise.all([...started, redis].map((one) => one.stop()));
    folder.remove();
  }
});

// seed 71 396
test("with the club API hanging or down kept pages still answer, others are 503 in some three seconds, and all comes back", async ({
  request,
}) => {
  const folder = temporaryFolder("down");
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const apiEnv = { ...(await seedClub(join(folder.folder, "data"))), API_PORT: String(apiPort) };
  let [club, site] = await startTogether(
    startApi(apiEnv),
    startWeb({ PORT: String(webPort), HP_API_URL: `http://127.0.0.1:${apiPort}` }),
  );
  const at = (path: string) => `http://localhost:${webPort}${path}`;
  const statusOf = async (path: string) => (await request.get(at(path))).status();
  try {
    expect(await statusOf("/ko/community")).toBe(200);
    // Behind the first page the club's name and number are read, which these take longer than.
    for (const language of ["ja", "zh"]) await request.get(at(`/${language}/community`));

    await test.step("hanging: a page that is not kept says so with the club's name and number", async () => {
      club.child.kill("SIGSTOP");
      const pages = [
        ["/ja/community/notice/11", "ja", "ミルソル"],
        ["/ko/community/event/31", "ko", "미르솔"],
      ] as const;
      const began = performance.now();
      const answers = await Promise.all(pages.map(([path]) => request.get(at(path))));
      expect(performance.now() - began).toBeLessThan(5000);
      for (const [place, [path, language, name]] of pages.entries()) {
        const answer = answers[place];
        expect([answer?.status(), Number(answer?.headers()["retry-after"]) > 0], path).toEqual([503, true]);
        const html = await answer?.text();
        expect(html).toContain(`<html lang="${language}">`);
        expect(html).toContain(name);
        expect(html).toContain("031-000-1001");
      }
      expect(await statusOf("/ko/community")).toBe(200);
      club.child.kill("SIGCONT");
      await expect.poll(() => statusOf("/ja/community/notice/11")).toBe(200);
    });

    await test.step("down: pages and calls are 503, until it is back", async () => {
      expect(await club.stop()).toBe(0);
      expect(await statusOf("/ko/community")).toBe(200);
      const unmade = await request.get(at("/ja/community/notice/12"));
      expect(unmade.status()).toBe(503);
      expect(Number(unmade.headers()["retry-after"])).toBeGreaterThan(0);
      const call = await request.get(at("/hp/api/notice/top"));
      expect(call.status()).toBe(503);
      expect((await call.json()).fail.code).toBe(9503);
      club = await startApi(apiEnv);
      await expect.poll(() => statusOf("/ja/community/notice/12")).toBe(200);
    });
  } finally {
    club.child.kill("SIGCONT");
    await Promise.all([site.stop(), club.stop()]);
    folder.remove();
  }
});

test("the web stops in order: a request in flight is answered, then it is out (R-20)", async () => {
  const port = await freePort();
  const site = await startWeb({ PORT: String(port), HP_API_URL: api() });
  const body = JSON.stringify({ clubCode: "MS01", id: "kimmiru", password: "Mirsol2026!" });
  const inFlight = request({
    port,
    method: "POST",
    path: "/hp/api/member/login",
    headers: {
      origin: `http://localhost:${port}`,
      host: `localhost:${port}`,
      "content-type": "application/json",
      "content-length": body.length,
      expect: "100-continue",
    },
  });
  inFlight.flushHeaders();
  // The server asks for the body: it has the request in hand.
  await once(inFlight, "continue");
  const code = site.stop();
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/readyz`)
        .then((answer) => answer.status)
        .catch(() => 0),
    )
    .not.toBe(200);
  inFlight.end(body);
  const [answer] = (await once(inFlight, "response")) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  answer.resume();
  expect(await code).toBe(0);
});

test("a wrong environment stops the start with one sentence that names the variable", async () => {
  const starts = [
    ["CLUB_CODE", { CLUB_CODE: "" }],
    ["HP_API_URL", { CLUB_CODE: "MS01", HP_API_URL: "" }],
    ["SESSION_SECRET", { CLUB_CODE: "MS01", HP_API_URL: api(), SESSION_SECRET: "short" }],
  ] as const;
  const refused = starts.map(async ([name, env]) => {
    const start = launch(process.execPath, ["dist/web.mjs"], {
      NODE_ENV: "production",
      SESSION_SECRET: "",
      ...env,
    });
    expect(await start.ended).toBe(1);
    expect(start.text().trim()).toMatch(new RegExp(`^${name} .*\\.$`));
  });
  await Promise.all(refused);
});
