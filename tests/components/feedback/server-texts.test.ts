import { createServerTexts } from "@/lib/web/api/server-texts";
import { answering, success } from "./support";

const message = (code: string, msg: string) => ({ category: "50", code, msg });
const paths = (requests: { url: string }[]) => requests.map(({ url }) => url).sort();

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

// seed 168 320 321 322
test("the server's sentences are kept with their version, which the next document asks with", async () => {
  const first = answering(
    success({
      version: 4,
      messages: [message("NOT_FOUND", "Not here."), { ...message("x", "y"), category: "60" }],
    }),
    success({ version: 2, messages: [message("STALE", "Ours.")] }),
  );
  expect(await createServerTexts()("en", "MS01")).toEqual({ NOT_FOUND: "Not here.", STALE: "Ours." });
  expect(paths(first.requests).some((url) => url.includes("ver="))).toBe(false);

  jest.restoreAllMocks();
  const next = answering(
    success({ version: 4, messages: [] }),
    success({ version: 3, messages: [message("STALE", "Ours, better.")] }),
  );
  expect(await createServerTexts()("en", "MS01")).toEqual({ NOT_FOUND: "Not here.", STALE: "Ours, better." });
  expect(paths(next.requests)).toEqual([
    expect.stringMatching(/\/common\/i18n\/en\/MS01\?.*ver=2/),
    expect.stringMatching(/\/system\/i18n\/en\?.*ver=4/),
  ]);
});

// seed 168
test.each([
  ["of a month ago", 31 * 24 * 60 * 60 * 1000],
  ["of a clock that was set back", -60_000],
])("texts %s are asked for anew", async (_name, age) => {
  const kept = { version: 9, loadDate: Date.now() - age, texts: { A: "old" } }; // Real clock: that of the browser.
  localStorage.setItem("clubfront.texts.system.ko", JSON.stringify(kept));
  const { requests } = answering(
    success({ version: 9, messages: [message("A", "가")] }),
    success({ version: 1, messages: [] }),
  );
  expect(await createServerTexts()("ko", "MS01")).toEqual({ A: "가" });
  expect(paths(requests).some((url) => url.includes("ver="))).toBe(false);
});

test("what is no text in storage is asked for anew", async () => {
  localStorage.setItem("clubfront.texts.system.ko", '{"version":9,"loadDate":0,"texts":{"A":1}}');
  const { requests } = answering(
    success({ version: 9, messages: [message("A", "가")] }),
    success({ version: 1, messages: [] }),
  );
  expect(await createServerTexts()("ko", "MS01")).toEqual({ A: "가" });
  expect(paths(requests).some((url) => url.includes("ver="))).toBe(false);
});
