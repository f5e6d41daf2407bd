import type { PushSender } from "../../adapters/push/web-push";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { markDelivered } from "./push-repository";

/** A device has shown a message, as the receipt that it was sent with proves. Throws 2001 for any other. */
export async function noteReceipt(
  db: Database,
  { club, now }: Context,
  { message, receipt }: { message: string; receipt: string },
  sender: PushSender | null,
): Promise<void> {
  const [clubIdx, outboxIdx] = message.split("-").map(Number);
  const isOwn = clubIdx === club.clubIdx && outboxIdx !== undefined;
  if (!isOwn || !sender?.isReceipt(message, receipt)) throw new ClubFailure("NOT_FOUND");
  await markDelivered(db, { clubIdx, outboxIdx }, now);
}
