import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { NextRequest } from "next/server";
import { GET as askTicket } from "@/app/session/tickets/[file]/route";
import { GET as leadBack } from "@/app/signup/auth/callback/route";
import { languages } from "@/lib/shared/languages";
import { callLanguage } from "@/lib/web/bff/failure";
import { isUpstreamSlow, noteAnswer, readBudget, upstreamHealth, watchRead } from "@/lib/web/cache/freshness";
import { answerFailedCheck } from "@/lib/web/routing/answer";
import { currentSnapshot, forgetSnapshot, knownContact } from "@/lib/web/routing/snapshot";
import { servePage } from "@/lib/web/server/page-cache";
import { unavailablePage, unavailablePolicy } from "@/lib/web/server/unavailable-page";
import texts from "@/lib/web/server/unavailable-texts.json";
import en from "@/messages/en.json";
import ja from "@/messages/ja.json";
import ko from "@/messages/ko.json";
import zh from "@/messages/zh.json";
import { testNow } from "@/tests/support/runs/test-clock.mjs";
import { webEnvironment } from "@/tests/support/web/web-environment.mjs";

const names = { en: "Mirsol Country Club", ko: "미르솔 컨트리클럽", ja: "ミルソル", zh: "美松" } as const;
const messages = { en, ko, ja, zh };
const policies = { policyCodes: { list: [{ key: "C0090", values: ["ko,en", "ko"] }] } };

/** A club whose first language is Korean, with a name and a number in each language. */
async function answer(input: unknown): Promise<Response> {
  const url = new URL(String(input));
  const language = languages.find((one) => one === url.searchParams.get("lang"));
  const info = { clubName: language && names[language], rsvPhoneNo: "031-000-1001" };
  const data = url.pathname.endsWith("/site/info")
    ? info
    : url.pathname.endsWith("/site/state")
      ? { state: "1" }
      : url.pathname.includes("/menus/")
        ? []
        : policies;
  return Response.json({ result: true, data });
}

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

beforeAll(async () => {
  Object.assign(process.env, webEnvironment);
  jest.spyOn(globalThis, "fetch").mockImplementation(answer);
  forgetSnapshot();
  await currentSnapshot(testNow() + 40 * 86_400_000);
  for (let wait = 0; knownContact("zh")?.name !== names.zh && wait < 100; wait++) await turn();
  jest.restoreAllMocks();
});
beforeEach(() => {
  Object.assign(upstreamHealth(), { downAt: 0, answeredAt: 0 });
});
afterAll(() => {
  Object.assign(upstreamHealth(), { downAt: 0, answeredAt: 0 });
  forgetSnapshot();
});

