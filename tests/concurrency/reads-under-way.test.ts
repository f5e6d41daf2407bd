import { and, eq, sql } from "drizzle-orm";
import { members, notices, sessions, siteInfos, teeSlots } from "@/lib/club-api/db/tables";
import { apiOver, demoNow, startTestApi, type TestApi } from "../support/api";
import { openHeld } from "../support/database/held-answers";
import { forFile } from "../support/for-file";
import { secondProcess } from "../support/scenes/race-scene";
import { openSessionFor } from "../support/scenes/second-club";

/*
 * Reads that are under way for one caller while something changes: a process asks the database, and has its rows when the change has been answered. Who asks
 * after the change, in that process or in another, is shown what is true by then, and by his own clock.
 */

const scene = await forFile(async () => {
  const seeded = await startTestApi();
  const { database, ...held } = openHeld(seeded.url);
  const api = await apiOver(database, demoNow, seeded.folder);
  const other = await secondProcess(seeded);
  const close = async () => {
    await other.close();
    await database.close();
    await seeded.close();
  };
  return { seeded, api, other, ...held, close };
});
const { api, other, seeded, hold, release } = scene;

beforeEach(async () => {
  await seeded.reset();
  for (const { clock, limitClock } of [api, other]) for (const one of [clock, limitClock]) one.set(demoNow);
});

type By = { token?: string };
const textOf = async ({ request }: TestApi, path: string, by: By = {}) =>
  (await request("GET", path, by)).text;
