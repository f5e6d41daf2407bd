import { limits } from "@/lib/club-api/db/tables";
import { sweepJob } from "@/lib/club-api/jobs/upkeep-jobs";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import { jobContext } from "../../support/jobs";
import { codeProof } from "../../support/scenes/people";

/**
 * Brute force over days (checklist S-52): the failures of a source in a row are counted across its locks. What they leave
 * of the account's owner is tested in `tests/attacks/lockout.test.ts`.
 */
const api = await forFile(startTestApi);
beforeEach(() => api.reset());

const minute = 60_000;
const day = 24 * 60 * minute;
const right = "Mirsol2026!";

async function login(id: string, password: string, isAdmin = false) {
  // The address is not what is tested: its own count begins anew each time.
  await api.db.delete(limits);
  const body = { clubCode: "MS01", id, password, isAdmin };
  const { json } = await api.request("POST", "/member/login", { body });
  return { code: json.fail?.code, until: json.fail?.msgVar[0] ?? "", data: json.data };
}

/** Fails until the lock; how long it is, in minutes. */
async function failIntoLock(id: string, isAdmin = false): Promise<number> {
  for (let tries = 0; tries < 5; tries += 1) {
    const { code, until } = await login(id, "wrong", isAdmin);
    if (code === 1002) return (Date.parse(until) - api.clock.now().getTime()) / minute;
  }
  throw new Error("Five wrong passwords locked nothing.");
}

test("each lock in a row is twice as long, up to a day; a right password begins anew", async () => {
  const lengths: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const length = await failIntoLock("leesol01");
    lengths.push(length);
    expect((await login("leesol01", right)).code).toBe(1002);
    api.pass(length * minute);
  }
  expect(lengths).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440]);
  expect((await login("leesol01", right)).code).toBeUndefined();
  expect(await failIntoLock("leesol01")).toBe(10);
});

test("a hundred failures in a row lock for a day as the ones before did, and never for good", async () => {
  const lengths: number[] = [];
  for (let round = 0; round < 25; round += 1) {
    lengths.push(await failIntoLock("wangwei01"));
    api.pass((lengths[round] ?? 0) * minute);
  }
  expect(Math.max(...lengths)).toBe(24 * 60);
  expect((await login("wangwei01", right)).code).toBeUndefined();
});

test("an unknown id is answered like a known one, lock by lock", async () => {
  const rounds = async (id: string) => {
    const lengths: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      lengths.push(await failIntoLock(id));
      api.pass((lengths[round] ?? 0) * minute);
    }
    return lengths;
  };
  const known = await rounds("leesol01");
  await api.reset();
  expect(await rounds("nobody77")).toEqual(known);
});

test("a password reset opens it: a member's by the e-mail code, an admin's by another admin", async () => {
  await failIntoLock("wangwei01");
  const certToken = await codeProof(api, {
    purpose: "FIND_PW",
    id: "wangwei01",
    target: "wang@mirsol.example",
  });
  const newPassword = "Pine-Forest-27!";
  const body = { id: "wangwei01", certToken, newPassword };
  const { json } = await api.request("PUT", "/member/change-password", { body });
  expect(json.data).toMatchObject({ changed: true });
  expect((await login("wangwei01", newPassword)).code).toBeUndefined();

  await api.reset();
  await failIntoLock("contents1", true);
  const { accessToken: token } = await api.signIn("ssadmin1", { isAdmin: true });
  const reset = await api.request("PUT", "/admin/reset-pw", { token, body: { adminIdx: 3 } });
  const answer = await login("contents1", String(reset.json.data.tempPassword), true);
  expect(answer.data).toMatchObject({ pending: "TEMP_PASSWORD" });
});

test("who comes back the next day is still counted: the sweep forgets no failure", async () => {
  for (let tries = 0; tries < 4; tries += 1) await login("tanaka01", "wrong");
  api.pass(2 * day);
  await sweepJob(api.limitClock).run(await jobContext(api, "sweep"));
  expect((await login("tanaka01", "wrong")).code).toBe(1002);
});
