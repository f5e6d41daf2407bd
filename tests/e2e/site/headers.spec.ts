import { expect, signIn, test, web } from "../fixtures";

const everywhere = [
  "/",
  "/ko/community",
  "/nowhere",
  "/login",
  "/session",
  "/hp/api/site/state",
  "/hp/api/nothing",
  "/files/notice/91",
  "/robots.txt",
  "/builds/latest.json",
  "/icons/favicon.svg",
];

test("every answer carries the security headers (S-40, S-43)", async ({ request }) => {
  for (const path of everywhere) {
    const answer = await request.get(web() + path, { headers: { origin: "https://evil.test" } });
    const headers = answer.headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBeTruthy();
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect(headers["cross-origin-opener-policy"], path).toBe("same-origin");
    expect(headers["access-control-allow-origin"], path).toBeUndefined();
    expect(headers["x-powered-by"], path).toBeUndefined();
    expect(headers["content-type"], path).toBeTruthy();
  }
});

test("pages that open an identity check keep the link to its window, the window to them (S-40)", async ({
  request,
}) => {
  const policies = {
    "/ko/signup/auth": "same-origin-allow-popups",
    "/signup": "same-origin-allow-popups",
    "/signup/auth/success": "unsafe-none",
    "/ko/signup/auth/fail": "unsafe-none",
    "/signup/auth/callback": "unsafe-none",
    "/hp/api/member/nice-check/mock": "unsafe-none",
  };
  for (const [path, policy] of Object.entries(policies)) {
    const headers = (await request.get(web() + path, { maxRedirects: 0 })).headers();
    expect(headers["cross-origin-opener-policy"], path).toBe(policy);
  }
  const page = await request.get(`${web()}/ko/signup/auth`);
  expect(page.headers()["content-security-policy"]).toContain(
    "form-action 'self' https://nice.checkplus.co.kr",
  );
});

test("pages allow no inline or evaluated script beyond their own (S-41)", async ({ request }) => {
  for (const path of ["/", "/ko/community/notice/12", "/nowhere", "/login", "/error"]) {
    for (let visit = 0; visit < 2; visit += 1) {
      const policy = (await request.get(web() + path)).headers()["content-security-policy"] ?? "";
      const scripts = policy.split("; ").find((rule) => rule.startsWith("script-src")) ?? "";
      expect(scripts, path).toContain("'sha256-");
      expect(scripts).not.toContain("unsafe");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("form-action 'self'");
    }
  }
});

test("public pages may be shared for five seconds, everything else belongs to one browser (S-25)", async ({
  request,
}) => {
  for (const path of ["/", "/ko/community", "/community/notice/12"]) {
    expect((await request.get(web() + path)).headers()["cache-control"]).toMatch(/^public, s-maxage=5/);
  }
  for (const path of ["/login", "/mypage", "/ishm", "/session", "/hp/api/site/state"]) {
    const headers = (await request.get(web() + path, { maxRedirects: 0 })).headers();
    expect(headers["cache-control"], path).toBe("private, no-store");
    expect(headers["x-nextjs-cache"], path).toBeUndefined();
  }
});

test("unkeyed headers poison no page (S-24)", async ({ request }) => {
  // A page that is made anew meanwhile tells another minute ("Availability as of 10:12"), and streams its islands in another order.
  const clean = async (path: string) => {
    const html = await (await request.get(web() + path)).text();
    for (const foreign of ["evil.test", "https://localhost"]) expect(html).not.toContain(foreign);
    return html
      .replaceAll(/<script>self\.__next_f\.push\(.*?<\/script>/gs, "")
      .replaceAll(/\b\d\d:\d\d\b/g, "");
  };
  for (const path of ["/", "/ko/community", "/community/notice/12"]) {
    const before = await clean(path);
    const unkeyed: Record<string, string>[] = [
      { "x-nextjs-data": "1" },
      { "x-forwarded-host": "evil.test" },
      { "x-forwarded-proto": "https" },
      { "x-invoke-path": "/ishm" },
      { "x-matched-path": "/ishm" },
      { "accept-language": "ja" },
      { "x-middleware-prefetch": "1" },
    ];
    for (const headers of unkeyed) {
      await request.get(web() + path, { headers, maxRedirects: 0 });
    }
    expect(await clean(path)).toBe(before);
  }
});

test("the bypass corpus reaches no protected page (S-21)", async ({ request }) => {
  const shapes = [
    "/ishm",
    "/ishm/notice",
    "/ishm.rsc",
    "/ishm.segments/_tree.segment.rsc",
    "//ishm",
    "/%2fishm",
    "/ishm;a",
    "/./ishm",
    "/_next/data/x/ishm.json",
    "/mypage",
    "/en/mypage",
  ];
  const headers: Record<string, string>[] = [
    { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
    { "x-middleware-subrequest": "src/middleware" },
    { rsc: "1" },
    { rsc: "1", "next-router-prefetch": "1" },
    { "next-router-segment-prefetch": "/_tree" },
    { "x-invoke-path": "/ishm" },
    { "x-matched-path": "/ishm" },
    { "x-now-route-matches": "1=ishm" },
    { "x-nextjs-data": "1" },
  ];
  for (const shape of shapes) {
    for (const header of headers) {
      const answer = await request.get(web() + shape, { headers: header, maxRedirects: 0 });
      expect([301, 302, 307, 308, 400, 404], `${shape} ${JSON.stringify(header)}`).toContain(answer.status());
    }
  }
});

test("no page, data or answer holds a token (S-12)", async ({ browser }) => {
  const context = await browser.newContext();
  const session = await signIn(context, "member");
  expect(JSON.stringify(session)).not.toMatch(/Token"/);
  const page = await context.newPage();
  const bodies: string[] = [];
  page.on("response", async (response) => {
    if (/html|json|x-component/.test(response.headers()["content-type"] ?? "")) {
      bodies.push(await response.text().catch(() => ""));
    }
  });
  await page.goto(`${web()}/mypage`, { waitUntil: "networkidle" });
  expect(bodies.length).toBeGreaterThan(1);
  for (const body of bodies) expect(body).not.toMatch(/accessToken"|refreshToken"|Bearer /);
  const stored = await page.evaluate(
    () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie,
  );
  expect(stored).not.toMatch(/Please sign in again\./);
  await context.close();
});

test("an injected script does not run and is reported", async ({ page }) => {
  await page.goto(`${web()}/`);
  const isRun = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.body.append(script);
    return "injected" in window;
  });
  expect(isRun).toBe(false);
});
