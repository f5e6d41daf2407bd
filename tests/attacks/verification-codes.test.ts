import { certifications, outbox } from "@/lib/club-api/db/tables";
import { startTestApi } from "../support/api";
import { forFile } from "../support/for-file";
import { checkCode } from "../support/scenes/people";

/** Codes by mail and SMS: who did not ask for one can neither use it nor use it up (checklist S-55). */
const api = await forFile(startTestApi);
beforeEach(async () => {
  await api.reset();
  for (const table of [certifications, outbox]) await api.db.delete(table);
});

const minute = 60_000;
const input = { purpose: "FIND_PW", type: "20", id: "leesol01", target: "sol@mirsol.example" };
const owner = "192.0.2.10";
const stranger = "198.18.0.7";

async function ask(from: string, changes: Partial<typeof input> = {}) {
  const headers = { "x-client-address": from };
  const { json } = await api.request("POST", "/member/certification", {
    headers,
    body: { ...input, ...changes },
  });
  return { handle: String(json.data?.certIdx), code: String(json.data?.devCode), fail: json.fail };
}
const wrongOf = (code: string) => (code === "000000" ? "000001" : "000000");
const check = (handle: unknown, code: string, from = stranger) =>
  api.request("GET", `/member/certification/check?certIdx=${handle}&code=${code}`, {
    headers: { "x-client-address": from },
  });

test("a stranger burns everybody's codes by counting through their numbers", async () => {
  const mine = await ask(owner);
  const [row] = await api.db.select().from(certifications);
  const from = (row?.certIdx ?? 0) - 20;
  for (let number = from; number < from + 40; number += 1) {
    expect((await check(number, wrongOf(mine.code))).json.fail?.code).toBe(1305);
  }
  const answer = await check(mine.handle, mine.code, owner);
  expect(answer.json.fail).toBeUndefined();
  expect(answer.json.data.certToken).toBeDefined();
});

test("a stranger guesses a handle from another one", async () => {
  const handles = [];
  for (let count = 0; count < 8; count += 1) {
    handles.push((await ask(owner, { target: `someone${count}@mail.example` })).handle);
    api.pass(minute);
  }
  expect(new Set(handles).size).toBe(8);
  for (const handle of handles) expect(handle).toMatch(/^[\w-]{43}$/);
  const prefixes = new Set(handles.map((handle) => handle.slice(0, 6)));
  expect(prefixes.size).toBe(8);
});

test("a reader of the database finds no handle to try codes with", async () => {
  const { handle } = await ask(owner);
  expect(JSON.stringify(await api.db.select().from(certifications))).not.toContain(handle);
});

test("a stranger blocks the owner's recovery by wrong codes for the same address", async () => {
  const theirs = await ask(stranger);
  for (let count = 0; count < 5; count += 1) await checkCode(api, theirs.handle, wrongOf(theirs.code));
  expect((await ask(stranger)).fail?.code).toBe(1306);
  const mine = await ask(owner);
  expect((await check(mine.handle, mine.code, owner)).json.data.certToken).toBeDefined();
});

test("a code that a stranger has asked for ends the one that the owner waits for", async () => {
  const mine = await ask(owner);
  await ask(stranger);
  expect((await check(mine.handle, mine.code, owner)).json.data.certToken).toBeDefined();
});

test("parallel guesses at one's own code get five tries", async () => {
  const theirs = await ask(stranger);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => check(theirs.handle, wrongOf(theirs.code))),
  );
  expect(answers.filter(({ json }) => json.fail?.code === 1304)).toHaveLength(4);
  expect((await check(theirs.handle, theirs.code)).json.fail?.code).toBe(1306);
});

test("a stranger fills a mailbox with forgotten ids", async () => {
  const query = new URLSearchParams({ name: "이솔", email: "sol@mirsol.example" });
  const find = async (from: string) => {
    const { status } = await api.request("GET", `/member/find-id?${query}`, {
      headers: { "x-client-address": from },
    });
    return status;
  };
  for (let round = 0; round < 5; round += 1) {
    for (let number = 1; number <= 40; number += 1) await find(`198.18.0.${number}`);
    api.pass(2 * minute);
  }
  expect(await api.db.$count(outbox)).toBe(20);
  // A few who go on asking leave room for one who has just come.
  await api.reset();
  for (let round = 0; round < 10; round += 1) {
    for (let number = 1; number <= 5; number += 1) await find(`198.18.0.${number}`);
    api.pass(2 * minute);
  }
  expect(await find(owner)).toBe(200);
});