/** A front door whose pages are made by `make`; asks for one of them and gives what came. */
async function visit(path: string, make: (response: ServerResponse) => void, method = "GET") {
  let server: Server | undefined;
  try {
    server = createServer((request: IncomingMessage, response) => {
      void servePage(request, response, 40).then((isAnswered) => {
        if (!isAnswered) make(response);
      });
    });
    await new Promise<void>((resolve) => server?.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    const shown = await fetch(`http://localhost:${port}${path}`, { method });
    return { status: shown.status, headers: shown.headers, html: await shown.text() };
  } finally {
    server?.closeAllConnections();
    server?.close();
  }
}

describe("a page that waits for a club API that hangs", () => {
  // seed 396
  test("is given up for one that names the club and its number, in the language of its address", async () => {
    upstreamHealth().downAt = Date.now(); // Real clock: that of the front door.
    const { status, headers, html } = await visit("/en/community/notice/3?x=1", () => {});
    expect(status).toBe(503);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(html).toContain('<html lang="en">');
    expect(html).toContain(names.en);
    expect(html).toContain('href="tel:0310001001"');
  });

  test("is in the club's own language where the address names none", async () => {
    upstreamHealth().downAt = Date.now(); // Real clock: that of the front door.
    const { html } = await visit("/community", () => {});
    expect(html).toContain('<html lang="ko">');
    expect(html).toContain(names.ko);
  });

  test("goes on being made while it is the page that takes long, not the club API", async () => {
    const { status, html } = await visit("/community", (response) => {
      setTimeout(() => {
        response.setHeader("content-type", "text/html");
        response.end("<html>made after all</html>");
      }, 150);
    });
    expect([status, html]).toEqual([200, "<html>made after all</html>"]);
  });

  test("goes on being made where this process was busy and the answer has come meanwhile", async () => {
    const { status } = await visit("/community", (response) => {
      setTimeout(() => {
        // Real clock: that of the front door. The read's answer waits to be read until this process has time.
        upstreamHealth().reads.set(1, Date.now() - 10_000);
        const end = performance.now() + 60;
        while (performance.now() < end);
        setImmediate(() => upstreamHealth().reads.delete(1));
        setTimeout(() => response.setHeader("content-type", "text/html").end("<html>made</html>"), 100);
      }, 1);
    });
    expect(status).toBe(200);
  });

  test("what is made too late goes nowhere, and harms nobody", async () => {
    upstreamHealth().downAt = Date.now(); // Real clock: that of the front door.
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    const { status } = await visit("/club", (response) => {
      setTimeout(() => {
        response.setHeader("x-late", "1");
        response.writeHead(200);
        response.write("late");
        response.end("late");
        written();
      }, 90);
    });
    expect(status).toBe(503);
    await isWritten;
  });
});

test.each(languages)("in %s it has the site's own letters, and a policy that lets them in", (language) => {
  const page = unavailablePage("/club", language);
  const files = [...page.matchAll(/(?:url\(|href=")(\/fonts\/[^)"]+)/g)].map(([, file]) => `public${file}`);
  expect(files).toHaveLength(language === "en" ? 2 : 3);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  expect(unavailablePolicy).toContain("font-src 'self'");
  expect(unavailablePolicy).toContain(`style-src 'self' 'sha256-${hash}'`);
});

describe("a page that failed", () => {
  test.each([
    ["Next's shell of an error", '<html id="__next_error__"><head></head></html>'],
    ["nothing at all", ""],
  ])("with %s is replaced by words", async (_name, made) => {
    const { status, html } = await visit("/ja/club", (response) => {
      response.statusCode = 500;
      response.setHeader("content-type", "text/html");
      response.end(made);
    });
    expect(status).toBe(500);
    expect(html).toContain('<html lang="ja">');
    expect(html).toContain(names.ja);
  });

  test("with words of its own keeps them: a stopped site", async () => {
    const { status, html } = await visit("/stop-site", (response) => {
      response.statusCode = 503;
      response.setHeader("content-type", "text/html");
      response.end("<html>Back at four.</html>");
    });
    expect([status, html]).toEqual([503, "<html>Back at four.</html>"]);
  });
});

// seed 53 54
describe("an address beside the pages that nothing has", () => {
  const shell = '<html id="__next_error__"><head></head></html>';
  const missing = (response: ServerResponse) => {
    response.statusCode = 404;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(shell);
  };

  test.each(["/rss/x", "/gallery", "/landscape/%3Cb%3E", "/_next/x"])(
    "%s is told so in words",
    async (path) => {
      const { status, headers, html } = await visit(path, missing);
      expect([status, headers.get("retry-after")]).toEqual([404, null]);
      expect(headers.get("content-security-policy")).toBe(unavailablePolicy);
      expect(html).toContain('<html lang="ko">');
      expect(html).toContain(`<h1>${texts.ko.notFound}</h1>`);
      expect(html).toContain(`<p>${path}</p>`);
      expect(html).not.toContain("__next_error__");
      expect((await visit(path, missing, "HEAD")).html).toBe("");
    },
  );

  test("is told by `writeHead` too, whatever was to follow", async () => {
    const { status, html } = await visit("/icons/x", (response) => {
      response.writeHead(404, { "content-type": "text/html", "content-length": shell.length });
      response.write(shell.slice(0, 9));
      response.end(shell.slice(9));
    });
    expect([status, html.includes(names.ko), html.includes("next_error")]).toEqual([404, true, false]);
  });

  test("does not touch what other routes answer: files, refusals in JSON, pages of their own", async () => {
    const file = await visit("/icons/1/a.png", (response) => response.writeHead(200).end("file"));
    expect([file.status, file.html]).toEqual([200, "file"]);
    const refusal = await visit("/hp/api/x", (response) =>
      response.writeHead(404, { "content-type": "application/json" }).end("{}"),
    );
    expect([refusal.status, refusal.html]).toEqual([404, "{}"]);
    const page = await visit("/nowhere", (response) => {
      response.writeHead(404, { "content-type": "text/html" });
      response.end("<html>Page not found: /nowhere</html>");
    });
    expect([page.status, page.html]).toEqual([404, "<html>Page not found: /nowhere</html>"]);
  });
});

test.each(languages)("in %s it says what the site's own page of a wrong address says", (language) => {
  const { title, home } = messages[language].notFound;
  expect([texts[language].notFound, texts[language].home]).toEqual([title, home]);
});

test.each(languages)(
  "the page in %s is whole without a club, and takes no markup from its name",
  (language) => {
    const alone = unavailablePage("/x", language, null);
    expect(alone).toContain(`<html lang="${language}">`);
    expect(alone).toMatch(/<h1>[^<]{8,}<\/h1><p>[^<]{15,}<\/p>/);
    expect(alone).not.toContain("tel:");
    const club = { name: '<b>&"', phone: '1"><script>' };
    expect(unavailablePage('/"><script>', language, club)).not.toMatch(
      /<b>|<script>|href="[^"]*"[^>]*script/,
    );
  },
);

