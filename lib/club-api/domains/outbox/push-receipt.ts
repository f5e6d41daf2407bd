import type { PushSender } from "../../adapters/push/web-push";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { markDelivered } from "./push-repository";

/** A device has shown a message, as the receipt that it was sent with proves. Throws 2001 for any other. */
export async function noteReceipt(
  db: Database,
  { now }: Context,
  { message, receipt }: { message: string; receipt: string },
  sender: PushSender | null,
): Promise<void> {
  // The worker of a device knows no club: the message itself names its own, under the server's signature.
  const [clubIdx = 0, outboxIdx = 0] = message.split("-").map(Number);
  if (!sender?.isReceipt(message, receipt)) throw new ClubFailure("NOT_FOUND");
  await markDelivered(db, { clubIdx, outboxIdx }, now);
}
