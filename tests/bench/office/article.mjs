import { chromium } from "@playwright/test";
import { chromiumProgram } from "../shared/page-scripts.mjs";

/** The longest text that a board takes. */
const articleLength = 200_000;
const openings = 7;

/** A text of that length: headings, paragraphs, lists, tables, boxes and images, as a long notice has them. */
function articleText() {
  const part = (n) =>
    `<h2>Section ${n}</h2>${'<p>The course opens at eight and <strong>closes</strong> at sunset, <a href="/guide" rel="noopener">as always</a>.</p>'.repeat(6)}` +
    `<ul>${"<li>Greens are mown before the first tee time</li>".repeat(4)}</ul>` +
    `<aside data-callout="info"><p>Carts are free today.</p></aside><p><img src="/icon.svg" alt="Pines" width="64" height="64" /></p>` +
    `<table><thead><tr><th scope="col">Day</th><th scope="col">Fee</th></tr></thead><tbody>${"<tr><td>Weekday</td><td>120,000</td></tr>".repeat(4)}</tbody></table>`;
  let text = "";
  for (let n = 1; text.length + part(n).length <= articleLength; n += 1) text += part(n);
  return text;
}

async function createArticle(context, origin) {
  const answer = await context.request.post(`${origin}/hp/api/notice`, {
    headers: { origin, "sec-fetch-site": "same-origin" },
    data: { title: "A long article", contents: articleText(), isTop: false, isVisible: true },
  });
  const body = await answer.json();
  if (!body.result) throw new Error(`The article was refused: ${JSON.stringify(body.fail)}`);
  return body.data.noticeIdx;
}

/** In the page, before its scripts: the time from the article's arrival to the first frame with a text to type in. */
function watchEditor() {
  const arrival = () =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/hp\/api\/notice\/\d+\?/.test(name))
      .at(-1).responseEnd;
  window.editorTime = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(".ProseMirror[contenteditable=true] h2")) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - arrival()), 0));
    });
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ["contenteditable"] });
  });
}

/** From an article's arrival to an editor that takes letters; the fastest first. */
export async function timesOfArticle(origin, signIn) {
  const browser = await chromium.launch({ executablePath: chromiumProgram(), args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
    await context.addInitScript(() => localStorage.setItem("clubfront.officeLanguage", "en"));
    await context.addInitScript(watchEditor);
    await signIn(context, origin);
    const noticeIdx = await createArticle(context, origin);
    const times = [];
    for (let opening = 0; opening < openings; opening += 1) {
      const page = await context.newPage();
      await page.goto(`${origin}/ishm/notice/${noticeIdx}`);
      times.push(await page.evaluate(() => window.editorTime));
      await page.close();
    }
    return times.toSorted((a, b) => a - b);
  } finally {
    await browser.close();
  }
}
