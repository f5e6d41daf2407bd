import type { OpenDatabase } from "@/lib/club-api/db/client";
import { passwordWork } from "@/lib/club-api/platform/crypto";
import { apiOver, demoNow, startTestApi, type TestApi } from "../../support/api";
import { openRewritten } from "../../support/database/rewritten-database";

/*
 * Whether an id is known must not show in how long a refusal takes (checklist S-54). Clocks tell little on a busy
 * machine, so what is compared is the work: how often a password is hashed or verified, and which statements are sent.
 */

const statements: string[] = [];

let api: TestApi;
let database: OpenDatabase;
let seeded: TestApi & { url: string };

beforeAll(async () => {
  seeded = await startTestApi();
  database = openRewritten(seeded.url, (text) => {
    statements.push(text);
    return text;
  });
  api = await apiOver(database, demoNow, seeded.folder);
  // The hash that stands in for an unknown id's is made once per process.
  await signIn({ id: "warm-up-1" });
});
beforeEach(() => api.reset());
afterAll(async () => {
  await database.close();
  await seeded.close();
});

type Visit = { id: string; isAdmin?: boolean };

function signIn({ id, isAdmin = false }: Visit) {
  const body = { clubCode: "MS01", id, password: "Wrong-Password-1", isAdmin, chk: false };
  return api.request("POST", "/member/login", { body });
}

/** Cost of one call. */
async function workOf(call: () => Promise<{ status: number; text: string }>) {
  statements.length = 0;
  const before = passwordWork();
  const { status, text } = await call();
  const { hashed, verified } = passwordWork();
  return {
    status,
    text,
    hashed: hashed - before.hashed,
    verified: verified - before.verified,
    statements: [...statements],
  };
}

test.each([
  ["a member", { id: "kimmiru" }, { id: "nobody99" }],
  ["a dormant member", { id: "dormant01" }, { id: "nobody98" }],
  ["an admin", { id: "contents1", isAdmin: true }, { id: "nobody97", isAdmin: true }],
])("a wrong password of %s costs what an unknown id costs", async (_who, known, unknown) => {
  const one = await workOf(() => signIn(known));
  const other = await workOf(() => signIn(unknown));
  expect(one).toMatchObject({ verified: 1, hashed: 0 });
  expect(other).toEqual(one);
});

test("so it does up to the lock, and behind it", async () => {
  for (let turn = 0; turn < 7; turn += 1) {
    const one = await workOf(() => signIn({ id: "kimmiru" }));
    const other = await workOf(() => signIn({ id: "nobody99" }));
    expect({ turn, ...other }).toEqual({ turn, ...one });
  }
});

test.each([
  [
    "/member/check?id=leesol01&email=sol@mirsol.example",
    "/member/check?id=nobody99&email=sol@mirsol.example",
  ],
])("the first step of a recovery costs the same: %s and %s", async (known, unknown) => {
  const one = await workOf(() => api.request("GET", known));
  const other = await workOf(() => api.request("GET", unknown));
  expect(other).toEqual(one);
});
