import type { BrowserContext, Page } from "@playwright/test";
import { expect, ownHeaders, signIn, test, web } from "../fixtures";

/** Chooses a counting service in the club's office; "" is none. */
async function countWith(admin: BrowserContext, gaId: string): Promise<void> {
  const data = { name: "data", mimeType: "application/json", buffer: Buffer.from(JSON.stringify({ gaId })) };
  const answer = await admin.request.put(`${web()}/hp/api/site/addition`, {
    headers: ownHeaders(),
    multipart: { data },
  });
  expect((await answer.json()).fail ?? null).toBeNull();
}

/** As Google's script speaks: by beacon, by fetch and by picture, to hosts of its own. */
const googleScript = `
  window.countedWith = [...window.dataLayer].map((one) => [...one][0] + " " + [...one][1]);
  navigator.sendBeacon("https://region1.google-analytics.com/g/collect?v=2&en=page_view");
  fetch("https://www.google-analytics.com/g/collect?v=2&en=scroll", { method: "POST", mode: "no-cors", keepalive: true });
  fetch("https://region1.analytics.google.com/g/collect?v=2", { method: "POST", mode: "no-cors" });
  new Image().src = "https://www.google-analytics.com/collect?v=1&t=pageview";
`;
const plausibleScript = `
  fetch("https://plausible.io/api/event", {
    method: "POST",
    headers: { "Content-Type": "text/plain" },
    body: JSON.stringify({ n: "pageview", d: document.currentScript.dataset.domain }),
  });
`;
const scripts: Record<string, string> = {
  "www.googletagmanager.com": googleScript,
  "plausible.io": plausibleScript,
};

/** Answers for all other hosts, of which none is asked in truth; returns what was asked. */
async function answerForServices(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (url) => url.protocol.startsWith("http") && url.origin !== web(),
    async (route) => {
      const { host, pathname } = new URL(route.request().url());
      asked.push(host + pathname);
      const headers = { "access-control-allow-origin": "*" };
      if (!pathname.includes("/js")) return route.fulfill({ status: 204, headers });
      await route.fulfill({ contentType: "text/javascript", headers, body: scripts[host] ?? "" });
    },
  );
  return asked;
}

const question = (page: Page) => page.getByRole("region", { name: "Visit statistics" });
const google = [
  "region1.analytics.google.com/g/collect",
  "region1.google-analytics.com/g/collect",
  "www.google-analytics.com/collect",
  "www.google-analytics.com/g/collect",
  "www.googletagmanager.com/gtag/js",
];

test.describe("a club that counts visits", () => {
  let admin: BrowserContext;
  test.beforeAll(async ({ browser }) => {
    admin = await browser.newContext();
    await signIn(admin, "superAdmin");
  });
  test.afterAll(async () => {
    await countWith(admin, "");
    await admin.close();
  });

  test("with Google asks first; after a yes its script and its beacons pass the page's policy, and nothing before", async ({
    watched: page,
  }) => {
    await countWith(admin, "G-TEST123");
    const asked = await answerForServices(page);
    await page.goto(`${web()}/`, { waitUntil: "networkidle" });
    await expect(question(page)).toBeVisible();
    expect(asked).toEqual([]);
    await question(page).getByRole("button", { name: "Agree" }).click();
    await expect(question(page)).toBeHidden();
    await expect.poll(() => asked.toSorted()).toEqual(google);
    expect(await page.evaluate(() => Reflect.get(window, "countedWith")[1])).toBe("config G-TEST123");
    asked.length = 0;
    await page.goto(`${web()}/community`, { waitUntil: "networkidle" });
    await expect(question(page)).toBeHidden();
    await expect.poll(() => asked.toSorted()).toEqual(google);
  });

  test("with Plausible lets its script and its calls through, and nobody else's", async ({ page }) => {
    await countWith(admin, "club.example.com");
    const asked = await answerForServices(page);
    await page.goto(`${web()}/`, { waitUntil: "networkidle" });
    expect(asked).toEqual([]);
    await question(page).getByRole("button", { name: "Agree" }).click();
    await expect.poll(() => asked).toEqual(["plausible.io/js/script.js", "plausible.io/api/event"]);
    const isRefused = await page.evaluate(() =>
      fetch("https://www.google-analytics.com/g/collect").then(
        () => false,
        () => true,
      ),
    );
    expect(isRefused).toBe(true);
    expect(asked).toHaveLength(2);
  });

  // The policy of a document stays: that of the sign-in names no service, and a move within the site keeps it.
  test("who comes from a page that does not count is led on without an error, and counted from the next page", async ({
    watched: page,
  }) => {
    await countWith(admin, "G-TEST123");
    const asked = await answerForServices(page);
    await page.addInitScript(() => {
      localStorage.setItem("clubfront-consent", JSON.stringify({ id: "G-TEST123", isGiven: true }));
    });
    await page.goto(`${web()}/login`, { waitUntil: "networkidle" });
    expect(asked).toEqual([]);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL(`${web()}/`);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.goto(`${web()}/weather`, { waitUntil: "networkidle" });
    await expect.poll(() => asked).toContain("www.googletagmanager.com/gtag/js");
  });
});

test("a club that counts nothing asks nothing and names no other host in its policy", async ({
  watched: page,
}) => {
  const asked = await answerForServices(page);
  const answer = await page.goto(`${web()}/`, { waitUntil: "networkidle" });
  await expect(question(page)).toHaveCount(0);
  expect(answer?.headers()["content-security-policy"]).not.toMatch(/google|plausible/);
  expect(asked).toEqual([]);
});
