import { eq } from "drizzle-orm";
import { admins, auditRecords, limits, members } from "@/lib/club-api/db/tables";
import { startTestApi } from "../support/api";
import { forFile } from "../support/for-file";
import { forged } from "../support/forge";
import { codeProof } from "../support/scenes/people";

/**
 * Locks that strangers could turn against the owner of an account (checklist S-52): what a stranger does costs the
 * stranger. Members and administrators go the same way, and so do ids that nobody has (S-54).
 */
const api = await forFile(startTestApi);
beforeEach(() => api.reset());

const minute = 60_000;
const hour = 60 * minute;
const right = { member: "Mirsol2026!", admin: "MirsolAdm1n!" };
const owner = { kimmiru: "192.0.2.10", bookadmin1: "192.0.2.20" };

type Try = { id: string; password: string; from: string; isAdmin?: boolean; device?: string };

async function login({ id, password, from, isAdmin = false, device }: Try) {
  // How often one address may ask at all is another limit, with tests of its own.
  await api.db.delete(limits);
  const headers = { "x-client-address": from, ...(device ? { "x-device-tokens": device } : {}) };
  const { json, status } = await api.request("POST", "/member/login", {
    headers,
    body: { clubCode: "MS01", id, password, isAdmin },
  });
  const deviceToken = typeof json.data?.deviceToken === "string" ? json.data.deviceToken : "";
  return { status, code: json.fail?.code, msgVar: json.fail?.msgVar ?? [], deviceToken };
}

const stranger = (number: number) => `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}`;

/** Wrong passwords from one address until it is locked; for how many minutes. */
async function failIntoLock(id: string, from: string, isAdmin = false): Promise<number> {
  for (let tries = 0; tries < 5; tries += 1) {
    const { code, msgVar } = await login({ id, password: "wrong", from, isAdmin });
    if (code === 1002) return (Date.parse(msgVar[0] ?? "") - api.clock.now().getTime()) / minute;
  }
  throw new Error("Five wrong passwords locked nothing.");
}

/** Five wrong passwords from each of so many addresses at once, as a botnet would. */
async function flood(id: string, addresses: number, isAdmin = false): Promise<void> {
  for (let number = 0; number < addresses; number += 1) {
    await failIntoLock(id, stranger(number), isAdmin);
  }
}

describe("a stranger locks an administrator out by wrong passwords", () => {
  test("a hundred of them over days, every lock waited for: the right one from elsewhere signs in at once", async () => {
    for (let round = 0; round < 20; round += 1) {
      const minutes = await failIntoLock("bookadmin1", stranger(0), true);
      expect(minutes).toBeLessThanOrEqual(24 * 60);
      if (round < 19) api.pass(minutes * minute);
    }
    const answer = await login({
      id: "bookadmin1",
      password: right.admin,
      from: owner.bookadmin1,
      isAdmin: true,
    });
    expect(answer).toMatchObject({ status: 200, code: undefined });
  });

  test("five of them: only who typed them waits", async () => {
    await failIntoLock("bookadmin1", stranger(0), true);
    const password = right.admin;
    expect((await login({ id: "bookadmin1", password, from: stranger(0), isAdmin: true })).code).toBe(1002);
    expect(
      (await login({ id: "bookadmin1", password, from: owner.bookadmin1, isAdmin: true })).code,
    ).toBeUndefined();
  });
});

