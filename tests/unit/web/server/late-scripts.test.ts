import { startScriptsLate } from "@/lib/web/cache/late-scripts";

const page = (head: string, body = "<p>Tee times</p>") =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}<script src="/_next/static/chunks/main.js" id="_R_" async=""></script></body></html>`;
const head =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/><link rel="stylesheet" href="/a.css"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script>';

type Seen = (list: { getEntriesByName(name: string): object[] }) => void;

type Picture = { complete: boolean; addEventListener: (kind: string, listener: () => void) => void };
type Sheet = { disabled: boolean; href: string };
type Browser = {
  hidden?: boolean;
  tells?: boolean;
  member?: string;
  picture?: Picture | null;
  sheets?: Sheet[];
  readyState?: string;
  /** Families that the machine has letters of, or "none told" where the browser keeps that to itself. */
  faces?: string[] | "none told";
  /** Whether it says when it has nothing to do. */
  idles?: boolean;
};

/** As `document.fonts.load` of a family of the machine's faces: refused where it has none of them. */
const loaded = (font: string, faces: string[]) =>
  faces.some((family) => font.includes(family)) ? Promise.resolve([{}]) : Promise.reject(new Error("none"));

/** Runs what the page runs, in its order, with a browser that tells of its first frame or not. */
function run(
  html: string,
  {
    hidden = false,
    tells = true,
    member = "",
    picture = null,
    sheets = [],
    readyState = "interactive",
    faces = [],
    idles = true,
  }: Browser = {},
) {
  const codes = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, code = ""]) => code);
  const appended: Record<string, unknown>[] = [];
  const frames: (() => void)[] = [];
  const idle: (() => void)[] = [];
  const timers: { run: () => void; delay?: number }[] = [];
  const observers: Seen[] = [];
  const document = {
    hidden,
    documentElement: { dataset: { member } },
    createElement: () => ({}),
    head: { appendChild: (element: Record<string, unknown>) => appended.push(element) },
    querySelector: () => picture,
    querySelectorAll: () => sheets,
    readyState,
    ...(faces === "none told" ? {} : { fonts: { load: (font: string) => loaded(font, faces) } }),
  };
  const heard = new Map<string, () => void>();
  class PerformanceObserver {
    constructor(seen: Seen) {
      if (!tells) throw new TypeError("unknown");
      observers.push(seen);
    }
    observe() {}
  }
  const names = ["document", "window", "requestAnimationFrame", "setTimeout", "PerformanceObserver"];
  new Function(...names, codes.join(";"))(
    document,
    {
      addEventListener: heard.set.bind(heard),
      ...(idles ? { requestIdleCallback: (work: () => void) => idle.push(work) } : {}),
    },
    (frame: () => void) => frames.push(frame),
    (timer: () => void, delay?: number) => timers.push({ run: timer, delay }),
    PerformanceObserver,
  );
  const elements = (isScript: boolean) => appended.filter((one) => "src" in one === isScript);
  const paint = (...names: string[]) =>
    observers[0]?.({
      getEntriesByName: (name) => names.filter((one) => one === name).map((one) => ({ one })),
    });
  return {
    get started() {
      return elements(true);
    },
    get fetched() {
      return elements(false);
    },
    frames,
    timers,
    paint,
    load: () => heard.get("load")?.(),
    rest: () => {
      for (const work of idle.splice(0)) work();
    },
  };
}

const all = [
  { src: "/_next/static/chunks/a.js", async: true },
  { src: "/_next/static/chunks/main.js", async: true },
];

test("a page starts its scripts when its first frame has been shown, once and in their order", () => {
  const html = startScriptsLate(page(head));
  expect(html).not.toMatch(/<script src="[^"]+"[^>]* async/);
  expect(html).not.toContain('<link rel="preload" as="script"');
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(html).toContain('<script src="/_next/static/chunks/old.js" noModule=""></script>');
  const shown = run(html);
  shown.paint("first-paint");
  expect(shown.started).toEqual([]);
  shown.paint("first-contentful-paint");
  shown.timers[0]?.run();
  expect(shown.started).toEqual(all);
  expect(shown.fetched).toEqual([]);
});

test("the scripts wait for the picture that the page puts first, or for its failure, two seconds at most", () => {
  for (const end of ["load", "error", "time"]) {
    const heard = new Map<string, () => void>();
    const picture = { complete: false, addEventListener: heard.set.bind(heard) };
    const shown = run(startScriptsLate(page(head)), { picture });
    shown.paint("first-contentful-paint");
    expect(shown.started).toEqual([]);
    if (end === "time") shown.timers[0]?.run();
    else heard.get(end)?.();
    expect(shown.started).toEqual(all);
  }
  const shown = run(startScriptsLate(page(head)), { picture: { complete: true, addEventListener() {} } });
  shown.paint("first-contentful-paint");
  expect(shown.started).toEqual(all);
});

test("a page that shows nothing for two seconds starts them then", () => {
  const shown = run(startScriptsLate(page(head)));
  expect(shown.timers.map(({ delay }) => delay)).toEqual([2000]);
  shown.timers[0]?.run();
  expect(shown.started).toEqual(all);
});

test("a browser that tells nothing of its frames starts them after one", () => {
  const shown = run(startScriptsLate(page(head)), { tells: false });
  shown.frames[0]?.();
  shown.timers.at(-1)?.run();
  expect(shown.started).toEqual(all);
});

test("a tab in the background has no frame to wait for", () => {
  expect(run(startScriptsLate(page(head)), { hidden: true }).started).toEqual(all);
});

test("a page that is marked as a member's fetches them from its head and starts them at once: its own part is made by them", () => {
  const shown = run(startScriptsLate(page(head)), { member: "0123456789ab" });
  expect(shown.fetched).toEqual(
    all.map(({ src }) => ({ rel: "preload", as: "script", fetchPriority: "low", href: src })),
  );
  expect(shown.started).toEqual(all);
});

test("a document that is not whole, or has no scripts, stays as it is", () => {
  for (const html of ["<p>part</p>", page(head).slice(0, -7), "<html><body></body></html>"]) {
    expect(startScriptsLate(html)).toBe(html);
  }
});

test("ranges of faces are asked for by their sheet at the end of the body alone, other sheets and faces as before", () => {
  const kept =
    '<link rel="preload" as="font" type="font/woff2" href="/fonts/v2/sans-latin.woff2" crossorigin="anonymous"/><link rel="preload" href="/brand/3-own.css" as="style"/>';
  const ranges = '<link rel="preload" href="/fonts/v2/noto-sans-jp.css" as="style" fetchPriority="low"/>';
  const sheet = '<link rel="stylesheet" href="/fonts/v2/noto-sans-jp.css" fetchPriority="low"/>';
  const made = startScriptsLate(page(`${head}${kept}${ranges}`, `<p>料金</p>${sheet}`));
  expect(made).not.toContain(ranges);
  expect(made).toContain(kept);
  expect(made).toContain('<p>料金</p><link rel="stylesheet" href="/fonts/v2/noto-sans-jp.css" disabled=""/>');
});

const titles = "/fonts/titles-v4/round-ja.css";
const text = "/fonts/v2/noto-sans-jp.css";
const late = (...addresses: string[]): Sheet[] => addresses.map((href) => ({ disabled: true, href }));
const fetched = (sheets: Sheet[]) => sheets.filter((one) => !one.disabled).map((one) => one.href);

test("ranges of faces are fetched once the page has loaded and rests, and at once where there are no scripts", async () => {
  const sheet = `<link rel="stylesheet" href="${titles}" fetchPriority="low"/>`;
  const html = startScriptsLate(page(head, sheet));
  expect(html).toContain(`<noscript>${sheet}</noscript>`);
  const sheets = late(titles);
  const shown = run(html, { sheets });
  shown.paint("first-contentful-paint");
  expect(fetched(sheets)).toEqual([]);
  shown.load();
  expect(fetched(sheets)).toEqual([]);
  shown.rest();
  expect(fetched(sheets)).toEqual([titles]);
  const ofLoaded = late(titles);
  run(html, { sheets: ofLoaded, readyState: "complete" }).rest();
  expect(fetched(ofLoaded)).toEqual([titles]);
  const untold = late(titles);
  const browser = run(html, { sheets: untold, idles: false });
  const before = browser.timers.length;
  browser.load();
  browser.timers[before]?.run();
  expect(fetched(untold)).toEqual([titles]);
  expect(startScriptsLate(page(head))).not.toContain("noscript");
});

test.each<[string, NonNullable<Browser["faces"]>, string[]]>([
  ["has a face of the script", ["Club Machine JP"], [titles]],
  ["has a face of another script alone", ["Club Machine SC"], [titles, text]],
  ["has none", [], [titles, text]],
  ["does not tell", "none told", [titles, text]],
])("a machine that %s fetches %j", async (_, faces, wanted) => {
  const sheets = late(titles, text);
  run(startScriptsLate(page(head)), { sheets, faces, readyState: "complete" }).rest();
  await Promise.resolve().then(() => {});
  expect(fetched(sheets)).toEqual(wanted);
});
