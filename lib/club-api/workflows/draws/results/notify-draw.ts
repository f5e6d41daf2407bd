import type { Database } from "../../../db/database";
import type { DrawApplication, DrawPost } from "../../../domains/draws";
import { findMember } from "../../../domains/members";
import type { Context } from "../../../platform/context";
import { type LanguageChoice, pickText } from "../../../platform/texts";
import { notifyMember, notifyMembers } from "../../messages/notify";
import { membersOf } from "./place-win";

/** Template for the applicant, and the one for the members whom the applicant named. */
const companionEvents = {
  drawReserve: "drawCompanionReserve",
  drawLost: "drawCompanionNotDrawn",
  drawIneligible: "drawCompanionIneligible",
  drawCancelled: "drawCompanionCancelled",
} as const;
type CompanionEvent =
  | (typeof companionEvents)[keyof typeof companionEvents]
  | "drawCompanionNamed"
  | "drawCompanionReleased";

/** The title of a draw in a language. */
export function titleOf({ texts }: Pick<DrawPost, "texts">, choice: LanguageChoice): string {
  return pickText(texts, choice)?.title ?? "";
}

/**
 * Tells all players of an application what became of it (product.md 7), in the transaction that makes it so. Wins are told
 * by their booking (`placeWin`).
 */
export async function notifyApplication(
  tx: Database,
  ctx: Context,
  post: DrawPost,
  application: DrawApplication,
  event: keyof typeof companionEvents,
): Promise<void> {
  const { memberIdx, reserveNo } = application;
  await notifyMember(tx, ctx, memberIdx, event, (choice) => ({
    title: titleOf(post, choice),
    number: String(reserveNo ?? ""),
  }));
  await notifyCompanions(tx, ctx, post, application, companionEvents[event]);
}

/** E-mails the applicant the number and receipt of a stored or changed application. */
export async function notifyReceipt(
  tx: Database,
  ctx: Context,
  post: DrawPost,
  { memberIdx, drawIdx, receipt }: DrawApplication,
): Promise<void> {
  const varsOf = (choice: LanguageChoice) => ({
    title: titleOf(post, choice),
    number: String(drawIdx),
    receipt,
  });
  await notifyMember(tx, ctx, memberIdx, "drawApplied", varsOf, { channels: ["MAIL"] });
}

/**
 * E-mails the applicant at the closing: the receipt as listed, and the hash of all fixed inputs. A list
 * that is opened past the office's tools and closed again has another hash, and is told again.
 */
export async function notifyClosing(
  tx: Database,
  ctx: Context,
  post: DrawPost,
  { memberIdx, drawIdx, receipt }: DrawApplication,
  hash: string,
): Promise<void> {
  const fixed = { number: String(drawIdx), receipt, hash };
  const varsOf = (choice: LanguageChoice) => ({ title: titleOf(post, choice), ...fixed });
  const dedupeKey = `draw-closed:${drawIdx}:${hash}`;
  await notifyMember(tx, ctx, memberIdx, "drawClosed", varsOf, { channels: ["MAIL"], dedupeKey });
}

type Named = Pick<DrawApplication, "memberIdx" | "players"> & Partial<Pick<DrawApplication, "reserveNo">>;

/**
 * Tells the members whom an application names, each once, and whose application it is. A guest is told when there is a
 * booking: before that the club has nothing to do with him.
 */
export async function notifyCompanions(
  tx: Database,
  ctx: Context,
  post: DrawPost,
  { memberIdx, players, reserveNo }: Named,
  event: CompanionEvent,
): Promise<void> {
  const companions = membersOf({ memberIdx, players }).filter((named) => named !== memberIdx);
  if (companions.length === 0) return;
  const applicant = (await findMember(tx, ctx.club.clubIdx, memberIdx))?.name ?? "";
  await notifyMembers(tx, ctx, companions, event, (choice) => ({
    title: titleOf(post, choice),
    number: String(reserveNo ?? ""),
    applicant,
  }));
}
