import { eq } from "drizzle-orm";
import { bookings, calendarFeeds, members } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { forFile } from "../../support/for-file";
import { bookingScene, party, slot } from "../../support/scenes/booking-scene";

const scene = await forFile(bookingScene);

beforeEach(() => scene.reset());

type Made = CallOutput<"POST /ext/calendar-address">;
type Feed = CallOutput<"POST /ext/calendar-feed">;

const make = (id: string, lang = "en") => scene.data<Made>(id, "POST", `/ext/calendar-address?lang=${lang}`);
const ask = (token: string) => scene.api.request("POST", "/ext/calendar-feed", { body: { token } });
async function feedOf(token: string): Promise<Feed> {
  const answer = await ask(token);
  if (!answer.json.result) throw new Error(answer.text);
  return answer.json.data as Feed;
}
const codeOf = async (token: string) => (await ask(token)).json.fail?.code;
const roundOf = async (token: string, bookingIdx: number) =>
  (await feedOf(token)).rounds.find((round) => round.bookingIdx === bookingIdx);

test("the address shows the booker's round with its number and deadline, and nobody's name", async () => {
  const bookingIdx = await scene.book("kimmiru", slot, { players: party });
  const { token } = await make("kimmiru", "ko");
  const feed = await feedOf(token);
  expect(feed.language).toBe("ko");
  expect(feed.rounds.find((round) => round.bookingIdx === bookingIdx)).toEqual({
    bookingIdx,
    rsvNo: expect.stringMatching(/^261216-/),
    sequence: 1,
    playDate: "2026-12-16",
    teeTime: "07:21",
    holeCode: "18",
    courseName: expect.any(String),
    freeCancelUntil: "2026-12-13T17:00:00+09:00",
    changedAt: expect.stringMatching(/^2026-/),
  });
  expect(JSON.stringify(feed)).not.toMatch(/동반1|박바람|김미루|010-/);
});

test("a companion sees the round once he has accepted, without number and deadline", async () => {
  const bookingIdx = await scene.book("kimmiru", slot, { players: party });
  const { token } = await make("parkbaram");
  expect(await roundOf(token, bookingIdx)).toBeUndefined();
  await scene.answer("parkbaram", bookingIdx);
  expect(await roundOf(token, bookingIdx)).toMatchObject({ rsvNo: null, freeCancelUntil: null });
});

test("a cancelled round leaves the calendar", async () => {
  const bookingIdx = await scene.book("kimmiru", slot, { players: party });
  const { token } = await make("kimmiru");
  await scene.cancel("kimmiru", bookingIdx);
  expect(await roundOf(token, bookingIdx)).toBeUndefined();
});

test("the sequence is the version of the booking, which every change raises", async () => {
  const bookingIdx = await scene.book("kimmiru", slot, { players: party });
  const { token } = await make("kimmiru");
  await scene.db.update(bookings).set({ version: 7 }).where(eq(bookings.bookingIdx, bookingIdx));
  expect((await roundOf(token, bookingIdx))?.sequence).toBe(7);
});

test("rounds of the last 30 days stay, older ones go", async () => {
  const bookingIdx = await scene.book("kimmiru", slot, { players: party });
  const { token } = await make("kimmiru");
  scene.goTo("12-16 22:00");
  scene.api.clock.set(new Date("2027-01-15T10:00:00+09:00"));
  expect(await roundOf(token, bookingIdx)).toBeDefined();
  scene.api.clock.set(new Date("2027-01-16T10:00:00+09:00"));
  expect(await roundOf(token, bookingIdx)).toBeUndefined();
});

test("a new address ends the old one at once; an ended one opens nothing", async () => {
  const first = await make("kimmiru");
  const second = await make("kimmiru");
  expect(await codeOf(first.token)).toBe(2001);
  expect(await codeOf(second.token)).toBeUndefined();
  expect(await scene.data("kimmiru", "GET", "/ext/calendar-address")).toEqual({
    createdAt: second.createdAt,
  });
  expect(await scene.data("kimmiru", "DELETE", "/ext/calendar-address")).toEqual({ createdAt: null });
  expect(await scene.data("kimmiru", "GET", "/ext/calendar-address")).toEqual({ createdAt: null });
  expect(await codeOf(second.token)).toBe(2001);
});

test.each(["20", "30", "40", "50"] as const)("an account in state %s has no calendar", async (state) => {
  const { token } = await make("kimmiru");
  await scene.db.update(members).set({ state }).where(eq(members.memberIdx, 100_001));
  expect(await codeOf(token)).toBe(2001);
});

test("a token is stored as its hash only, and shown by no later call", async () => {
  const { token } = await make("kimmiru");
  const rows = await scene.db.select().from(calendarFeeds);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  const exported = await scene.data<{ calendarAddresses: unknown[] }>("kimmiru", "GET", "/ext/data-export");
  expect(exported.calendarAddresses).toEqual([{ lang: "en", createdAt: expect.any(String) }]);
});

test("a token of another club, or none at all, opens nothing", async () => {
  const { token } = await make("kimmiru");
  expect(await codeOf(`${token.slice(1)}x`)).toBe(2001);
  const short = await ask("short");
  expect(short.status).toBe(400);
  const other = await scene.api.request("POST", "/ext/calendar-feed?clubCode=XX99", { body: { token } });
  expect(other.json.result).toBe(false);
});
