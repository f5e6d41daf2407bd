import { bookingBody } from "../api/client";
import type { Answer, Visitor } from "./visitor";

/** Result of a visitor's rush; `unclear` is an answer that nobody could tell anything from. */
export type Outcome = { kind: "booked" | "told" | "unclear"; answers: Answer[] };

/** Refusals that say plainly that the time has gone, the turn has not come, or the member has a booking already. */
const plain: ReadonlySet<number> = new Set([4101, 4102, 4111, 4112, 4113, 4201, 4206, 4207, 9429, 9503]);
const triesOfOne = 6;

export const until = (moment: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, moment - Date.now())));

/** Holds one time after the other from a place of its own in the sheet, and books the first that it gets. */
export async function holdAndBook(
  visitor: Visitor,
  slots: readonly number[],
  from: number,
): Promise<Outcome> {
  const answers: Answer[] = [];
  for (let turn = 0; turn < triesOfOne; turn += 1) {
    const sheetIdx = slots[(from + turn * 13) % slots.length] ?? 0;
    const lock = await visitor.call("PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });
    answers.push(lock);
    if (lock.json?.result) {
      const booked = await visitor.call(
        "POST",
        "/reservation/booking",
        bookingBody(visitor.memberIdx, sheetIdx),
      );
      answers.push(booked);
      if (booked.json?.result) return { kind: "booked", answers };
    }
    const last = answers.at(-1)?.json;
    if (!last?.fail || !plain.has(last.fail.code)) return { kind: "unclear", answers };
  }
  return { kind: "told", answers };
}

type QueueStatus = { isAdmitted: boolean; admittedAt: string | null };

/** Takes a ticket at a moment of the window, waits for its turn, then holds and books. */
export async function queueAndBook(
  visitor: Visitor,
  input: { date: string; slots: readonly number[]; arriveAt: number; giveUpAt: number; from: number },
): Promise<Outcome> {
  await until(input.arriveAt);
  const body = { clubCode: "MS01", playDate: input.date };
  const answers: Answer[] = [await visitor.call("POST", "/ext/opening-queue", body)];
  for (;;) {
    const status = answers.at(-1)?.json?.data as QueueStatus | null | undefined;
    if (!status) return { kind: "unclear", answers };
    if (status.isAdmitted) break;
    const turn = status.admittedAt === null ? Date.now() + 1000 : Date.parse(status.admittedAt);
    if (turn > input.giveUpAt || Date.now() > input.giveUpAt) return { kind: "told", answers };
    await until(Math.max(turn, Date.now() + 250));
    answers.push(await visitor.call("GET", `/ext/opening-queue/${input.date}`));
  }
  const played = await holdAndBook(visitor, input.slots, input.from);
  return { ...played, answers: [...answers, ...played.answers] };
}
