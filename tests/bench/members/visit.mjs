/** A slow phone (seed of the yardstick: a quarter of the processor, 150 ms, 1.6 Mbit/s), and a desk without slowing. */
export const machines = {
  phone: {
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    slowDown: 4,
    network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  },
  desk: { options: { viewport: { width: 1440, height: 900 } }, slowDown: 1, network: null },
};

/**
 * Runs in the page before its scripts. Notes when the wanted element first stands there with its text and nothing in it is
 * waited for, the largest paint, every layout shift with what moved, and what the interactions took.
 */
export function watch(selector) {
  const seen = { usefulMs: null, lcpMs: 0, shifts: [] };
  const name = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return "?";
    const classes = String(element.getAttribute("class") ?? "").split(" ");
    return [
      element.localName,
      element.id && `#${element.id}`,
      classes[0] && `.${classes.slice(0, 3).join(".")}`,
    ]
      .filter(Boolean)
      .join("");
  };
  const observe = (type, note, options = {}) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true, ...options });
    return observer;
  };
  observe("largest-contentful-paint", ({ startTime }) => {
    seen.lcpMs = startTime;
  });
  observe("layout-shift", ({ value, hadRecentInput, startTime, sources }) => {
    if (hadRecentInput) return;
    const moved = sources.map(({ node, previousRect, currentRect }) => {
      const [from, to] = [previousRect, currentRect].map(({ y, height }) => `${y}+${height}`);
      return `${name(node)} ${from} to ${to}`;
    });
    seen.shifts.push({ value, at: Math.round(startTime), moved });
  });
  // Kept beside the page: an act may end with the next one.
  const noteEvent = ({ interactionId, duration }) => {
    // Where nobody acts, storage may be blocked.
    if (!interactionId) return;
    const longest = Number(sessionStorage.getItem("longestMs") ?? 0);
    if (duration > longest) sessionStorage.setItem("longestMs", String(duration));
  };
  const events = observe("event", noteEvent, { durationThreshold: 16 });
  window.addEventListener("pagehide", () => events.takeRecords().forEach(noteEvent));
  const isShown = (element) =>
    element?.checkVisibility({ visibilityProperty: true }) &&
    element.textContent.trim() !== "" &&
    !element.matches("[aria-busy=true]") &&
    !element.querySelector("[data-slot=skeleton], [aria-busy=true]");
  const look = () => {
    if (isShown(document.querySelector(selector))) seen.usefulMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.watched = seen;
}

const settleMs = 20_000;
const toldMs = 1_000;

/** A page of a new browser context with cold caches on such a machine, where nobody is asked to read announcements. */
export async function openOn(browser, machine, signIn) {
  const { options, slowDown, network } = machines[machine];
  const context = await browser.newContext({ ...options, locale: "en-US" });
  await context.addInitScript(putAnnouncementsAway);
  if (signIn) await signIn(context);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  if (network) await cdp.send("Network.emulateNetworkConditions", network);
  if (slowDown > 1) await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  return { context, page, cdp };
}

/** Opens an address and waits until what somebody came for stands there and nothing is on its way. */
export async function arrive(page, url, { useful, isLive = false }) {
  await page.addInitScript(watch, useful);
  // A screen that follows what others do is never without a request under way.
  const rest = isLive ? "load" : "networkidle";
  await page.goto(url, { waitUntil: rest });
  await page.waitForFunction(() => window.watched.usefulMs !== null, undefined, { timeout: settleMs });
  await page.waitForLoadState(rest);
}

/** One visit of a page with cold caches: what it took, and what its main act took. */
export async function visit(browser, origin, { machine, screen, path, signIn }) {
  const { context, page, cdp } = await openOn(browser, machine, signIn);
  try {
    const traffic = { bytes: 0, requests: 0 };
    cdp.on("Network.requestWillBeSent", () => {
      traffic.requests += 1;
    });
    cdp.on("Network.loadingFinished", ({ encodedDataLength }) => {
      traffic.bytes += encodedDataLength;
    });
    await arrive(page, origin + path, screen);
    const seen = await page.evaluate(() => window.watched);
    const inpMs = screen.act ? await timeOfAct(page, screen.act) : null;
    const cls = seen.shifts.reduce((sum, { value }) => sum + value, 0);
    return { ...seen, ...traffic, cls, inpMs };
  } finally {
    await context.close();
  }
}

/** Duration of the main act's longest event, by the browser's own Event Timing; 0 where it is under 16 ms. */
export async function timeOfAct(page, act) {
  await page.evaluate(() => sessionStorage.removeItem("longestMs"));
  await act(page);
  const longest = () => Number(sessionStorage.getItem("longestMs") ?? 0);
  // The browser tells of an event after the paint that follows it; of a shorter one than it times, never.
  await page.waitForFunction(longest, undefined, { timeout: toldMs }).catch(() => undefined);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  return page.evaluate(longest);
}

/** Announcements open by themselves and are no part of what is measured. */
function putAnnouncementsAway() {
  // Real clock: runs in the browser, which goes by the machine's.
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
  const all = Array.from({ length: 100 }, (_, position) => position + 1);
  try {
    for (const kind of ["terms", "banner"]) {
      localStorage.setItem(`clubfront.popup:MS01:${kind}`, JSON.stringify({ [today]: all }));
    }
    localStorage.setItem("clubfront.officeLanguage", "en");
  } catch {
    // An empty first document has no storage.
  }
}