describe("how long a page waits", () => {
  test("three seconds for a read, half a second for each once the club API is known to be away", () => {
    expect(readBudget(10_000_000)).toBe(3000);
    upstreamHealth().downAt = 10_000_000;
    expect(readBudget(10_001_000)).toBe(500);
    expect(readBudget(10_003_000)).toBe(3000);
  });

  test("three seconds again as soon as any call was answered", () => {
    upstreamHealth().downAt = 10_000_000;
    noteAnswer(10_000_050);
    expect(readBudget(10_000_100)).toBe(3000);
    expect(isUpstreamSlow(10_000_100)).toBe(false);
    upstreamHealth().downAt = 10_000_200;
    expect(readBudget(10_000_300)).toBe(500);
  });

  test("a read under way for long is slow unless others are answered meanwhile; one that failed tells of an absence", async () => {
    let release = () => {};
    const reading = watchRead(() => new Promise<void>((resolve) => (release = resolve)));
    const now = Date.now(); // Real clock: that of the reads.
    expect(isUpstreamSlow(now)).toBe(false);
    expect(isUpstreamSlow(now + 2600)).toBe(true);
    noteAnswer(now + 2000);
    expect(isUpstreamSlow(now + 2600)).toBe(false);
    expect(isUpstreamSlow(now + 3100)).toBe(true);
    upstreamHealth().answeredAt = 0;
    release();
    await reading;
    expect(isUpstreamSlow(now + 2600)).toBe(false);
    await expect(watchRead(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(isUpstreamSlow(now + 100)).toBe(true);
  });
});

describe("a site-state check that failed before there was any answer (seed §8)", () => {
  const asked = (path: string, isCrawler = false) => ({
    path,
    search: "",
    isCrawler,
    hasMenuPass: false,
    visitor: async () => ({ signedIn: false, isAdmin: false, isPending: false }),
    hasPass: async () => false,
  });

  // seed 200 396
  test.each([
    ["/en/club", "/en/error?status=503"],
    ["/club", "/error?status=503"],
  ])("sends the visitor of %s to %s, in his language", (path, to) => {
    expect(answerFailedCheck(asked(path), 503)).toMatchObject({ kind: "redirect", to });
  });

  // seed 400
  test.each([
    ["/en/club", "/en/error/503"],
    ["/club", "/ko/error/503"],
  ])("shows a crawler at %s the status and %s, no redirect", (path, shown) => {
    expect(answerFailedCheck(asked(path, true), 503)).toMatchObject({
      kind: "show",
      path: shown,
      status: 503,
    });
  });
});

describe("who asks without a language is led on in the club's own, at the one address of a page", () => {
  const ask = (path: string) => new NextRequest(`https://club.example${path}`);

  test.each([
    ["?lang=en", "/en/mypage/bookings/7"],
    ["?lang=xx", "/mypage/bookings/7"],
    ["", "/mypage/bookings/7"],
  ])("a ticket for nobody who is signed in (%s)", async (query, to) => {
    const params = Promise.resolve({ file: "7.pkpass" });
    const answer = await askTicket(ask(`/session/tickets/7.pkpass${query}`), { params });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, to]);
  });

  test.each([
    ["?lang=en", "/en/signup/auth/fail"],
    ["", "/signup/auth/fail"],
  ])("an identity check without an answer (%s)", async (query, to) => {
    const answer = await leadBack(ask(`/signup/auth/callback${query}`));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, to]);
  });

  test.each([
    ["?lang=en", "fr", "en"],
    ["?lang=xx", "ja", "ja"],
    ["?lang=xx", "fr", "ko"],
    ["", null, "ko"],
  ])("a refusal of a call (%s, browser %p)", (query, browser, language) => {
    expect(callLanguage(new URL(`https://club.example/hp/api/x${query}`), browser)).toBe(language);
  });
});
