import { endOfflineWorker } from "@/lib/web/runtime/session/end-worker";
import { keepRounds, memberHeader } from "@/lib/web/runtime/session/keep-rounds";
import { forgetRoundsOfOthers } from "@/lib/web/runtime/session/offline-rounds";
import { fakeCaches } from "@/tests/support/web/fake-caches";

let caches = fakeCaches();
let answer: () => Response;
let registered: string[] = [];
let tags: (string | null)[] = [];
const page = (memberIdx: number) =>
  new Response("<p>", { headers: { [memberHeader]: String(memberIdx), etag: '"tag"' } });
const given = ["caches", "fetch", "navigator"] as const;
const own = given.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));

beforeEach(() => {
  caches = fakeCaches();
  registered = [];
  tags = [];
  answer = () => page(7);
  const register = async (url: string) => void registered.push(url);
  const ask = async (_url: string, { headers }: RequestInit) => {
    tags.push(new Headers(headers).get("if-none-match"));
    return answer();
  };
  const values = { caches: caches.storage, fetch: ask, navigator: { serviceWorker: { register } } };
  for (const name of given)
    Object.defineProperty(globalThis, name, { value: values[name], configurable: true });
});
afterAll(() => {
  given.forEach((name, place) => {
    const before = own[place];
    if (before) Object.defineProperty(globalThis, name, before);
    else Reflect.deleteProperty(globalThis, name);
  });
});

const keep = (isStillHere: () => boolean = () => true) =>
  keepRounds({ memberIdx: 7, language: "en", isStillHere });

test("the rounds of who is signed in are kept, with the worker that shows them", async () => {
  await keep();
  expect(caches.names()).toEqual(["member-rounds-7"]);
  expect(registered).toEqual(["/offline-worker.js"]);
});

test("what the browser has is not sent again, and the worker stays", async () => {
  await keep();
  answer = () => new Response(null, { status: 304 });
  await keep();
  expect(tags).toEqual(["", '"tag"']);
  expect(caches.names()).toEqual(["member-rounds-7"]);
  expect(registered).toHaveLength(2);
});

test("nothing is kept of an answer for another member, or for nobody, or while the server has none", async () => {
  for (const other of [page(8), new Response(null), new Response(null, { status: 204 })]) {
    answer = () => other;
    await keep();
  }
  expect(caches.names()).toEqual([]);
  expect(registered).toEqual([]);
});

test("whoever signs out while the answer is on its way leaves nothing behind", async () => {
  await keep(() => false);
  expect(caches.names()).toEqual([]);
  let asked = 0;
  await keep(() => {
    asked += 1;
    return asked === 1;
  });
  expect(caches.names()).toEqual([]);
  expect(registered).toEqual([]);
});

test("an answer that the session is over removes what was kept", async () => {
  await keep();
  answer = () => new Response(null, { status: 401 });
  await keep();
  expect(caches.names()).toEqual([]);
});

test("rounds of others go when somebody else is here, and all when nobody is; other caches stay", async () => {
  for (const name of ["member-rounds-7", "member-rounds-8", "else"]) await caches.storage.open(name);
  await forgetRoundsOfOthers(8);
  expect(caches.names()).toEqual(["member-rounds-8", "else"]);
  await forgetRoundsOfOthers(null);
  expect(caches.names()).toEqual(["else"]);
});

test("a sign-out ends the worker, and with it what is pushed to this browser", async () => {
  let ended = 0;
  const worker = {
    unregister: async () => {
      ended += 1;
      return true;
    },
  };
  const serviceWorker = { getRegistrations: async () => [worker] };
  Object.defineProperty(globalThis, "navigator", { value: { serviceWorker }, configurable: true });
  await endOfflineWorker();
  expect(ended).toBe(1);
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  await endOfflineWorker();
  expect(ended).toBe(1);
});
