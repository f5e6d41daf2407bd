/** Pages that every visitor may read, as links of the header and footer name them. */
export const readable = ["/club", "/guide", "/course", "/reservation", "/weather", "/community", "/"];
/** One in this many has typed something, and stays on that page. */
const typingOneIn = 5;
const typed = "Kim Miru";

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const pathOf = (page) => new URL(page.url()).pathname;

/** Counts the answers of checks of the site state as this browser gets them. */
function countChecks(page, seen) {
  page.on("response", (answer) => {
    if (!new URL(answer.url()).pathname.endsWith("/site/state")) return;
    const status = answer.status();
    if (status === 200) seen.checks += 1;
    else if (status === 429) seen.limited += 1;
    else seen.failed += 1;
  });
}

/** A click on the link to a page, or anywhere where there is none; the site state is asked for then. */
async function click(page, path) {
  try {
    await page.evaluate((to) => {
      const link = document.querySelector(`a[href="${to}"]`);
      (link instanceof HTMLElement ? link : document.body).click();
    }, path);
  } catch {
    // The document was being left at that moment: the next step finds where it led.
    await page.waitForLoadState();
  }
}

/** Opens a page; one that was not made in time (503) is asked for again when its answer says so. Counts those. */
async function open(page, url, seen) {
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await page.goto(url);
    if (answer?.ok()) return;
    if (answer?.status() !== 503) throw new Error(`${url} answered ${answer?.status()}`);
    seen.late += 1;
    await pause(Number(answer.headers()["retry-after"] ?? 5) * 1000);
  }
  throw new Error(`${url} answered 503 five times`);
}

const idField = (page) => page.getByLabel("ID", { exact: true });

/** A field with something in it; clicks ask for the site state there too. */
async function type(page, origin, seen) {
  await open(page, `${origin}/login`, seen);
  await idField(page).pressSequentially(typed, { delay: 30 });
}

const isAway = (page) => /^\/(error|stop-site|close-page)(\/|$)/.test(pathOf(page));

/** A click every two to three seconds, until the time is over or the site has sent the visitor away. */
async function read(page, { number, seconds }, seen) {
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until && !isAway(page)) {
    await click(page, seen.hasTyped ? null : readable[(number + seen.steps + 1) % readable.length]);
    seen.steps += 1;
    await pause(2000 + (number % 10) * 100);
  }
  seen.awayAt = isAway(page) ? pathOf(page) : null;
}

/** One visitor with an own browser context, who begins to click when everybody has `arrived`; what became of it. */
export async function visit(browser, { origin, number, seconds, arrived }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "en-GB" });
  const page = await context.newPage();
  // Two cores open fifty pages at once.
  page.setDefaultTimeout(90_000);
  const hasTyped = number % typingOneIn === 0;
  const counts = { steps: 0, checks: 0, limited: 0, failed: 0, late: 0 };
  const seen = { ...counts, awayAt: null, isInputLost: false, hasTyped };
  countChecks(page, seen);
  try {
    if (hasTyped) await type(page, origin, seen);
    else await open(page, origin + readable[number % readable.length], seen);
    await arrived();
    await read(page, { number, seconds }, seen);
    if (hasTyped) seen.isInputLost = seen.awayAt !== null || (await idField(page).inputValue()) !== typed;
  } finally {
    await context.close();
  }
  return seen;
}
