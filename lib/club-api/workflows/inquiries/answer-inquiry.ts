import type { VocOfficeDetail } from "@/lib/contract/inquiries/ops-vocs";
import type { VocDetail } from "@/lib/contract/inquiries/voc";
import type { CallOutput } from "@/lib/contract/routes";
import { isLanguage } from "@/lib/shared/languages";
import {
  type AnswerValues,
  filledAnswer,
  filledName,
  missingPlaceholders,
} from "@/lib/shared/texts/answer-words";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { recordAudit } from "../../domains/audit";
import { codeNames } from "../../domains/codes";
import { countDay } from "../../domains/dashboard";
import { findMember } from "../../domains/members";
import { wordNotice } from "../../domains/outbox";
import { findBooking } from "../../domains/reservations";
import { readSiteInfo } from "../../domains/site";
import {
  answerInquiry,
  assigneeOf,
  careOf,
  detailOf,
  openInquiry,
  readDeadline,
  readEarlier,
  type Voc,
  vocRow,
} from "../../domains/voc";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { type Veil, veilFor } from "../../platform/veil";
import { notifyMember } from "../messages/notify";

/** On which way a member wants to hear of an answer; on the site and by phone nothing is sent. */
export const answerChannels = { SITE: [], PHONE: [], SMS: ["SMS"], EMAIL: ["MAIL"] } as const;

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
      await notifyMember(tx, ctx, row.memberIdx, "vocAnswered", vars, { channels });
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

/** The booking that an inquiry is about, as far as the office has to find it. */
export async function relatedBooking(
  tx: Database,
  ctx: Context,
  bookingIdx: number | null,
): Promise<VocOfficeDetail["relatedBooking"]> {
  const { clubIdx } = ctx.club;
  const booking = bookingIdx === null ? null : await findBooking(tx, clubIdx, bookingIdx);
  if (!booking) return null;
  const { rsvNo, playDate, teeTime, courseCode } = booking;
  const names = await codeNames(tx, clubIdx, "courses", ctx.choice);
  return {
    bookingIdx: booking.bookingIdx,
    rsvNo,
    playDate,
    teeTime,
    courseName: names.get(courseCode) ?? courseCode,
  };
}

type Wording = { values: AnswerValues; lang: Context["choice"]["language"]; club: string };

/** An answer with the values of its inquiry in place. Throws 9001 `answer` when one of them is not known. */
export async function fillAnswer(tx: Database, ctx: Context, voc: Voc, answer: string): Promise<string> {
  const { values } = await wordingOf(tx, ctx, voc);
  if (missingPlaceholders(answer, values).length > 0)
    throw new ClubFailure("VAL_FIELD", ["answer", "placeholder_value"]);
  return filledAnswer(answer, values);
}

/** Preview of the answer as the member receives it, with the name masked; the view is audited. Throws 2001. */
export function previewAnswer(
  db: Database,
  ctx: Context,
  vocIdx: number,
  answer: string,
): Promise<CallOutput<"POST /ops/vocs/{id}/preview">> {
  const veil = veilFor(undefined);
  return transaction(db, async (tx) => {
    const voc = await vocRow(tx, ctx, vocIdx);
    const { values, lang, club } = await wordingOf(tx, ctx, voc);
    await recordAudit(tx, ctx, {
      action: "VIEW",
      entity: "voc",
      entityKey: vocIdx,
      memberIdx: voc.memberIdx,
      after: { isMasked: veil.isMasked },
    });
    const shown = { ...values, name: values.name && veil.name(values.name) };
    const words = { club, title: voc.title };
    const notices = answerChannels[voc.replyBy].map((channel) =>
      wordNotice(tx, ctx, { channel, lang, words }),
    );
    return {
      answer: sanitizeRichText(filledAnswer(answer, shown)),
      missing: missingPlaceholders(answer, values),
      notices: await Promise.all(notices),
    };
  });
}

async function wordingOf(tx: Database, ctx: Context, voc: Voc): Promise<Wording> {
  const { clubIdx, defaultLanguage } = ctx.club;
  const member = await findMember(tx, clubIdx, voc.memberIdx);
  const lang = isLanguage(member?.lang) ? member.lang : defaultLanguage;
  const { clubName } = await readSiteInfo(tx, clubIdx, { language: lang, defaultLanguage });
  const { relatedBookingIdx } = voc;
  const booking = relatedBookingIdx === null ? null : await findBooking(tx, clubIdx, relatedBookingIdx);
  const values = {
    name: member?.name ?? null,
    title: voc.title,
    rsvNo: booking?.rsvNo ?? null,
    club: clubName,
  };
  return { values, lang, club: clubName };
}
