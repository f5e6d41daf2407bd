import { and, eq, sql } from "drizzle-orm";
import { bookings, files, members, notices, ruleVersion, sessions, teeSlots } from "@/lib/club-api/db/tables";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { TestApi } from "../support/api";
import { forFile } from "../support/for-file";
import { startTwoProcesses } from "../support/scenes/race-scene";

/*
 * Answers that a process keeps: whoever asks any process after a change has been answered is shown it. Each test first asks the other
 * process twice, so that it keeps what it then may no longer show.
 */

const { api, other } = await forFile(startTwoProcesses);
beforeEach(() => api.reset());
afterEach(() => other.clock.set(api.clock.now()));

type Row = Record<string, unknown>;
const dataOf = async ({ request }: TestApi, path: string, token?: string) =>
  (await request("GET", path, token === undefined ? {} : { token })).json.data;
const textOf = async (path: string, token?: string) => {
  const { text } = await other.request("GET", path, token === undefined ? {} : { token });
  return text;
};
/** The answer that the other process keeps, and shows. */
async function kept(path: string, token?: string): Promise<string> {
  await textOf(path, token);
  return textOf(path, token);
}

const list = "/notice/normal";
const one = "/notice/11";
const changeNotice = (change: object, noticeIdx = 11) =>
  api.db
    .update(notices)
    .set(change)
    .where(and(eq(notices.clubIdx, 1), eq(notices.noticeIdx, noticeIdx)));

describe("notices", () => {
  test.each<[string, string, object]>([
    ["its words", list, { texts: { en: { title: "New words", contents: "<p>New</p>" } } }],
    ["its words, read alone", one, { texts: { en: { title: "New words", contents: "<p>New</p>" } } }],
    ["whether it is shown", list, { isVisible: false }],
    ["whether it is shown, read alone", one, { isVisible: false }],
    ["its days", list, { openTo: "2020-01-01" }],
    ["that it was thrown away", list, { deletedAt: new Date("2026-11-20T00:00:00Z") }],
    ["its pin", list, { isTop: true, topUntil: null }],
    ["a view of it", list, { viewCount: 98_765 }],
    ["a view of it, read alone", one, { viewCount: 98_765 }],
  ])("another process shows at once: %s", async (_what, path, change) => {
    const before = await kept(path);
    await changeNotice(change);
    expect(await textOf(path)).not.toBe(before);
  });

  test("a neighbour's new title, and a file that comes and goes", async () => {
    const before = await kept(one);
    await changeNotice({ texts: { en: { title: "Next door", contents: "" } } }, 10);
    const renamed = await textOf(one);
    expect([renamed === before, renamed.includes("Next door")]).toEqual([false, true]);
    const by = { createdAt: api.clock.now() };
    await api.db.insert(files).values({
      ...by,
      clubIdx: 1,
      kind: "notice",
      ownerIdx: 11,
      fileName: "map.pdf",
      storageKey: "kept/map.pdf",
      size: 3,
      contentType: "application/pdf",
    });
    expect(await kept(one)).toContain("map.pdf");
    await api.db.delete(files).where(eq(files.storageKey, "kept/map.pdf"));
    expect(await textOf(one)).not.toContain("map.pdf");
  });

  test("in the language that is asked for, and on the club's day", async () => {
    const [english, korean] = [await kept(`${list}?lang=en`), await kept(`${list}?lang=ko`)];
    expect(english).not.toBe(korean);
    expect(await textOf(`${list}?lang=en`)).toBe(english);
    await changeNotice({ openTo: "2026-11-23" });
    expect(await kept(one)).toContain('"noticeIdx":11');
    other.clock.set(new Date(other.clock.now().getTime() + 86_400_000));
    expect(await textOf(one)).not.toContain('"noticeIdx":11');
  });

  test("are new for seven days, to the moment", async () => {
    const isNew = async () =>
      ((await dataOf(other, list)).list as Row[]).find(({ noticeIdx }) => noticeIdx === 11)?.isNew;
    const createdAt = new Date(api.clock.now().getTime() - 7 * 86_400_000 + 1000);
    await changeNotice({ createdAt });
    expect([await isNew(), await isNew()]).toEqual([true, true]);
    other.clock.set(new Date(other.clock.now().getTime() + 1000));
    expect(await isNew()).toBe(false);
  });

  test("who counts a view moves no rule; who changes a notice or its files does", async () => {
    const version = async () => (await api.db.select().from(ruleVersion))[0]?.version;
    const first = await version();
    await changeNotice({ viewCount: sql`${notices.viewCount} + 1` });
    expect(await version()).toBe(first);
    await changeNotice({ viewCount: sql`${notices.viewCount} + 1`, isVisible: false });
    const second = await version();
    expect(second).not.toBe(first);
    const [file] = await api.db.select().from(files).where(eq(files.kind, "notice")).limit(1);
    await api.db
      .update(files)
      .set({ fileName: "renamed.pdf" })
      .where(eq(files.fileIdx, file?.fileIdx ?? 0));
    const third = await version();
    expect(third).not.toBe(second);
    const [lost] = await api.db.select().from(files).where(sql`kind <> 'notice'`).limit(1);
    await api.db
      .update(files)
      .set({ fileName: "other.pdf" })
      .where(eq(files.fileIdx, lost?.fileIdx ?? 0));
    expect(await version()).toBe(third);
  });
});

