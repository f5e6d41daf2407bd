import type { BookingWork } from "@/lib/contract/code-values/bookings";
import { channelCode } from "@/lib/contract/code-values/bookings";
import type { Database } from "../../../db/database";
import { actorName, type Context } from "../../../platform/context";
import { type Booking, insertLog } from "../repository";

const channels = {
  member: channelCode.homepage,
  admin: channelCode.frontDesk,
  job: channelCode.system,
  visitor: channelCode.homepage,
} as const;

/** CHANNEL of a log line: where the action was done (code group incomes). */
export function channelOf(ctx: Context): string {
  return channels[ctx.by.kind];
}

/** One line of a booking's log (domain.md 6 `BookingLog`). */
export async function writeLog(
  tx: Database,
  ctx: Context,
  { clubIdx, bookingIdx }: Pick<Booking, "clubIdx" | "bookingIdx">,
  workCode: BookingWork,
  before: unknown,
  after: unknown,
): Promise<void> {
  const channel = channelOf(ctx);
  const by = actorName(ctx.by);
  await insertLog(tx, {
    clubIdx,
    bookingIdx,
    workCode,
    before,
    after,
    by,
    channel,
    at: ctx.now,
    address: ctx.address,
  });
}
