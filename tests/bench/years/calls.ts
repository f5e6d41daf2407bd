import { bookingBody, type Client, percentile } from "../api/client";
import { benchDate, firstMember } from "../api/scene";

const reads = 200;
const signIns = 20;

/** Medians of the hot calls in milliseconds. A slot is held, booked and given back by a member of its own. */
export async function hotCalls(
  client: Client,
  {
    slots,
    firstBooker,
    forgetHits,
  }: { slots: readonly number[]; firstBooker: number; forgetHits(): Promise<unknown> },
): Promise<Record<string, number>> {
  const median = async (count: number, call: (place: number) => Promise<number>) => {
    const took: number[] = [];
    for (let place = 0; place < count; place += 1) took.push(await call(place));
    return percentile(took, 0.5);
  };
  const timed = async (...input: Parameters<Client["call"]>) => {
    const answer = await client.call(...input);
    if (!answer.json.result) throw new Error(`${input[1]} ${input[2]}: ${JSON.stringify(answer.json)}`);
    return answer;
  };
  const read = (path: string) => median(reads, async () => (await timed(firstMember, "GET", path)).ms);
  const account = { clubCode: "MS01", id: "kimmiru", password: "Mirsol2026!", isAdmin: false, chk: false };
  const booked: number[] = [];
  const locked = await median(slots.length, async (place) => {
    const member = firstBooker + place;
    const sheetIdx = slots[place] ?? 0;
    const lock = await timed(member, "PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });
    const book = await timed(member, "POST", "/reservation/booking", bookingBody(member, sheetIdx));
    booked.push(book.ms);
    const { bookingIdx, version } = book.json.data as unknown as { bookingIdx: number; version: number };
    const cancel = { bookingIdx, reasonCode: "C1", reasonText: "", agreePenalty: false, version };
    await timed(member, "DELETE", "/reservation/cancel", cancel);
    return lock.ms;
  });
  return {
    "sheet of a day": await read(`/reservation/sheets/${firstMember}/${benchDate}`),
    "calendar of a month": await read(`/reservation/calendar/202612?clubCode=MS01`),
    lock: locked,
    book: percentile(booked, 0.5),
    "list of notices": await read("/notice/normal?clubCode=MS01"),
    "sign-in": await median(signIns, async () => {
      // One address may sign in a few times a minute only.
      await forgetHits();
      return (await timed(firstMember, "POST", "/member/login", account)).ms;
    }),
  };
}
