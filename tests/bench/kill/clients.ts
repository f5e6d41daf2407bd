import { createRandom } from "../../support/random";
import { bookingBody, type Client } from "../api/client";
import { firstMember } from "../api/scene";
import type { Witness } from "./witness";

export const lanes = 8;

type Booked = { bookingIdx: number; version: number };

/**
 * Members who lock, book and sometimes cancel until the server is gone; every answer is witnessed at once, and
 * `onBooked` hears how many bookings there were.
 */
export async function playUntilGone(
  client: Client,
  slots: readonly number[],
  witness: Witness,
  { seed, onBooked }: { seed: number; onBooked(count: number): void },
) {
  let acknowledged = 0;
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const random = createRandom(seed * 100 + lane);
      const member = firstMember + lane;
      try {
        for (;;) {
          const sheetIdx = slots[Math.floor(random() * slots.length)] ?? 0;
          const lock = await client.call(member, "PUT", `/reservation/sheet/lock/${sheetIdx}`, {
            clubCode: "MS01",
          });
          refuseFault(lock.status);
          if (!lock.json.result) continue;
          const answer = await client.call(
            member,
            "POST",
            "/reservation/booking",
            bookingBody(member, sheetIdx),
          );
          refuseFault(answer.status);
          if (!answer.json.result) continue;
          acknowledged += 1;
          const booked = answer.json.data as Booked;
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
  return acknowledged;
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
