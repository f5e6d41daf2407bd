import type { BookingWork } from "@/lib/contract/code-values/bookings";
import { channelCode } from "@/lib/contract/code-values/bookings";
import type { Database } from "../../db/database";
import { type Act, actorName } from "../../platform/act";
import { type Booking, insertLog } from "./repository";

const channels = {
  member: channelCode.homepage,
  admin: channelCode.frontDesk,
  job: channelCode.system,
  visitor: channelCode.homepage,
} as const;

/** CHANNEL of a log line: where the deed was done (code group incomes). */
export function channelOf(act: Act): string {
  return channels[act.by.kind];
}

/** One line of a booking's log (domain.md 6 `BookingLog`). */
export async function writeLog(
  tx: Database,
  act: Act,
  { clubIdx, bookingIdx }: Pick<Booking, "clubIdx" | "bookingIdx">,
  workCode: BookingWork,
  before: unknown,
  after: unknown,
): Promise<void> {
  const channel = channelOf(act);
  const by = actorName(act.by);
  await insertLog(tx, {
    clubIdx,
    bookingIdx,
    workCode,
    before,
    after,
    by,
    channel,
    at: act.now,
    address: act.address,
  });
}
