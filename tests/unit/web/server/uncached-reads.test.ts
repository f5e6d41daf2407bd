import { query } from "@/lib/web/api/server";
import { getPreview } from "@/lib/web/previews/preview";

/** Reads of the web server that Next's data cache must not keep, and those that it keeps. */

const token = "preview-token-preview-token";
const own = globalThis.fetch;
let sent: [path: string, init: RequestInit & { next?: unknown }][] = [];
let answer = () => Response.json({ result: true, data: [] });

beforeEach(() => {
  sent = [];
  globalThis.fetch = async (input, init = {}) => {
    sent.push([new URL(String(input)).pathname, init]);
    return answer();
  };
});
afterAll(() => {
  globalThis.fetch = own;
});

test("a preview is asked for each time: its hour, and its maker's rights, are those of now", async () => {
  const fail = { code: 404, msg: "", msgDetail: "", msgCode: "SYS_NOT_FOUND", msgVar: [] };
  const gone = () => Response.json({ result: false, data: null, fail }, { status: 404 });
  const draft = () => Response.json({ result: true, data: { kind: "notice" } });
  for (answer of [draft, gone]) await getPreview("ko", token);
  expect(sent.map(([path, { cache, next }]) => [path, cache, next])).toEqual([
    [`/hp/api/ext/previews/${token}`, "no-store", undefined],
    [`/hp/api/ext/previews/${token}`, "no-store", undefined],
  ]);
});

test("what all visitors share is kept under the contract's tags", async () => {
  answer = () => Response.json({ result: true, data: [] });
  await query("GET /menus/club/{club}", { params: { club: "MS01" } });
  expect(sent[0]?.[1]).toMatchObject({ next: { revalidate: 3600, tags: expect.arrayContaining(["menus"]) } });
  expect(sent[0]?.[1].cache).toBeUndefined();
});
