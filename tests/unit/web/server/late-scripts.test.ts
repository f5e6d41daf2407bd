import { startScriptsLate } from "@/lib/web/cache/late-scripts";

const page = (head: string, body = "<p>Tee times</p>") =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}<script src="/_next/static/chunks/main.js" id="_R_" async=""></script></body></html>`;
const head =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/><link rel="stylesheet" href="/a.css"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script>';

type Seen = (list: { getEntriesByName(name: string): object[] }) => void;

/** Runs what the page runs, with a browser that tells of its first frame or not. */
function run(html: string, { hidden = false, tells = true, member = "" } = {}) {
  const [, code = ""] = /<script>(.*)<\/script><\/body>/.exec(html) ?? [];
  const started: { src?: string; async?: boolean }[] = [];
  const frames: (() => void)[] = [];
  const timers: { run: () => void; delay?: number }[] = [];
  const observers: Seen[] = [];
  const document = {
    hidden,
    documentElement: { dataset: { member } },
    createElement: () => ({}),
    head: { appendChild: (script: object) => started.push(script) },
  };
  class PerformanceObserver {
    constructor(seen: Seen) {
      if (!tells) throw new TypeError("unknown");
      observers.push(seen);
    }
    observe() {}
  }
  new Function("document", "requestAnimationFrame", "setTimeout", "PerformanceObserver", code)(
    document,
    (frame: () => void) => frames.push(frame),
    (timer: () => void, delay?: number) => timers.push({ run: timer, delay }),
    PerformanceObserver,
  );
  const paint = (...names: string[]) =>
    observers[0]?.({
      getEntriesByName: (name) => names.filter((one) => one === name).map((one) => ({ one })),
    });
  return { started, frames, timers, paint };
}

const all = [
  { src: "/_next/static/chunks/a.js", async: true },
  { src: "/_next/static/chunks/main.js", async: true },
];

test("a page starts its scripts when its first frame has been shown, once and in their order", () => {
  const html = startScriptsLate(page(head));
  expect(html).not.toMatch(/<script src="[^"]+"[^>]* async/);
  expect(html).not.toContain('as="script"');
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(html).toContain('<script src="/_next/static/chunks/old.js" noModule=""></script>');
  const { started, timers, paint } = run(html);
  paint("first-paint");
  expect(started).toEqual([]);
  paint("first-contentful-paint");
  timers[0]?.run();
  expect(started).toEqual(all);
});

test("a page that shows nothing for two seconds starts them then", () => {
  const { started, timers } = run(startScriptsLate(page(head)));
  expect(timers.map(({ delay }) => delay)).toEqual([2000]);
  timers[0]?.run();
  expect(started).toEqual(all);
});

test("a browser that tells nothing of its frames starts them after one", () => {
  const { started, frames, timers } = run(startScriptsLate(page(head)), { tells: false });
  frames[0]?.();
  timers.at(-1)?.run();
  expect(started).toEqual(all);
});

test("a tab in the background has no frame to wait for", () => {
  expect(run(startScriptsLate(page(head)), { hidden: true }).started).toEqual(all);
});

test("a page that is marked as a member's starts them at once: its own part is made by them", () => {
  expect(run(startScriptsLate(page(head)), { member: "0123456789ab" }).started).toEqual(all);
});

test("a document that is not whole, or has no scripts, stays as it is", () => {
  for (const html of ["<p>part</p>", page(head).slice(0, -7), "<html><body></body></html>"]) {
    expect(startScriptsLate(html)).toBe(html);
  }
});
