import { readFileSync } from "node:fs";
import { isMeasuringText, measuringOf } from "@/lib/shared/measuring";
import { contentSecurityPolicy, measuringHosts } from "@/lib/web/cache/content-security";

const listeners: [string, EventListenerOrEventListenerObject][] = [];
const code = readFileSync("public/consent/consent.js", "utf8");
const buttons =
  '<button data-consent="open"></button><button data-consent="no"></button><button data-consent="yes"></button>';

/** The page before is gone, and what it listened to. */
function leave(): void {
  for (const [type, listener] of listeners.splice(0)) document.removeEventListener(type, listener);
}

/** Opens a page of a club that counts with a service; `complete` is one that was moved to from another page. */
function open(id: string, readyState: "interactive" | "complete" = "interactive"): void {
  leave();
  Object.defineProperty(document, "readyState", { value: readyState, configurable: true });
  document.head.innerHTML = id ? `<script data-measure="${id}"></script>` : "";
  document.body.innerHTML = buttons;
  delete document.documentElement.dataset.consent;
  new Function(code)();
}
const press = (answer: string) =>
  document.querySelector<HTMLButtonElement>(`button[data-consent=${answer}]`)?.click();
const loaded = () =>
  [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src, dataset }) =>
    [src, dataset.domain].filter(Boolean).join(" "),
  );
const isAsked = () => document.documentElement.dataset.consent === "ask";

beforeEach(() => {
  localStorage.clear();
  const add = document.addEventListener.bind(document);
  jest.spyOn(document, "addEventListener").mockImplementation((type: string, listener) => {
    listeners.push([type, listener as EventListener]);
    add(type, listener as EventListener);
  });
});
afterEach(() => {
  leave();
  jest.restoreAllMocks();
});

describe("a visitor of a club that counts visits", () => {
  test("is asked, and nothing is loaded before the answer", () => {
    open("G-ABC123");
    expect(isAsked()).toBe(true);
    expect(loaded()).toEqual([]);
  });

  test("who agrees is counted, then and on the next page, and is not asked again", () => {
    open("G-ABC123");
    press("yes");
    expect(loaded()).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-ABC123"]);
    open("G-ABC123");
    expect(isAsked()).toBe(false);
    expect(loaded()).toHaveLength(1);
  });

  test("who declines is not counted and not asked again, and may change his mind in the footer", () => {
    open("club.example.com");
    press("no");
    expect([isAsked(), loaded()]).toEqual([false, []]);
    open("club.example.com");
    expect([isAsked(), loaded()]).toEqual([false, []]);
    press("open");
    expect(isAsked()).toBe(true);
    press("yes");
    expect(loaded()).toEqual(["https://plausible.io/js/script.js club.example.com"]);
  });

  test("who comes from a page whose policy lets no service in is counted from the next page on", () => {
    open("G-ABC123", "complete");
    expect(isAsked()).toBe(true);
    press("yes");
    expect([isAsked(), loaded()]).toEqual([false, []]);
    open("G-ABC123");
    expect(loaded()).toHaveLength(1);
  });

  test("is asked anew when the club counts with another service", () => {
    open("club.example.com");
    press("yes");
    open("G-ABC123");
    expect([isAsked(), loaded()]).toEqual([true, []]);
  });

  test("whose browser says no for him is not asked", () => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
    open("G-ABC123");
    expect([isAsked(), loaded()]).toEqual([false, []]);
    Object.defineProperty(navigator, "globalPrivacyControl", { value: undefined, configurable: true });
  });
});

test("without a service the script does nothing", () => {
  open("");
  expect([isAsked(), listeners]).toEqual([false, []]);
});

test.each([
  ["G-ABC123", "GA"],
  ["club.example.com", "PLAUSIBLE"],
  ["", null],
  ["UA-12345-6", null],
  ["g-abc", null],
  ["localhost", null],
  ['G-1"><script', null],
  ["https://club.example.com", null],
])("the office's text %j names %s", (text, kind) => {
  expect(measuringOf(text)?.kind ?? null).toBe(kind);
  expect(isMeasuringText(text)).toBe(kind !== null || text === "");
});

test("only pages with the question let the service's hosts in", () => {
  const policy = (html: string) => contentSecurityPolicy([], [], [], measuringHosts(html));
  expect(policy('<script src="/consent/consent.js" async="" data-measure="G-ABC123"></script>')).toContain(
    "script-src 'self' https://www.googletagmanager.com;",
  );
  expect(policy('<script async="" data-measure="club.example.com"></script>')).toContain(
    "connect-src 'self' https://plausible.io;",
  );
  expect(policy('<script data-measure="evil.example; script-src *"></script>')).toBe(
    contentSecurityPolicy([]),
  );
  expect(policy("<p>G-ABC123</p>")).toBe(contentSecurityPolicy([]));
});