async function known(path: string, by: By = {}): Promise<string> {
  for (const process of [api, other]) await textOf(process, path, by);
  return textOf(api, path, by);
}
/** Turns in which a call would have asked what it asks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
}

const day = "2026-11-30";
const ofClub = <T extends { clubIdx: typeof notices.clubIdx }>(table: T) => eq(table.clubIdx, 1);
const notice = (change: object) =>
  other.db
    .update(notices)
    .set(change)
    .where(and(ofClub(notices), eq(notices.noticeIdx, 11)));
const slots = (change: object) =>
  other.db
    .update(teeSlots)
    .set(change)
    .where(and(eq(teeSlots.clubIdx, 1), eq(teeSlots.playDate, day)));
const phone = () =>
  other.db.update(siteInfos).set({ clubPhoneNo: "031-555-0199" }).where(eq(siteInfos.clubIdx, 1));
const fees = () => other.db.execute(sql`update fee_rules set amount = amount + 1000`);
const sheet = `/reservation/sheets/100001/${day}`;
const guestSheet = `/reservation/sheets/non-member/MS01/${day}`;

describe("who asks after a change that was answered while a read is under way", () => {
  test.each<[string, string, string, () => Promise<unknown>]>([
    [
      "a notice, while its views are read",
      "/notice/11",
      '"view_count" from "notices"',
      () => notice({ isVisible: false }),
    ],
    ["a notice's views", "/notice/11", '"view_count" from "notices"', () => notice({ viewCount: 98_765 })],
    [
      "the list, while the number of the rules is read",
      "/notice/normal",
      '"rule_version"',
      () => notice({ texts: { en: { title: "New", contents: "" } } }),
    ],
    ["the club, while the number of the rules is read", "/site/info", '"rule_version"', phone],
    ["a sheet's slots", guestSheet, '"tee_slots"', () => slots({ priceOverride: { "*": "12345" } })],
    [
      "a sheet, while the number of the rules is read",
      guestSheet,
      '"rule_version"',
      () => slots({ openType: "90" }),
    ],
    ["the rules of a sheet", guestSheet, '"rule_version"', fees],
  ])("is shown it by every process: %s", async (_what, path, words, change) => {
    const before = await known(path);
    const isHeld = hold(words);
    const first = textOf(api, path);
    await isHeld;
    await change();
    const later = [textOf(api, path), textOf(other, path)];
    await settle();
    release();
    const [here, there] = await Promise.all(later);
    await first;
    expect([there === before, here === there, (await textOf(api, path)) === there]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test("a member whose type has changed, and one whose session has ended", async () => {
    const by = { token: (await api.signIn("kimmiru")).accessToken };
    const before = await known(sheet, by);
    for (const change of [
      () =>
        other.db
          .update(members)
          .set({ memberType: "30" })
          .where(and(eq(members.clubIdx, 1), eq(members.memberIdx, 100_001))),
      () =>
        other.db.update(sessions).set({ revokedAt: api.clock.now() }).where(eq(sessions.memberIdx, 100_001)),
    ]) {
      const isHeld = hold('"session_tokens"');
      const first = textOf(api, sheet, by);
      await isHeld;
      await change();
      const later = [textOf(api, sheet, by), textOf(other, sheet, by)];
      await settle();
      release();
      const [here, there] = await Promise.all(later);
      await first;
      expect([there === before, here === there]).toEqual([false, true]);
    }
    expect(await textOf(api, sheet, by)).toContain('"code":463');
  });

  test("is shown nothing of what is not committed, or was rolled back", async () => {
    const before = await known(guestSheet);
    const undone = other.db.transaction(async (tx) => {
      await tx.update(teeSlots).set({ openType: "90" }).where(eq(teeSlots.playDate, day));
      await tx.update(notices).set({ isVisible: false }).where(eq(notices.clubIdx, 1));
      expect(await Promise.all([textOf(api, guestSheet), textOf(other, guestSheet)])).toEqual([
        before,
        before,
      ]);
      tx.rollback();
    });
    await expect(undone).rejects.toThrow();
    expect(await Promise.all([textOf(api, guestSheet), textOf(other, guestSheet)])).toEqual([before, before]);
  });
});

describe("who asks later goes by his own clock, though he shares a read with who asked before", () => {
  const at = (time: string) => {
    for (const { clock } of [api, other]) clock.set(new Date(time));
  };

  /** The answers of a path to who asks before and after a moment, the first one's read being under way. */
  async function around(path: string, words: string, [before, after]: [string, string], by: By = {}) {
    at(before);
    const early = await known(path, by);
    const isHeld = hold(words);
    const first = textOf(api, path, by);
    await isHeld;
    at(after);
    const later = textOf(api, path, by);
    await settle();
    release();
    const [firstSeen, seen] = await Promise.all([first, later]);
    expect([firstSeen === early, seen === (await textOf(other, path, by))]).toEqual([true, true]);
    return [early, seen] as const;
  }

  test("a day ends", async () => {
    await notice({ openTo: "2026-11-23" });
    const [shown, gone] = await around("/notice/11", '"view_count" from "notices"', [
      "2026-11-23T23:59:59+09:00",
      "2026-11-24T00:00:00+09:00",
    ]);
    expect([shown.includes('"noticeIdx":11'), gone.includes('"noticeIdx":11')]).toEqual([true, false]);
  });

  test("a day opens for booking, and closes", async () => {
    const token = await openSessionFor(
      api,
      { kind: "member", clubIdx: 1, accountIdx: 100_001 },
      "early-bird",
    );
    const path = "/reservation/sheets/100001/2026-12-16";
    const { openAt, closeAt } = (await api.request("GET", path, { token })).json.data;
    for (const [moment, isOpenAfter] of [
      [openAt, true],
      [closeAt, false],
    ] as const) {
      const at = Date.parse(String(moment));
      const span: [string, string] = [new Date(at - 1000).toISOString(), new Date(at).toISOString()];
      const seen = await around(path, '"tee_slots"', span, { token });
      expect(seen.map((text) => text.includes('"bookable":true'))).toEqual([!isOpenAfter, isOpenAfter]);
    }
  });

  test("a desk follows a day whose tee times pass", async () => {
    const token = await openSessionFor(api, { kind: "admin", clubIdx: 1, accountIdx: 1 }, "desk");
    const version = async (process: TestApi) =>
      (await process.request("GET", "/ops/tee-sheet?date=2026-11-24", { token })).json.data.version;
    at("2026-11-24T07:00:00+09:00");
    const isHeld = hold('"tee_slots"');
    const first = version(api);
    await isHeld;
    at("2026-11-24T09:00:00+09:00");
    const later = version(api);
    await settle();
    release();
    const [early, seen] = await Promise.all([first, later]);
    expect(seen).not.toBe(early);
    expect(seen).toBe(await version(other));
  });
});

test.each([guestSheet, "/notice/11", "/notice/normal", "/site/info"])(
  "a read that fails is a failure once, and the next one has the answer: %s",
  async (path) => {
    const before = await known(path);
    const isHeld = hold("select ");
    const failed = api.request("GET", path);
    await isHeld;
    release(Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" }));
    expect((await failed).status).toBe(503);
    expect(await textOf(api, path)).toBe(before);
  },
);
