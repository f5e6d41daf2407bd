import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import { pushExpiry } from "./push-rules";
import { insertMessages, type Message, releaseParked, selectMessage, updateWaiting } from "./repository";
import { isSecretEvent } from "./secrets";

type Moved = CallOutput<"POST /ops/outbox/{id}/retry">;

/** Whether a message was sent and can be sent again: its address is kept, and it carried no code that has done its work. */
export function isWhole({ state, target, event }: Message): boolean {
  return state === "SENT" && target !== "" && !isSecretEvent(event);
}

/** Lets a parked message be tried again from the start; 2001 when there is none, 2002 when it is not parked. */
export async function retryMessage(tx: Database, ctx: Context, outboxIdx: number): Promise<Moved> {
  const message = await messageOf(tx, ctx, outboxIdx);
  if (!(await releaseParked(tx, ctx.club.clubIdx, outboxIdx, ctx.now))) throw new ClubFailure("STALE");
  return recorded(tx, ctx, message, { state: "WAITING", tries: 0 });
}

/** Holds a waiting message back until somebody sends it again; 2001 when there is none, 2002 when it does not wait. */
export async function parkMessage(
  tx: Database,
  ctx: Context,
  outboxIdx: number,
  reason: string,
): Promise<Moved> {
  const message = await messageOf(tx, ctx, outboxIdx);
  if (!(await updateWaiting(tx, message, { state: "PARKED" }))) throw new ClubFailure("STALE");
  return recorded(tx, ctx, message, { state: "PARKED" }, reason);
}

/** Queues a copy of a message that was sent; 2001 when there is none, 2002 when it was not sent or is not whole. */
export async function resendMessage(
  tx: Database,
  ctx: Context,
  outboxIdx: number,
  reason: string,
): Promise<Moved> {
  const message = await messageOf(tx, ctx, outboxIdx);
  if (!isWhole(message)) throw new ClubFailure("STALE");
  const { clubIdx, channel, event, memberIdx, target, lang, vars } = message;
  const copy = { clubIdx, channel, event, memberIdx, target, lang, vars };
  const expiresAt = channel === "PUSH" ? pushExpiry(ctx.now, {}) : null;
  await insertMessages(tx, [{ ...copy, nextTryAt: ctx.now, createdAt: ctx.now, expiresAt }]);
  return recorded(tx, ctx, message, { state: "SENT", isSentAgain: true }, reason);
}

async function messageOf(tx: Database, ctx: Context, outboxIdx: number): Promise<Message> {
  const message = await selectMessage(tx, ctx.club.clubIdx, outboxIdx);
  if (!message) throw new ClubFailure("NOT_FOUND");
  return message;
}

async function recorded(
  tx: Database,
  ctx: Context,
  { outboxIdx, state, tries, memberIdx }: Message,
  after: { state: Message["state"]; tries?: number; isSentAgain?: true },
  reason?: string,
): Promise<Moved> {
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "outbox",
    entityKey: outboxIdx,
    before: { state, tries },
    after,
    memberIdx,
    ...(reason ? { reason } : {}),
  });
  return { outboxIdx, state: after.state };
}
