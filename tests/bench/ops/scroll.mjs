import { chromium } from "@playwright/test";
import { chromiumProgram } from "../shared/page-scripts.mjs";
import { atMost } from "../shared/rows.mjs";

const admin = { clubCode: "MS01", chk: false, id: "ssadmin1", password: "MirsolAdm1n!", isAdmin: true };
const [few, many] = [3, 92];
/** A cost that grows with the days would be thirty times as much. */
const flat = 1.3;

async function openSheet(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  await context.addInitScript(() => localStorage.setItem("clubfront.officeLanguage", "en"));
  const headers = { origin };
  const answer = await context.request.post(`${origin}/hp/api/member/login`, { headers, data: admin });
  if (!(await answer.json()).result) throw new Error("The admin could not sign in");
  const page = await context.newPage();
  await page.goto(`${origin}/ishm/ops/sheet`);
  await page.getByRole("grid").first().waitFor();
  return page;
}

/** Nodes of the document and kilobytes of scripts' memory, what nobody holds any more left out. */
async function weigh(client) {
  await client.send("HeapProfiler.collectGarbage");
  const { metrics } = await client.send("Performance.getMetrics");
  const of = (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { nodes: of("Nodes"), kb: of("JSHeapUsedSize") / 1024 };
}

/** A day may have been read ahead: it stands there when nothing of it is waited for. */
const isWhole = () => !document.querySelector("main :is([aria-busy=true], [data-slot=skeleton])");

/** The tee sheet after three months of days, each seen whole, beside what it weighed after three days. */
export async function measureScroll({ origin }) {
  const browser = await chromium.launch({ executablePath: chromiumProgram(), args: ["--no-sandbox"] });
  try {
    const page = await openSheet(browser, origin);
    const client = await page.context().newCDPSession(page);
    await client.send("Performance.enable");
    const later = page.getByRole("button", { name: "Next day", exact: true });
    let first;
    for (let day = 1; day <= many; day += 1) {
      const before = page.url();
      await later.click();
      await page.waitForURL(({ href }) => href !== before);
      await page.waitForFunction(isWhole);
      if (day === few) first = await weigh(client);
    }
    const last = await weigh(client);
    const ratio = (one) => Math.round((last[one] / first[one]) * 100) / 100;
    return [
      atMost(`nodes after ${many} days, over those after ${few}`, ratio("nodes"), flat),
      atMost(`memory of scripts after ${many} days, over that after ${few}`, ratio("kb"), flat),
      atMost(`memory of scripts after ${many} days (MB)`, Math.round(last.kb / 1024)),
    ];
  } finally {
    await browser.close();
  }
}
