import type { VocOfficeDetail } from "@/lib/contract/inquiries/ops-vocs";
import type { VocDetail } from "@/lib/contract/inquiries/voc";
import type { CallOutput } from "@/lib/contract/routes";
import { filledName } from "@/lib/shared/texts/answer-words";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { countDay } from "../../domains/dashboard";
import { findMember } from "../../domains/members";
import {
  answerInquiry,
  assigneeOf,
  careOf,
  detailOf,
  openInquiry,
  readDeadline,
  readEarlier,
  vocRow,
} from "../../domains/voc";
import type { Context } from "../../platform/context";
import { type Veil, veilFor } from "../../platform/veil";
import { relatedBooking } from "../bookings/related-booking";
import { tellMember } from "../messages/tell-member";
import { answerChannels } from "./answer-channels";
import { fillAnswer } from "./fill-answer";

/**
 * Opens an inquiry for the office, with whom it is from: masked, or with a reason in the clear (domain.md 8.7, P-08).
 * Throws 2001.
 */
export function showInquiry(
  db: Database,
  ctx: Context,
  vocIdx: number,
  reason: string | undefined,
): Promise<VocOfficeDetail> {
  const veil = veilFor(reason);
  return transaction(db, async (tx) => {
    const row = await openInquiry(tx, ctx, vocIdx, veil);
    const member = await findMember(tx, ctx.club.clubIdx, row.memberIdx);
    const { name = "", phoneNo = "", email = "", lang = ctx.club.defaultLanguage } = member ?? {};
    return {
      ...veiledAnswers(await detailOf(tx, ctx, row), (text) => withoutName(text, name, veil)),
      ...(await readDeadline(tx, ctx, row)),
      ...careOf(row, ctx, (await assigneeOf(tx, row))?.name ?? null),
      version: row.version,
      answeredBy: row.answeredBy,
      internalNote: row.internalNote,
      writer: {
        memberIdx: row.memberIdx,
        name: veil.name(name),
        phoneNo: veil.phone(phoneNo),
        email: veil.email(email),
        lang,
      },
      relatedBooking: await relatedBooking(tx, ctx, row.relatedBookingIdx),
      earlier: await readEarlier(tx, ctx, row),
    };
  });
}

/**
 * Answers an inquiry, with its placeholders filled, and tells the member as he asked for; counted once per inquiry.
 * Throws 2001, 2002, 6101 and 9001.
 */
export function sendAnswer(
  db: Database,
  ctx: Context,
  vocIdx: number,
  input: { answer: string; version?: number | undefined },
): Promise<CallOutput<"PUT /ops/vocs/{id}">> {
  return transaction(db, async (tx) => {
    const answer = await fillAnswer(tx, ctx, await vocRow(tx, ctx, vocIdx), input.answer);
    const { row, isNew, isFirst } = await answerInquiry(tx, ctx, vocIdx, {
      ...input,
      answer,
      written: input.answer,
    });
    if (isFirst) await countDay(tx, ctx, "vocAnswered");
    const channels = answerChannels[row.replyBy];
    if (isNew && channels.length > 0) {
      const vars = () => ({ title: row.title });
      await tellMember(tx, ctx, row.memberIdx, "vocAnswered", vars, { channels });
    }
    return { vocIdx, state: row.state };
  });
}

/** Our own answers call the member by name: what is masked beside them is masked in them too. */
function veiledAnswers(detail: VocDetail, veiled: (text: string) => string): VocDetail {
  const messages = detail.messages?.map((one) =>
    one.writer === "OFFICE" ? { ...one, contents: veiled(one.contents) } : one,
  );
  return { ...detail, messages, answer: detail.answer && veiled(detail.answer) };
}

function withoutName(text: string, name: string, { isMasked, name: mask }: Veil): string {
  return isMasked && name !== "" ? text.replaceAll(filledName(name), filledName(mask(name))) : text;
}
