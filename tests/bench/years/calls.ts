import { bookingBody, type Client } from "../api/client";
import { benchDate, firstMember } from "../api/scene";

const reads = 25;
const signIns = 4;

/** Durations of each hot call, in milliseconds. */
export type Samples = Record<string, number[]>;
export type Round = {
  client: Client;
  slots: readonly number[];
  /** Each slot is held, booked and given back by a member of its own, from this one on. */
  firstBooker: number;
  /** One address may sign in a few times a minute only. */
  forgetHits(): Promise<unknown>;
};

/** One round of the hot calls; throws when one is refused. */
export async function hotCalls({ client, slots, firstBooker, forgetHits }: Round): Promise<Samples> {
  const timed = async (...input: Parameters<Client["call"]>) => {
    const answer = await client.call(...input);
    if (!answer.json.result) throw new Error(`${input[1]} ${input[2]}: ${JSON.stringify(answer.json)}`);
    return answer;
  };
  const repeat = async (count: number, call: () => Promise<{ ms: number }>) => {
    const took: number[] = [];
    for (let turn = 0; turn < count; turn += 1) took.push((await call()).ms);
    return took;
  };
  const read = (path: string) => repeat(reads, () => timed(firstMember, "GET", path));
  const account = { clubCode: "MS01", id: "kimmiru", password: "Mirsol2026!", isAdmin: false, chk: false };
  const signIn = async () => {
    await forgetHits();
    return timed(firstMember, "POST", "/member/login", account);
  };
  const [lock, book]: [number[], number[]] = [[], []];
  for (const [place, sheetIdx] of slots.entries()) {
    const member = firstBooker + place;
    const path = `/reservation/sheet/lock/${sheetIdx}`;
    lock.push((await timed(member, "PUT", path, { clubCode: "MS01" })).ms);
    const booked = await timed(member, "POST", "/reservation/booking", bookingBody(member, sheetIdx));
    book.push(booked.ms);
    const { bookingIdx, version } = booked.json.data as unknown as { bookingIdx: number; version: number };
    const cancel = { bookingIdx, reasonCode: "C1", reasonText: "", agreePenalty: false, version };
    await timed(member, "DELETE", "/reservation/cancel", cancel);
  }
  return {
    "sheet of a day": await read(`/reservation/sheets/${firstMember}/${benchDate}`),
    "calendar of a month": await read("/reservation/calendar/202612?clubCode=MS01"),
    lock,
    book,
    "list of notices": await read("/notice/normal?clubCode=MS01"),
    "sign-in": await repeat(signIns, signIn),
  };
}

/** Adds the samples of a round to those of the rounds before. */
export function gathered(before: Samples, more: Samples): Samples {
  return Object.fromEntries(
    Object.entries(more).map(([call, took]) => [call, [...(before[call] ?? []), ...took]]),
  );
}
