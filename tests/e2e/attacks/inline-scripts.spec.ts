import { pagePolicy } from "@/lib/web/cache/page-policy";
import { expect, test, web } from "../fixtures";

const attack = "window.injected = true";

test("a script that got into a page before its policy was made runs in every visitor's browser", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  for (const path of ["/", "/ko/community/notice/11", "/login", "/nowhere"]) {
    await page.route(web() + path, async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      const html = text.replace("</main>", `<script>${attack}</script></main>`);
      expect(html).not.toBe(text);
      // As the cache handler, or whoever makes the page for one visitor, would have judged the finished page.
      const headers = { ...answer.headers(), "content-security-policy": pagePolicy(path, html) };
      await route.fulfill({ response: answer, body: html, headers });
    });
    await page.goto(web() + path);
    // The page's own scripts run: the menu of languages is React's.
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
    expect(await page.evaluate(() => "injected" in window), path).toBe(false);
  }
  expect(refused.length).toBeGreaterThanOrEqual(4);
});
