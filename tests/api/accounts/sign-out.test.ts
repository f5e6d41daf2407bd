import { eq } from "drizzle-orm";
import { slotLocks } from "@/lib/club-api/db/tables";
import { forFile } from "../../support/for-file";
import { waitingScene } from "../../support/scenes/waiting-scene";

/** Signing out ends a member's lock, and the slot is given on (domain.md A3, M3). */
const scene = await forFile(waitingScene);
let sheetIdx: number;
beforeEach(async () => {
  await scene.reset();
  for (const [id, waitingIdx] of [
    ["leesol01", 600_001],
    ["tanaka01", 599_999],
  ] as const)
    await scene.leave(id, waitingIdx);
  sheetIdx = await scene.sheetAt("07:14");
  await scene.clear(sheetIdx);
});

const hold = (id: string) => scene.send(id, "PUT", `/reservation/sheet/lock/${sheetIdx}`, {});
const signOut = (id: string) => scene.send(id, "DELETE", "/member/logout");
const holder = async () =>
  (await scene.db.select().from(slotLocks).where(eq(slotLocks.sheetIdx, sheetIdx)))[0]?.memberIdx ?? null;

test("the next one can hold the slot at once, and the session is over", async () => {
  expect((await hold("kimmiru")).json.result).toBe(true);
  expect((await hold("parkbaram")).json.fail?.code).toBe(4111);
  expect((await signOut("kimmiru")).json.data).toEqual({ loggedOut: true });
  expect(await holder()).toBeNull();
  expect((await signOut("kimmiru")).json.fail?.code).toBe(463);
  expect((await hold("parkbaram")).json.result).toBe(true);
});

test("a slot that had been booked goes to who waits for it", async () => {
  await scene.cancel("wangwei01", await scene.book("wangwei01", sheetIdx));
  await hold("kimmiru");
  expect((await scene.wait("leesol01")).json.result).toBe(true);
  await signOut("kimmiru");
  expect(await scene.ownerOf(sheetIdx)).toBe(100_002);
});

test("another member's lock stays, and staff hold none", async () => {
  await hold("kimmiru");
  expect((await signOut("parkbaram")).json.result).toBe(true);
  const { accessToken: token } = await scene.api.signIn("bookadmin1", { isAdmin: true });
  expect((await scene.api.request("DELETE", "/member/logout", { token })).json.result).toBe(true);
  expect(await holder()).toBe(100_001);
});
