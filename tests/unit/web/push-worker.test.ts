import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { fakeCaches } from "@/tests/support/web/fake-caches";

type Handler = (event: object) => void;
type Window = {
  url: string;
  visibilityState: string;
  focus(): Promise<string>;
  navigate(url: string): Promise<Window>;
};

/** The worker as a browser starts it, with what it shows, opens and sends. */
function startWorker({ renews = true }: { renews?: boolean } = {}) {
  const caches = fakeCaches();
  const handlers = new Map<string, Handler>();
  const seen = {
    shown: [] as [string, { body: string; tag: string; data: { url: string } }][],
    opened: [] as string[],
    focused: [] as string[],
    sent: [] as [string, unknown][],
    unregistered: 0,
    isSubscribed: true,
  };
  const windows: Window[] = [];
  const subscription = {
    endpoint: "https://push.example/new",
    toJSON: () => ({ keys: { p256dh: "BN", auth: "newSecret" } }),
    unsubscribe: async () => {
      seen.isSubscribed = false;
    },
  };
  const self = {
    addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler),
    location: new URL("https://club.example/offline-worker.js"),
    registration: {
      showNotification: async (title: string, options: (typeof seen.shown)[0][1]) =>
        void seen.shown.push([title, options]),
      unregister: async () => {
        seen.unregistered += 1;
      },
      pushManager: {
        getSubscription: async () => (seen.isSubscribed ? subscription : null),
        subscribe: async () => subscription,
      },
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => void seen.opened.push(url),
    },
  };
  const fetch = async (url: string, { body }: { body: string } = { body: "null" }) => {
    seen.sent.push([url, JSON.parse(body)]);
    return new Response(null, { status: renews ? 200 : 404 });
  };
  const code = readFileSync("public/offline-worker.js", "utf8");
  runInNewContext(code, { self, caches: caches.storage, fetch, Response, URL, JSON });
  return {
    seen,
    caches,
    openWindow(url: string, visibilityState = "visible") {
      const one: Window = {
        url,
        visibilityState,
        focus: async () => {
          seen.focused.push(one.url);
          return one.url;
        },
        navigate: async (next) => {
          one.url = next;
          return one;
        },
      };
      windows.push(one);
    },
    async fire(kind: string, event: object) {
      const waits: Promise<unknown>[] = [];
      handlers.get(kind)?.({ ...event, waitUntil: (given: Promise<unknown>) => waits.push(given) });
      await Promise.all(waits);
    },
  };
}

const message = {
  title: "Mirsol",
  body: "A tee time is held for you",
  lang: "en",
  tag: "1-7-abc",
  url: "/mypage/waitings",
  receipt: "r",
};
const click = (url: string) => ({ notification: { close: () => {}, data: { url } } });

test("a message is shown under its tag, and confirmed by its receipt", async () => {
  const worker = startWorker();
  await worker.fire("push", { data: { json: () => message } });
  expect(worker.seen.shown).toEqual([
    ["Mirsol", { body: message.body, lang: "en", tag: "1-7-abc", data: { url: "/mypage/waitings" } }],
  ]);
  expect(worker.seen.sent).toEqual([["/hp/api/ext/push/receipt", { message: "1-7-abc", receipt: "r" }]]);
});

test("what is none of ours is shown as the site's, without a receipt: a browser ends who shows nothing", async () => {
  const worker = startWorker();
  for (const data of [null, { json: () => JSON.parse("{") }, { json: () => ({ title: "" }) }])
    await worker.fire("push", { data });
  expect(worker.seen.shown.map(([title]) => title)).toEqual(["club.example", "club.example", "club.example"]);
  expect(worker.seen.sent).toEqual([]);
});

test("a tap opens the page of the message: where it is open, in the window in sight, else in a new one", async () => {
  const worker = startWorker();
  await worker.fire("notificationclick", click("/mypage/waitings"));
  expect(worker.seen.opened).toEqual(["https://club.example/mypage/waitings"]);
  worker.openWindow("https://club.example/mypage/draws");
  await worker.fire("notificationclick", click("/mypage/waitings"));
  await worker.fire("notificationclick", click("/mypage/waitings"));
  expect(worker.seen.focused).toEqual([
    "https://club.example/mypage/waitings",
    "https://club.example/mypage/waitings",
  ]);
  expect(worker.seen.opened).toHaveLength(1);
});

test("a tap never leads to another site", async () => {
  const worker = startWorker();
  for (const url of ["https://evil.example/", "//evil.example/x"])
    await worker.fire("notificationclick", click(url));
  expect(worker.seen.opened).toEqual(["https://club.example", "https://club.example"]);
});

describe("a subscription that the browser has replaced", () => {
  const stored = {
    endpoint: "https://push.example/old",
    auth: "oldSecret",
    publicKey: "BK",
    clubCode: "MS01",
  };
  async function changed(worker: ReturnType<typeof startWorker>) {
    const store = await worker.caches.storage.open("push-device");
    await store.put("/push-device", new Response(JSON.stringify(stored)));
    await worker.fire("pushsubscriptionchange", {});
    return (await store.match("/push-device"))?.json();
  }

  test("is named to the server by the secret of the old one, and remembered", async () => {
    const worker = startWorker();
    expect(await changed(worker)).toEqual({
      ...stored,
      endpoint: "https://push.example/new",
      auth: "newSecret",
    });
    expect(worker.seen.sent).toEqual([
      [
        "/hp/api/ext/push/renewal?clubCode=MS01",
        {
          old: { endpoint: "https://push.example/old", auth: "oldSecret" },
          next: { endpoint: "https://push.example/new", p256dh: "BN", auth: "newSecret" },
        },
      ],
    ]);
  });

  test("ends where the server knows nothing of the old one", async () => {
    const worker = startWorker({ renews: false });
    await changed(worker);
    expect(worker.seen.isSubscribed).toBe(false);
  });
});

test("a worker that notifies stays when nobody's rounds are here; without a subscription it goes", async () => {
  const worker = startWorker();
  const visit = {
    request: { mode: "navigate", method: "GET", url: "https://club.example/" },
    respondWith: () => {},
  };
  await worker.fire("fetch", visit);
  expect(worker.seen.unregistered).toBe(0);
  worker.seen.isSubscribed = false;
  await worker.fire("fetch", visit);
  expect(worker.seen.unregistered).toBe(1);
});
