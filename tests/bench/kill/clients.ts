import { createRandom } from "../../support/history/random";
import { bookingBody, type Client, type Reply } from "../api/client";
import { firstMember } from "../api/scene";
import type { Witness } from "./witness";

export const lanes = 8;

type Booked = { bookingIdx: number; version: number };

/** A booking call under its `Idempotency-Key`; `bookingIdx` is null while no answer came. */
export type SentCall = { member: number; key: string; sheetIdx: number; bookingIdx: number | null };

/**
 * Members who lock, book and sometimes cancel until the server is gone; every answer is witnessed at once, and
 * `onBooked` hears how many bookings there were. Returns every booking call that was answered with a booking or with
 * nothing at all.
 */
export async function playUntilGone(
  client: Client,
  slots: readonly number[],
  witness: Witness,
  { seed, onBooked }: { seed: number; onBooked(count: number): void },
): Promise<SentCall[]> {
  const sent: SentCall[] = [];
  let acknowledged = 0;
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const random = createRandom(seed * 100 + lane);
      const member = firstMember + lane;
      try {
        for (let turn = 0; ; turn += 1) {
          const sheetIdx = slots[Math.floor(random() * slots.length)] ?? 0;
          const lock = await client.call(member, "PUT", `/reservation/sheet/lock/${sheetIdx}`, {
            clubCode: "MS01",
          });
          refuseFault(lock.status);
          if (!lock.json.result) continue;
          const call: SentCall = { member, key: `kill-${seed}-${lane}-${turn}`, sheetIdx, bookingIdx: null };
          sent.push(call);
          const booked = bookedBy(await book(client, call));
          if (!booked) {
            sent.splice(sent.indexOf(call), 1);
            continue;
          }
          acknowledged += 1;
          call.bookingIdx = booked.bookingIdx;
          witness.write({ step: "booked", bookingIdx: booked.bookingIdx });
          onBooked(acknowledged);
          if (random() < 0.6) await cancel(client, member, booked, witness);
        }
      } catch (error) {
        if (error instanceof ServerFault) throw error;
        // The server was killed: what had no answer may or may not have happened.
      }
    }),
  );
  return sent;
}

/**
 * Sends the calls of before the fall again, twice each, with the same keys (checklist ): what was answered
 * is answered the same, what had no answer is booked once or refused. Returns what came out otherwise.
 */
export async function sendAgain(
  client: Client,
  calls: readonly SentCall[],
  witness: Witness,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const call of calls) {
    const answers = [bookedBy(await book(client, call)), bookedBy(await book(client, call))];
    const [first, second] = answers.map((booked) => booked?.bookingIdx ?? null);
    const isSame = first === second && (call.bookingIdx === null || first === call.bookingIdx);
    if (!isSame) wrong.push(`${call.key}: ${call.bookingIdx} became ${first}, then ${second}`);
    if (call.bookingIdx === null && first != null) witness.write({ step: "booked", bookingIdx: first });
  }
  return wrong;
}

async function book(client: Client, { member, sheetIdx, key }: SentCall): Promise<Reply> {
  const body = bookingBody(member, sheetIdx);
  const answer = await client.call(member, "POST", "/reservation/booking", body, { "idempotency-key": key });
  refuseFault(answer.status);
  return answer;
}

function bookedBy({ json }: Reply): Booked | null {
  return json.result ? (json.data as Booked) : null;
}

class ServerFault extends Error {}

function refuseFault(status: number): void {
  if (status >= 500) throw new ServerFault(`answered ${status} under load`);
}

async function cancel(client: Client, member: number, { bookingIdx, version }: Booked, witness: Witness) {
  witness.write({ step: "cancelling", bookingIdx });
  const body = { bookingIdx, version, reasonCode: "C1", reasonText: "", agreePenalty: false };
  const answer = await client.call(member, "DELETE", "/reservation/cancel", body);
  refuseFault(answer.status);
  if (answer.json.result) witness.write({ step: "cancelled", bookingIdx });
}
