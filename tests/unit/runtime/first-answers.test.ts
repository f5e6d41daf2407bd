import { createFirstAnswers } from "@/lib/web/runtime/session/first-answers";

const visitor = { signedIn: false } as const;
const answer = (answers: Record<string, unknown>) => ({ session: visitor, answers });

function begin(begun?: Promise<ReturnType<typeof answer> | null>) {
  let now = 0;
  const asked: string[] = [];
  const first = createFirstAnswers({
    now: () => now,
    begun: () => begun,
    read: async (address) => {
      asked.push(address);
      return answer({ [`/of${address}`]: "ahead" });
    },
  });
  return { first, asked, pass: (ms: number) => (now += ms) };
}

test("a view takes over what the page has begun, once; what was not read ahead is asked for", async () => {
  const { first } = begin(Promise.resolve(answer({ "/a": 1, "/b": 2 })));
  expect(await first.session()).toEqual(visitor);
  expect(await first.session()).toBeUndefined();
  expect(await first.take("/a")).toBe(1);
  expect(first.take("/a")).toBeUndefined();
  expect(first.take("/c")).toBeUndefined();
});

test("a call that comes before the page's answer waits for it and is not sent twice", async () => {
  let arrive = (_: ReturnType<typeof answer>) => {};
  const { first } = begin(new Promise((resolve) => (arrive = resolve)));
  const early = first.take("/a");
  arrive(answer({ "/a": 1 }));
  expect(await early).toBe(1);
});

test.each([
  ["that failed", () => Promise.reject(new Error("offline"))],
  ["without an answer", () => Promise.resolve(null)],
])("a first call %s leaves session and calls to themselves", async (_name, begun) => {
  const { first } = begin(begun());
  expect(await first.take("/a")).toBeUndefined();
  expect(await first.session()).toBeUndefined();
});

test("what was read ahead is old after ten seconds", async () => {
  const { first, pass } = begin(Promise.resolve(answer({ "/a": 1 })));
  await first.session();
  pass(10_001);
  expect(await first.take("/a")).toBeUndefined();
});

test("after a write, a sign-in or a sign-out nothing counts that was read or begun before", async () => {
  let arrive = (_: ReturnType<typeof answer>) => {};
  const { first } = begin(new Promise((resolve) => (arrive = resolve)));
  first.forget();
  arrive(answer({ "/a": 1 }));
  await first.session();
  expect(await first.take("/a")).toBeUndefined();
});

test("a page that somebody points at is read ahead, once in ten seconds", async () => {
  const { first, asked, pass } = begin();
  first.prefetch("/x");
  first.prefetch("/x");
  expect(await first.take("/of/x")).toBe("ahead");
  first.prefetch("/x");
  expect(asked).toEqual(["/x"]);
  pass(10_001);
  first.prefetch("/x");
  expect(asked).toEqual(["/x", "/x"]);
});