describe("a stranger with many addresses keeps the owner out", () => {
  test("not of a browser that the owner has signed in with before, however many they are", async () => {
    const { deviceToken } = await login({ id: "kimmiru", password: right.member, from: owner.kimmiru });
    await flood("kimmiru", 40);
    // Another address, as on a journey: it is the browser that is known.
    const there = { id: "kimmiru", password: right.member, from: "203.0.113.77", device: deviceToken };
    expect((await login(there)).code).toBeUndefined();
  });

  test("nor for good of a new one: the wait is told, ends within ten minutes, and is no lock of the account", async () => {
    await flood("kimmiru", 40);
    const refused = await login({ id: "kimmiru", password: right.member, from: owner.kimmiru });
    expect(refused.code).toBe(1002);
    const seconds = Number(refused.msgVar[1]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
    api.pass(seconds * 1000);
    expect(
      (await login({ id: "kimmiru", password: right.member, from: owner.kimmiru })).code,
    ).toBeUndefined();
  });

  test("who proves the identity and chooses a new password signs in at once", async () => {
    await flood("wangwei01", 40);
    const target = "wang@mirsol.example";
    const certToken = await codeProof(api, { purpose: "FIND_PW", id: "wangwei01", target });
    const newPassword = "Pine-Forest-27!";
    await api.request("PUT", "/member/change-password", {
      body: { id: "wangwei01", certToken, newPassword },
    });
    expect(
      (await login({ id: "wangwei01", password: newPassword, from: owner.kimmiru })).code,
    ).toBeUndefined();
  });

  test("one line of IPv6 is one address", async () => {
    for (let host = 1; host <= 5; host += 1) {
      await login({ id: "kimmiru", password: "wrong", from: `2001:db8:1:1::${host}` });
    }
    const from = "2001:db8:1:1:ffff::1";
    expect((await login({ id: "kimmiru", password: right.member, from })).code).toBe(1002);
  });
});

describe("a stranger guesses one account's password from thousands of addresses", () => {
  test("all of them together look at thirty passwords at once and six an hour after that", async () => {
    let looked = 0;
    const guess = async (number: number) => {
      const { code } = await login({ id: "kimmiru", password: "wrong", from: stranger(number) });
      if (code === 1001) looked += 1;
    };
    for (let number = 0; number < 120; number += 1) await guess(number);
    expect(looked).toBe(30);
    for (let tenMinutes = 0; tenMinutes < 12; tenMinutes += 1) {
      api.pass(10 * minute);
      for (let number = 0; number < 5; number += 1) await guess(200 + tenMinutes * 5 + number);
    }
    expect(looked).toBe(30 + 12);
  });

  test("at once: parallel guesses get no more than one after the other", async () => {
    await api.db.delete(limits);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        api.request("POST", "/member/login", {
          headers: { "x-client-address": stranger(number) },
          body: { clubCode: "MS01", id: "kimmiru", password: "wrong" },
        }),
      ),
    );
    expect(answers.filter(({ json }) => json.fail?.code === 1001)).toHaveLength(30);
    expect(answers.filter(({ json }) => json.fail?.code === 1002)).toHaveLength(30);
  }, 30_000);

  test("an id that nobody has is answered alike all the way", async () => {
    const answersOf = async (id: string) => {
      const answers = [];
      for (let number = 0; number < 36; number += 1) {
        const { status, code, msgVar } = await login({ id, password: "wrong", from: stranger(number) });
        answers.push({ status, code, msgVar });
      }
      return answers;
    };
    const known = await answersOf("leesol01");
    expect(await answersOf("nobody77")).toEqual(known);
    expect(known.at(-1)?.code).toBe(1002);
  });
});

describe("a stranger takes the owner's way past the wait", () => {
  test("a browser is known to one account only, and to the password that was typed there", async () => {
    const { deviceToken } = await login({ id: "leesol01", password: right.member, from: owner.kimmiru });
    const ofAnother = { id: "kimmiru", password: "wrong", device: deviceToken };
    for (let number = 0; number < 40; number += 1) await login({ ...ofAnother, from: stranger(number) });
    expect((await login({ ...ofAnother, password: right.member, from: "203.0.113.5" })).code).toBe(1002);

    const certToken = await codeProof(api, {
      purpose: "FIND_PW",
      id: "leesol01",
      target: "sol@mirsol.example",
    });
    const newPassword = "Pine-Forest-27!";
    await api.request("PUT", "/member/change-password", { body: { id: "leesol01", certToken, newPassword } });
    await flood("leesol01", 40);
    const old = { id: "leesol01", password: newPassword, from: "203.0.113.6", device: deviceToken };
    expect((await login(old)).code).toBe(1002);
  });

  test("a stolen one gives five wrong passwords, then waits as an address does", async () => {
    const { deviceToken: device } = await login({
      id: "kimmiru",
      password: right.member,
      from: owner.kimmiru,
    });
    const codes = [];
    for (let number = 0; number < 7; number += 1) {
      codes.push((await login({ id: "kimmiru", password: "wrong", from: stranger(number), device })).code);
    }
    expect(codes).toEqual([1001, 1001, 1001, 1001, 1002, 1002, 1002]);
  });

  test.each([
    ["made up", () => "AAAAAAAAAAAAAAAAAAAAAA.zzzzzz.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"],
    ["with another end", (token: string) => token.replace(/\.[^.]+\./, ".zzzzzz.")],
    ["of another browser", (token: string) => forged(token)],
    ["nonsense", () => "~~..~%00"],
  ])("a token that is %s is none", async (_what, forge) => {
    const { deviceToken } = await login({ id: "kimmiru", password: right.member, from: owner.kimmiru });
    await flood("kimmiru", 40);
    const device = forge(deviceToken);
    const answer = await login({ id: "kimmiru", password: right.member, from: "203.0.113.7", device });
    expect(answer.code).toBe(1002);
  });

  test("nor is one after half a year", async () => {
    const { deviceToken: device } = await login({
      id: "kimmiru",
      password: right.member,
      from: owner.kimmiru,
    });
    api.pass(181 * 24 * hour);
    await flood("kimmiru", 40);
    const late = { id: "kimmiru", password: right.member, from: "203.0.113.8", device };
    expect((await login(late)).code).toBe(1002);
  });
});

