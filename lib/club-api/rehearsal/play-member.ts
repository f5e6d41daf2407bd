import type { RehearsalCall, RehearsalOutcome } from "@/lib/contract/bookings/rehearsals";
import type { CallOutput } from "@/lib/contract/routes";
import type { CrowdMember, Played } from "../domains/rehearsals";
import type { PlayedClock } from "./played-clock";

/** Result of a call of one of the crowd. */
export type Answer = { data: unknown; code: string | null };
export type Ask = (asked: {
  call: RehearsalCall;
  method: "GET" | "PUT" | "POST";
  path: string;
  body?: unknown;
}) => Promise<Answer>;
type Play = {
  clock: PlayedClock;
  ask: Ask;
  playDate: string;
  /** When the day opens for the member's type, and from when tickets are given. */
  openAt: number;
  joinFrom: number;
  /** Whose turn comes later leaves. */
  endAt: number;
  isStopped: () => boolean;
};

type Queue = CallOutput<"GET /ext/opening-queue/{date}">;
type Sheet = CallOutput<"GET /reservation/sheets/{a}/{b}">;
type Slot = Sheet["slots"][number];

/** Somebody who has met others on so many times gives up. */
const mostTries = 6;
/** After them another time is tried. */
const metOthers: ReadonlySet<string> = new Set(["RSV_LOCKED", "RSV_SLOT_TAKEN", "RSV_LOCK_EXPIRED"]);

/** Plays one member as the member area does: line, sheet, hold, form, booking; by the calls of the product. */
export async function playMember(member: CrowdMember, play: Play): Promise<Played> {
  const { clock, openAt } = play;
  const arriveAt = Math.max(openAt + member.arriveMs, play.joinFrom);
  const fromMs = Math.max(arriveAt, openAt);
  await clock.until(arriveAt);
  const turn = await waitForTurn(member, play, arriveAt);
  const queuedMs =
    turn.isQueued && turn.outcome === null ? Math.max(0, clock.now().getTime() - fromMs) : null;
  const none = { member, queuedMs, waitedMs: null, actedMs: null, sheetIdx: null, teeMinute: null };
  if (turn.outcome !== null) return { ...none, outcome: turn.outcome };
  const actFrom = clock.now().getTime();
  const { outcome, slot } = await takeTime(member, play);
  if (!slot) return { ...none, outcome };
  const at = clock.now().getTime();
  const teeMinute = minuteOf(slot.teeTime);
  return {
    ...none,
    outcome,
    waitedMs: at - fromMs,
    actedMs: at - actFrom,
    sheetIdx: slot.sheetIdx,
    teeMinute,
  };
}

type Turn = { isQueued: boolean; outcome: RehearsalOutcome | null };

/** Stands in line where the club has one, else waits for the opening. */
async function waitForTurn(member: CrowdMember, play: Play, arriveAt: number): Promise<Turn> {
  const { clock, ask, playDate, openAt } = play;
  let answer = await ask({ call: "JOIN", method: "POST", path: "/ext/opening-queue", body: { playDate } });
  let queue = answer.data as Queue | null;
  if (queue?.isOn === false) {
    await clock.until(Math.max(arriveAt, openAt) + member.reactMs);
    return { isQueued: false, outcome: null };
  }
  while (queue && !queue.isAdmitted) {
    if (play.isStopped()) return { isQueued: true, outcome: "UNFINISHED" };
    // The order is drawn some seconds after the opening; the page learns of it with its next look.
    const next =
      queue.admittedAt === null
        ? Math.max(clock.now().getTime() + 4_000, openAt)
        : Date.parse(queue.admittedAt);
    if (next > play.endAt) return { isQueued: true, outcome: "LATE_TURN" };
    await clock.until(next + member.reactMs);
    answer = await ask({ call: "PLACE", method: "GET", path: `/ext/opening-queue/${playDate}` });
    queue = answer.data as Queue | null;
  }
  return { isQueued: true, outcome: queue ? null : "REFUSED" };
}

/** Looks at the sheet and takes the time that is nearest to the wish; the next one where somebody was faster. */
async function takeTime(
  member: CrowdMember,
  play: Play,
): Promise<{ outcome: RehearsalOutcome; slot: Slot | null }> {
  const { clock, ask, playDate } = play;
  const { memberIdx } = member;
  for (let turn = 0; turn < mostTries; turn += 1) {
    if (play.isStopped() || clock.now().getTime() > play.endAt) return { outcome: "UNFINISHED", slot: null };
    const sheet = await ask({
      call: "SHEET",
      method: "GET",
      path: `/reservation/sheets/${memberIdx}/${playDate}`,
    });
    if (sheet.code !== null) return { outcome: "REFUSED", slot: null };
    const slot = nearest(member, (sheet.data as Sheet).slots, turn);
    if (!slot) return { outcome: "SOLD_OUT", slot: null };
    await clock.until(clock.now().getTime() + member.reactMs);
    const path = `/reservation/sheet/lock/${slot.sheetIdx}`;
    const hold = await ask({ call: "HOLD", method: "PUT", path, body: {} });
    if (hold.code === null) {
      await clock.until(clock.now().getTime() + member.formMs);
      const body = bookingBody(member, slot);
      const booked = await ask({ call: "BOOK", method: "POST", path: "/reservation/booking", body });
      if (booked.code === null) return { outcome: "BOOKED", slot };
      if (!metOthers.has(booked.code)) return { outcome: "REFUSED", slot: null };
    } else if (!metOthers.has(hold.code)) return { outcome: "REFUSED", slot: null };
    await clock.until(clock.now().getTime() + member.reactMs);
  }
  return { outcome: "SOLD_OUT", slot: null };
}

function nearest(member: CrowdMember, slots: readonly Slot[], turn: number): Slot | undefined {
  const { teeMinute, courseCode, players } = member;
  const far = ({ teeTime, courseCode: course }: Slot) =>
    (teeMinute === null ? 0 : Math.abs(minuteOf(teeTime) - teeMinute)) +
    (courseCode === null || courseCode === course ? 0 : 15);
  const fitting = slots
    .filter((slot) => slot.bookable && slot.minPlayers <= players && players <= slot.maxPlayers)
    .toSorted((one, other) => far(one) - far(other));
  // Many wish for the same: not everybody goes for the very first.
  return fitting[Math.min(fitting.length - 1, (member.memberIdx + turn) % 3)];
}

const minuteOf = (teeTime: string): number => Number(teeTime.slice(0, 2)) * 60 + Number(teeTime.slice(3, 5));

function bookingBody({ memberIdx, players }: CrowdMember, { sheetIdx, caddieMode }: Slot) {
  const companions = Array.from({ length: players - 1 }, (_, seat) => ({
    seq: seat + 2,
    name: `Companion ${seat + 2}`,
    phoneNo: "010-0000-0101",
  }));
  return {
    sheetIdx,
    playerCount: players,
    caddieMode,
    agreeRules: true,
    players: [{ seq: 1, isBooker: true, memberIdx }, ...companions],
  };
}
