import type { Database } from "../../../db/database";
import type { DrawApplication, DrawPost } from "../../../domains/draws";
import { findMember } from "../../../domains/members";
import type { Context } from "../../../platform/context";
import { type LanguageChoice, pickText } from "../../../platform/texts";
import { tellMember, tellMembers } from "../../messages/tell-member";
import { membersOf } from "./place-win";

/** What the applicant is told, and in which words it reaches the members whom he named. */
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
export async function tellApplication(
  tx: Database,
  ctx: Context,
  post: DrawPost,
  application: DrawApplication,
  event: keyof typeof companionEvents,
): Promise<void> {
  const { memberIdx, reserveNo } = application;
  await tellMember(tx, ctx, memberIdx, event, (choice) => ({
    title: titleOf(post, choice),
    number: String(reserveNo ?? ""),
  }));
  await tellCompanions(tx, ctx, post, application, companionEvents[event]);
}

/** What the applicant keeps of an application that is stored or changed: its number and receipt, by e-mail. */
export async function tellReceipt(
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
  await tellMember(tx, ctx, memberIdx, "drawApplied", varsOf, { channels: ["MAIL"] });
}

/**
 * What the applicant keeps of the closing: the receipt as it stands in the list, and the hash of all that was fixed. A list
 * that is opened past the office's tools and closed again has another hash, and is told again.
 */
export async function tellClosing(
  tx: Database,
  ctx: Context,
  post: DrawPost,
  { memberIdx, drawIdx, receipt }: DrawApplication,
  hash: string,
): Promise<void> {
  const fixed = { number: String(drawIdx), receipt, hash };
  const varsOf = (choice: LanguageChoice) => ({ title: titleOf(post, choice), ...fixed });
  const dedupeKey = `draw-closed:${drawIdx}:${hash}`;
  await tellMember(tx, ctx, memberIdx, "drawClosed", varsOf, { channels: ["MAIL"], dedupeKey });
}

type Named = Pick<DrawApplication, "memberIdx" | "players"> & Partial<Pick<DrawApplication, "reserveNo">>;

/**
 * Tells the members whom an application names, each once, and whose application it is. A guest is told when there is a
 * booking: before that the club has nothing to do with him.
 */
export async function tellCompanions(
  tx: Database,
  ctx: Context,
  post: DrawPost,
  { memberIdx, players, reserveNo }: Named,
  event: CompanionEvent,
): Promise<void> {
  const companions = membersOf({ memberIdx, players }).filter((named) => named !== memberIdx);
  if (companions.length === 0) return;
  const applicant = (await findMember(tx, ctx.club.clubIdx, memberIdx))?.name ?? "";
  await tellMembers(tx, ctx, companions, event, (choice) => ({
    title: titleOf(post, choice),
    number: String(reserveNo ?? ""),
    applicant,
  }));
}