describe("a stranger keeps a member from a forgotten password", () => {
  const input = { purpose: "FIND_PW", type: "20", id: "leesol01", target: "sol@mirsol.example" };
  const ask = async (from: string) => {
    const headers = { "x-client-address": from };
    const { json } = await api.request("POST", "/member/certification", { headers, body: input });
    return json.fail?.code ?? "sent";
  };

  test("by one request a minute", async () => {
    for (let count = 0; count < 30; count += 1) {
      await ask(stranger(0));
      api.pass(minute);
    }
    expect(await ask(stranger(0))).toBe(1303);
    await ask(stranger(0));
    expect(await ask(owner.kimmiru)).toBe("sent");
  });

  test("by ten addresses that ask all day", async () => {
    for (let round = 0; round < 12; round += 1) {
      for (let number = 0; number < 10; number += 1) await ask(stranger(number));
      api.pass(2 * minute);
    }
    expect(await ask(owner.kimmiru)).toBe("sent");
    api.pass(2 * minute);
    expect(await ask(owner.kimmiru)).toBe("sent");
  });

  test("by a crowd of addresses: a browser that the member has signed in with gets its code all the same", async () => {
    const { deviceToken } = await login({ id: "leesol01", password: right.member, from: owner.kimmiru });
    for (let number = 0; number < 60; number += 1) await ask(stranger(number));
    expect(await ask("203.0.113.9")).toBe(1303);
    const headers = { "x-client-address": "203.0.113.9", "x-device-tokens": deviceToken };
    const { json } = await api.request("POST", "/member/certification", { headers, body: input });
    expect(json.fail).toBeUndefined();
  });

  test("and a crowd cannot fill the mailbox: forty codes a day at the most", async () => {
    let sent = 0;
    for (let round = 0; round < 3; round += 1) {
      for (let number = 0; number < 60; number += 1) if ((await ask(stranger(number))) === "sent") sent += 1;
      api.pass(2 * minute);
    }
    expect(sent).toBe(40);
  });
});

describe("what the office lifts stays locked", () => {
  const officeToken = async (id: string) => (await api.signIn(id, { isAdmin: true })).accessToken;

  test("of a member: the office sees from where, and the locked address signs in again", async () => {
    await failIntoLock("kimmiru", stranger(0));
    const token = await officeToken("ssadmin1");
    const [row] = await api.db.select().from(members).where(eq(members.id, "kimmiru"));
    const path = `/ops/members/${row?.memberIdx}`;
    const before = await api.request("GET", path, { token });
    expect(before.json.data.locks).toMatchObject({ places: 1, failures: 5, lockedPlaces: 1 });
    const lifted = await api.request("PUT", path, { token, body: { event: "UNLOCK" } });
    expect(lifted.json).toMatchObject({ result: true, data: { state: "10" } });
    expect((await api.request("GET", path, { token })).json.data.locks).toBeNull();
    expect((await login({ id: "kimmiru", password: right.member, from: stranger(0) })).status).toBe(200);
  });

  test("of an administrator; who lifted it is on record", async () => {
    await failIntoLock("bookadmin1", stranger(0), true);
    const token = await officeToken("ssadmin1");
    const [row] = await api.db.select().from(admins).where(eq(admins.id, "bookadmin1"));
    const body = { adminIdx: row?.adminIdx };
    const refused = await api.request("PUT", "/admin/unlock", {
      token: await officeToken("contents1"),
      body,
    });
    expect(refused.status).toBe(403);
    expect((await api.request("PUT", "/admin/unlock", { token, body })).json.result).toBe(true);
    const records = await api.db.select().from(auditRecords).where(eq(auditRecords.entity, "adminLock"));
    expect(records).toHaveLength(1);
    const again = { id: "bookadmin1", password: right.admin, from: stranger(0), isAdmin: true };
    expect((await login(again)).status).toBe(200);
  });
});