const day = "2026-11-30";
const slotOf = (sheet: Row, sheetIdx: number) =>
  (sheet.slots as Row[]).find((slot) => slot.sheetIdx === sheetIdx);

describe("the sheet of a day", () => {
  async function scene() {
    const token = (await api.signIn("kimmiru")).accessToken;
    const rival = (await api.signIn("leesol01")).accessToken;
    const own = `/reservation/sheets/100001/${day}`;
    const rivals = `/reservation/sheets/100002/${day}`;
    const sheet = await dataOf(other, own, token);
    const free = (sheet.slots as Row[]).find(({ bookable }) => bookable)?.sheetIdx as number;
    const read = async (path: string, by: string) => slotOf(await dataOf(other, path, by), free);
    const hold = async () => {
      const held = await api.request("PUT", `/reservation/sheet/lock/${free}`, {
        token,
        body: { clubCode: "MS01" },
      });
      expect(held.json.result).toBe(true);
    };
    return { token, rival, own, rivals, free, read, hold };
  }

  test("shows a hold to others at once, not to who holds it, and lets go of it in time", async () => {
    const { token, rival, own, rivals, read, hold } = await scene();
    await Promise.all([kept(own, token), kept(rivals, rival)]);
    await hold();
    const shown = [(await read(own, token))?.openCode, (await read(rivals, rival))?.openCode];
    expect(shown).toEqual([slotState.open, slotState.beingBooked]);
    other.clock.set(new Date(other.clock.now().getTime() + 15 * 60_000));
    expect((await read(rivals, rival))?.openCode).toBe(slotState.open);
  });

  test.each<[string, object]>([
    ["its own price", { priceOverride: { "*": "12345" } }],
    ["what it is kept for", { openType: "90" }],
    ["its players", { maxPlayers: 3 }],
    ["its caddies", { caddieMode: "S" }],
  ])("shows a changed slot at once: %s", async (_what, change) => {
    const { token, own, free, read } = await scene();
    await kept(own, token);
    const before = await read(own, token);
    await api.db
      .update(teeSlots)
      .set(change)
      .where(and(eq(teeSlots.clubIdx, 1), eq(teeSlots.sheetIdx, free)));
    expect(await read(own, token)).not.toEqual(before);
  });

  test("shows each what is told to his type and in his language", async () => {
    const { token, own } = await scene();
    const guests = `/reservation/sheets/non-member/MS01/${day}`;
    const [member, guest, korean] = [
      await kept(own, token),
      await kept(guests),
      await kept(`${guests}?lang=ko`),
    ];
    expect(new Set([member, guest, korean]).size).toBe(3);
    expect([await textOf(own, token), await textOf(guests), await textOf(`${guests}?lang=ko`)]).toEqual([
      member,
      guest,
      korean,
    ]);
  });

  test("of parts of a day is not that of the whole day", async () => {
    const { token, own } = await scene();
    const whole = await kept(own, token);
    const part = await kept(`${own}?courses=1`, token);
    expect(part.length).toBeLessThan(whole.length);
    expect(await textOf(own, token)).toBe(whole);
  });

  test("shows a booking that is sold, and one that is cancelled", async () => {
    const { rival, rivals, free } = await scene();
    await kept(rivals, rival);
    const [booking] = await api.db.select().from(bookings).where(eq(bookings.state, "10")).limit(1);
    const bookingIdx = booking?.bookingIdx ?? 0;
    const move = (change: object) =>
      api.db
        .update(bookings)
        .set(change)
        .where(and(eq(bookings.clubIdx, 1), eq(bookings.bookingIdx, bookingIdx)));
    await move({ sheetIdx: free, playDate: day });
    expect(slotOf(await dataOf(other, rivals, rival), free)?.bookable).toBe(false);
    await move({ state: "50" });
    expect(slotOf(await dataOf(other, rivals, rival), free)?.bookable).toBe(true);
  });
});

describe("who calls", () => {
  const own = `/reservation/sheets/100001/${day}`;

  test("a session that has ended anywhere opens nothing, however well it is known here", async () => {
    const token = (await api.signIn("kimmiru")).accessToken;
    expect(await kept(own, token)).toContain('"result":true');
    await api.db.update(sessions).set({ revokedAt: api.clock.now() }).where(eq(sessions.memberIdx, 100_001));
    const ended = await other.request("GET", own, { token });
    expect([ended.status, ended.json.fail?.code]).toEqual([401, 463]);
  });

  test("who has become of another type sees what that type sees", async () => {
    const token = (await api.signIn("kimmiru")).accessToken;
    const before = await kept(own, token);
    await api.db
      .update(members)
      .set({ memberType: "30" })
      .where(and(eq(members.clubIdx, 1), eq(members.memberIdx, 100_001)));
    expect(await textOf(own, token)).not.toBe(before);
  });

  test("each call is counted once, though it begins before its count", async () => {
    const token = (await api.signIn("kimmiru")).accessToken;
    const statuses: number[] = [];
    for (let turn = 0; turn < 121; turn += 1)
      statuses.push((await other.request("GET", own, { token })).status);
    expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
    expect(statuses[120]).toBe(429);
  });
});
