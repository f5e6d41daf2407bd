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

/** Books the first free time of the next weeks for the member who is signed in, unless a round is to come. */
async function ensureRound({ request }, origin, memberIdx) {
  const send = async (method, path, data) => {
    const headers = { origin, "sec-fetch-site": "same-origin", "idempotency-key": crypto.randomUUID() };
    return (await (await request.fetch(`${origin}/hp/api${path}`, { method, headers, data })).json()).data;
  };
  // Real clock: benchmarks go by the machine's.
  const today = new Date().toISOString().slice(0, 10);
  const { list } = await send("GET", `/my-reservation/bookings/${memberIdx}?from=${today}&state=10`);
  if (list.length > 0) return;
  const { days } = await send("GET", `/reservation/calendar/${memberIdx}?clubCode=MS01`);
  const day = days.find(({ opened, freeTeams, date }) => opened && freeTeams > 8 && date > today);
  const { slots } = await send("GET", `/reservation/sheets/${memberIdx}/${day.date}`);
  const { sheetIdx } = slots.find(({ bookable }) => bookable);
  await send("PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });
  const players = [
    { seq: 1, isBooker: true, memberIdx },
    ...[2, 3, 4].map((seq) => ({ seq, name: `Guest ${seq}` })),
  ];
  const round = { sheetIdx, playerCount: 4, caddieMode: "C", agreeRules: true, players };
  const booked = await send("POST", "/reservation/booking", { clubCode: "MS01", ...round });
  if (!booked?.bookingIdx) throw new Error("No round could be booked.");
}

/** Opens a member's page in flight mode, on the slow phone: when the next rounds stood there, each time. */
export async function visitOffline(browser, origin, { signIn, memberIdx, runs }) {
  const { options, slowDown } = machines.phone;
  const context = await browser.newContext({ ...options, locale: "en-US" });
  try {
    await signIn(context);
    await ensureRound(context, origin, memberIdx);
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
