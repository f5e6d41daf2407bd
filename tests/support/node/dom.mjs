import { ModernFakeTimers } from "@jest/fake-timers";
import { JSDOM, VirtualConsole } from "jsdom";

/*
 * A browser's globals in a plain Node worker, for component tests. Node's own fetch and streams stay; every other name of a window
 * is jsdom's, and `window` is `globalThis`. The worker, its modules and its window serve many test files:
 * each begins by putting the window back to what it was (`ui-setup.ts`).
 */

const virtualConsole = new VirtualConsole();
virtualConsole.sendTo(console, { omitJSDOMErrors: true });
virtualConsole.on("jsdomError", (error) => console.error(error));
const dom = new JSDOM("<!DOCTYPE html>", {
  url: "http://localhost/",
  pretendToBeVisual: true,
  virtualConsole,
});
const view = dom.window;

/**
 * The computed style of an element is worked out once for as long as jsdom keeps the rules that it found: a query by role and
 * name asks for it again and again, of every element that it passes.
 */
function keepStyles() {
  const compute = view.getComputedStyle;
  const inside = Object.getOwnPropertySymbols(view.document).find(
    ({ description }) => description === "impl",
  );
  const document = view.document[inside];
  let rules;
  let styles = new WeakMap();
  view.getComputedStyle = (element, pseudo) => {
    // jsdom drops its rules at a change of what is attached, and only then.
    if (pseudo || !element?.isConnected || element.ownerDocument !== view.document)
      return compute(element, pseudo);
    if (!rules || document._styleCache !== rules) styles = new WeakMap();
    const style = styles.get(element) ?? compute(element);
    styles.set(element, style);
    rules = document._styleCache;
    return style;
  };
}
keepStyles();

/** Names of a window that Node has too, and that tests want as the window has them. */
const ofTheWindow = new Set([
  "Event",
  "EventTarget",
  "CustomEvent",
  "MessageEvent",
  "DOMException",
  "navigator",
  "localStorage",
  "sessionStorage",
  "Storage",
  "addEventListener",
  "removeEventListener",
  "dispatchEvent",
]);
const itself = new Set(["window", "self", "top", "parent", "globalThis", "frames"]);

function namesOf(object) {
  const names = new Set();
  for (let one = object; one && one !== Object.prototype; one = Object.getPrototypeOf(one))
    for (const name of Object.getOwnPropertyNames(one)) names.add(name);
  return [...names].filter((name) => name !== "constructor" && !name.startsWith("_"));
}

/** Defines a property of the window as a global; its functions are called on the window. */
function define(name) {
  const value = view[name];
  const bound = typeof value === "function" && /^[a-z]/.test(name) ? value.bind(view) : undefined;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    enumerable: true,
    get: () => bound ?? view[name],
    set(given) {
      if (typeof given === "function" || typeof value === "function" || !(name in view))
        Object.defineProperty(globalThis, name, {
          configurable: true,
          enumerable: true,
          writable: true,
          value: given,
        });
      else view[name] = given;
    },
  });
}

for (const name of itself)
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: globalThis });
for (const name of namesOf(view))
  if (!itself.has(name) && (!(name in globalThis) || ofTheWindow.has(name))) define(name);

// Node's channel crosses workers, which are browsers of their own here: each has one tab.
globalThis.BroadcastChannel = class extends view.EventTarget {
  postMessage() {}
  close() {}
  unref() {}
};

/** The global object as fake timers see it: a window has nothing of Node, whose own streams, and React's `act`, go on. */
const ofNode = new Set(["process", "setImmediate", "clearImmediate"]);
const fakeable = new Proxy(globalThis, {
  get: (target, name) => (ofNode.has(name) ? undefined : target[name]),
  has: (target, name) => !ofNode.has(name) && name in target,
});
const timers = new ModernFakeTimers({ config: { fakeTimers: { enableGlobally: false } }, global: fakeable });
Object.assign(globalThis.jest, {
  useFakeTimers: (given) => timers.useFakeTimers({ ...given, doNotFake: ["queueMicrotask"] }),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now) => timers.setSystemTime(now),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
});

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
// React's development build writes to these for a browser's profiler at every element and render: nobody reads it here.
delete console.timeStamp;
delete console.createTask;
process.env.RTL_SKIP_AUTO_CLEANUP = "true";

/** Globals of packages stay: packages are loaded once. */
const ofPackages = /^(__|AsyncLocalStorage$)/;
const untouched = Object.getOwnPropertyDescriptors(globalThis);

/** Undoes what the last test file did to the window. */
export function resetWindow() {
  timers.dispose();
  for (const [name, was] of Object.entries(untouched)) {
    const is = Object.getOwnPropertyDescriptor(globalThis, name);
    if (was.configurable && (is?.get !== was.get || is?.value !== was.value))
      Object.defineProperty(globalThis, name, was);
  }
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!(name in untouched) && !ofPackages.test(name)) delete globalThis[name];
  // React notes on the document that it listens there.
  for (const object of [view.navigator, view.history, view.document])
    for (const [name, { configurable }] of Object.entries(Object.getOwnPropertyDescriptors(object)))
      if (configurable && !name.startsWith("_react")) delete object[name];
  view.document.head.replaceChildren();
  view.document.body.replaceChildren();
  for (const element of [view.document.documentElement, view.document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  view.localStorage.clear();
  view.sessionStorage.clear();
  view.history.replaceState(null, "", "/");
}
