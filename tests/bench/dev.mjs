import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { freePort, launch, temporaryFolder } from "../support/web/stack.mjs";
import { median } from "./shared/median.mjs";
import { chromiumProgram } from "./shared/page-scripts.mjs";
import { publish, row } from "./shared/rows.mjs";

/**
 * `npm run bench:dev`: from an edit to what is seen on the development server, each number beside its bound. It edits
 * files of this checkout and puts them back; start it on a clean one.
 */
const rounds = 3;
const data = temporaryFolder("dev");
const [port, apiPort] = [await freePort(), await freePort()];
const web = `http://localhost:${port}`;
const api = `http://127.0.0.1:${apiPort}`;
const notThere = "notice/99999?clubCode=MS01&lang=en";
const kept = new Map();

/** Writes a change of a file; `restore` puts back what stood there. */
function edit(file, from, to) {
  const text = readFileSync(file, "utf8");
  if (!kept.has(file)) kept.set(file, text);
  const original = kept.get(file);
  if (!original.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(file, original.replace(from, to));
}
function restore() {
  for (const [file, text] of kept) writeFileSync(file, text);
}

async function until(seen, limitMs = 60_000) {
  const from = performance.now();
  while (performance.now() - from < limitMs) {
    if (await seen().catch(() => false)) return (performance.now() - from) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Not seen within ${limitMs} ms:\n${dev.text()}`);
}

const answerOf = async (address) => (await fetch(address)).text();
const rows = [];
function tell(name, values, bound) {
  rows.push(
    row({
      measure: `${name}, median`,
      ours: `${median(values).toFixed(2)} s`,
      bound: `${bound} s`,
      isMet: median(values) <= bound,
      all: values.map((one) => one.toFixed(2)).join(" "),
    }),
  );
}

/** The median of edits of one kind; each edit writes another mark and waits until it is seen. */
async function measure(name, bound, { file, from, to, seen }) {
  const values = [];
  for (let round = 1; round <= rounds; round += 1) {
    const mark = `edited${round}`;
    edit(file, from, to(mark));
    values.push(await until(() => seen(mark)));
  }
  writeFileSync(file, kept.get(file));
  await until(async () => !(await seen(`edited${rounds}`)));
  tell(name, values, bound);
}

const env = { PORT: String(port), API_PORT: String(apiPort), DATA_DIR: data.folder };
const from = performance.now();
const dev = launch("npm", ["run", "dev"], env);
const browser = await chromium.launch({ executablePath: chromiumProgram(), args: ["--no-sandbox"] });
try {
  await until(async () => dev.text().includes("Ready in"), 120_000);
  tell("ready, with an empty data folder", [(performance.now() - from) / 1000], 15);
  const page = await browser.newPage({ locale: "en-GB" });
  page.setDefaultTimeout(120_000);
  await page.goto(`${web}/login`);
  await page.getByRole("button", { name: "Sign in", exact: true }).and(page.locator(":enabled")).waitFor();
  await page.getByLabel("Id", { exact: true }).fill("typed before");
  const shows = (selector) => async () => (await page.locator(selector).count()) > 0;

  await measure("component of the browser", 2, {
    file: "components/member/login/login-form.tsx",
    from: 'method="post"',
    to: (mark) => `method="post" data-mark="${mark}"`,
    seen: (mark) => shows(`form[data-mark=${mark}]`)(),
  });
  const typed = await page.getByLabel("Id", { exact: true }).inputValue();
  if (typed !== "typed before") throw new Error(`What was typed is lost: "${typed}"`);

  await measure("message", 2, {
    file: "messages/en.json",
    from: "Sign in to book tee times and manage your bookings.",
    to: (mark) => `Sign in, ${mark}.`,
    seen: async (mark) => (await page.locator("main").textContent())?.includes(mark) ?? false,
  });
  await measure("style", 2, {
    file: "app/styles/site.css",
    from: '@import "./course.css";',
    to: (mark) => `@import "./course.css";\n:root { --mark: ${mark}; }`,
    seen: (mark) =>
      page.evaluate(
        (wanted) => getComputedStyle(document.documentElement).getPropertyValue("--mark").includes(wanted),
        mark,
      ),
  });
  await measure("handler of the club API", 4, {
    file: "lib/club-api/http/app.ts",
    from: 'c.header("x-request-id",',
    to: (mark) => `c.header("x-mark", "${mark}");\n    c.header("x-request-id",`,
    seen: async (mark) => (await fetch(`${api}/hp/api/${notThere}`)).headers.get("x-mark") === mark,
  });
  await measure("contract, in both processes", 4, {
    file: "lib/contract/failure-texts/en.json",
    from: "This could not be found.",
    to: (mark) => `We could not find this, ${mark}.`,
    seen: async (mark) =>
      (await answerOf(`${api}/hp/api/${notThere}`)).includes(mark) &&
      (await answerOf(`${web}/hp/api/nowhere`)).includes(mark),
  });

  edit(
    "components/member/login/login-form.tsx",
    "  const common =",
    '  throw new Error("a broken form");\n  const common =',
  );
  const values = [await until(shows("nextjs-portal [role=dialog] >> text=a broken form"))];
  tell("overlay of an error under the development policy", values, 2);
} finally {
  restore();
  await browser.close();
  await dev.stop();
  data.remove();
}
publish(rows);
