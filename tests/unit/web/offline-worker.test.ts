import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { fakeCaches } from "@/tests/support/web/fake-caches";

type Handler = (event: object) => void;

/** The worker as a browser starts it; `isOnline` decides whether pages can be had. */
function startWorker({ isOnline }: { isOnline: boolean }) {
  const caches = fakeCaches();
  const handlers = new Map<string, Handler>();
  const seen = { unregistered: 0 };
  const self = {
    addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler),
    registration: {
      unregister: async () => {
        seen.unregistered += 1;
      },
    },
  };
  const fetch = async () => {
    if (!isOnline) throw new TypeError("no network");
    return new Response("online");
  };
  const code = readFileSync("public/offline-worker.js", "utf8");
  runInNewContext(code, { self, caches: caches.storage, fetch, Response, URL });
  return {
    caches,
    seen,
    /** The worker's answer to a request; undefined where it leaves it to the browser. */
    async ask(url: string, request: { mode?: string; method?: string } = {}) {
      const waits: Promise<unknown>[] = [];
      let answer: Promise<Response> | undefined;
      handlers.get("fetch")?.({
        request: { mode: "navigate", method: "GET", ...request, url: `https://club.example${url}` },
        respondWith: (given: Promise<Response>) => {
          answer = given;
        },
        waitUntil: (given: Promise<unknown>) => waits.push(given),
      });
      await Promise.all(waits);
      return answer;
    },
  };
}

async function withRounds(worker: ReturnType<typeof startWorker>, memberIdx: number) {
  const store = await worker.caches.storage.open(`member-rounds-${memberIdx}`);
  await store.put("/offline-rounds", new Response(`rounds of ${memberIdx}`));
}

test("without network every page is answered with the rounds of the member who is here", async () => {
  const worker = startWorker({ isOnline: false });
  await withRounds(worker, 7);
  for (const url of ["/mypage", "/ko/mypage/bookings/1", "/"]) {
    expect(await (await worker.ask(url))?.text()).toBe("rounds of 7");
  }
});

test("with network it answers with what the network says, and stores nothing", async () => {
  const worker = startWorker({ isOnline: true });
  await withRounds(worker, 7);
  expect(await (await worker.ask("/mypage"))?.text()).toBe("online");
  expect(worker.caches.names()).toEqual(["member-rounds-7"]);
});

test("calls, files, the back office and forms are left to the browser", async () => {
  const worker = startWorker({ isOnline: false });
  await withRounds(worker, 7);
  expect(await worker.ask("/hp/api/ext/reminders")).toBeUndefined();
  expect(await worker.ask("/ishm/members")).toBeUndefined();
  expect(await worker.ask("/mypage", { mode: "cors" })).toBeUndefined();
  expect(await worker.ask("/login", { method: "POST" })).toBeUndefined();
});

test("nobody's rounds, or those of two members, are shown to nobody", async () => {
  const worker = startWorker({ isOnline: false });
  expect((await worker.ask("/mypage"))?.type).toBe("error");
  await withRounds(worker, 7);
  await withRounds(worker, 8);
  expect((await worker.ask("/mypage"))?.type).toBe("error");
});

test("once nobody's rounds are here it removes itself", async () => {
  const worker = startWorker({ isOnline: true });
  await withRounds(worker, 7);
  await worker.ask("/mypage");
  expect(worker.seen.unregistered).toBe(0);
  await worker.caches.storage.delete("member-rounds-7");
  await worker.ask("/");
  expect(worker.seen.unregistered).toBe(1);
});
