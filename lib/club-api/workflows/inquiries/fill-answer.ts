import type { CallOutput } from "@/lib/contract/routes";
import { isLanguage } from "@/lib/shared/languages";
import { type AnswerValues, filledAnswer, missingPlaceholders } from "@/lib/shared/texts/answer-words";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { recordAudit } from "../../domains/audit";
import { findMember } from "../../domains/members";
import { wordNotice } from "../../domains/outbox";
import { findBooking } from "../../domains/reservations";
import { readSiteInfo } from "../../domains/site";
import { type Voc, vocRow } from "../../domains/voc";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { veilFor } from "../../platform/veil";
import { answerChannels } from "./answer-channels";

type Wording = { values: AnswerValues; lang: Context["choice"]["language"]; club: string };

/** An answer with the values of its inquiry in place. Throws 9001 `answer` when one of them is not known. */
export async function fillAnswer(tx: Database, ctx: Context, voc: Voc, answer: string): Promise<string> {
  const { values } = await wordingOf(tx, ctx, voc);
  if (missingPlaceholders(answer, values).length > 0) throw new ClubFailure("VAL_FIELD", ["answer"]);
  return filledAnswer(answer, values);
}

/** What the member gets of an answer, with the name masked; a look at it is on record. Throws 2001. */
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
