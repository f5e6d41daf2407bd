import { machines, watch } from "./visit.mjs";

/** The page of the next rounds is stored and answered by the worker. */
const isKept = async () => {
  if (!navigator.serviceWorker.controller) return false;
  const names = await caches.keys();
  const found = await Promise.all(
    names.map(async (name) => (await caches.open(name)).match("/offline-rounds")),
  );
  return found.some(Boolean);
};

/** Opens a member's page in flight mode, on the slow phone: when the next rounds stood there, each time. */
export async function visitOffline(browser, origin, { signIn, runs }) {
  const { options, slowDown } = machines.phone;
  const context = await browser.newContext({ ...options, locale: "en-US" });
  try {
    await signIn(context);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(`${origin}/mypage`, { waitUntil: "networkidle" });
    await page.waitForFunction(isKept);
    await context.setOffline(true);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    await page.addInitScript(watch, "main section dl");
    const visits = [];
    for (let run = 0; run < runs; run += 1) {
      await page.goto(`${origin}/mypage/bookings`);
      await page.waitForFunction(() => window.watched.usefulMs !== null);
      visits.push(await page.evaluate(() => window.watched));
    }
    return visits;
  } finally {
    await context.close();
  }
}
