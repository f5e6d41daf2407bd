import { startScriptsLate } from "@/lib/web/cache/late-scripts";

const page = (head: string, body = "<p>Tee times</p>") =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}<script src="/_next/static/chunks/main.js" id="_R_" async=""></script></body></html>`;
const head =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/><link rel="stylesheet" href="/a.css"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script>';

/** Runs what the page runs, with frames and timers at hand. */
function run(html: string, hidden = false) {
  const [, code = ""] = /<script>(.*)<\/script><\/body>/.exec(html) ?? [];
  const started: { src?: string; async?: boolean }[] = [];
  const frames: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const document = {
    hidden,
    createElement: () => ({}),
    head: { appendChild: (script: object) => started.push(script) },
  };
  new Function("document", "requestAnimationFrame", "setTimeout", code)(
    document,
    (frame: () => void) => frames.push(frame),
    (timer: () => void) => timers.push(timer),
  );
  return { started, frames, timers };
}

test("a page starts its scripts after its first frame, in their order", () => {
  const html = startScriptsLate(page(head));
  expect(html).not.toMatch(/<script src="[^"]+"[^>]* async/);
  expect(html).not.toContain('as="script"');
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(html).toContain('<script src="/_next/static/chunks/old.js" noModule=""></script>');
  const { started, frames, timers } = run(html);
  frames[0]?.();
  expect(started).toEqual([]);
  timers[0]?.();
  expect(started).toEqual([
    { src: "/_next/static/chunks/a.js", async: true },
    { src: "/_next/static/chunks/main.js", async: true },
  ]);
});

test("a tab in the background has no frame to wait for", () => {
  expect(run(startScriptsLate(page(head)), true).started).toHaveLength(2);
});

test("a document that is not whole, or has no scripts, stays as it is", () => {
  for (const html of ["<p>part</p>", page(head).slice(0, -7), "<html><body></body></html>"]) {
    expect(startScriptsLate(html)).toBe(html);
  }
});
