import type { VocOfficeDetail } from "@/lib/contract/ops-vocs";
import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../db/database";
import { transaction } from "../db/transaction";
import { countDay } from "../domains/dashboard";
import { findMember } from "../domains/members";
import { answerInquiry, deadlineOf, detailOf, openInquiry, readVocTerms } from "../domains/voc";
import type { Act } from "../platform/act";
import { veilFor } from "../platform/veil";
import { tellMember } from "./tell-member";

/** On which way a member wants to hear; on the site and by phone nothing is sent. */
const channels = { SITE: [], PHONE: [], SMS: ["SMS"], EMAIL: ["MAIL"] } as const;

/**
 * Opens an inquiry for the office, with whom it is from: masked, or with a reason in the clear (domain.md 8.7, P-08).
 * Throws 2001.
 */
export function showInquiry(
  db: Database,
  act: Act,
  vocIdx: number,
  reason: string | undefined,
): Promise<VocOfficeDetail> {
  const veil = veilFor(reason);
  return transaction(db, async (tx) => {
    const row = await openInquiry(tx, act, vocIdx, veil);
    const member = await findMember(tx, act.club.clubIdx, row.memberIdx);
    const { name = "", phoneNo = "", email = "" } = member ?? {};
    return {
      ...(await detailOf(tx, act, row)),
      ...deadlineOf(row, act, await readVocTerms(tx, act)),
      answeredBy: row.answeredBy,
      writer: {
        memberIdx: row.memberIdx,
        name: veil.name(name),
        phoneNo: veil.phone(phoneNo),
        email: veil.email(email),
      },
    };
  });
}

/** Answers an inquiry and tells the member as he asked for; counted once per inquiry. Throws 2001, 6101 and 9001. */
export function sendAnswer(
  db: Database,
  act: Act,
  vocIdx: number,
  html: string,
): Promise<CallOutput<"PUT /ops/vocs/{id}">> {
  return transaction(db, async (tx) => {
    const { row, isNew, isFirst } = await answerInquiry(tx, act, vocIdx, html);
    if (isFirst) await countDay(tx, act, "vocAnswered");
    const ways = channels[row.replyBy];
    if (isNew && ways.length > 0) {
      await tellMember(tx, act, row.memberIdx, "vocAnswered", () => ({ title: row.title }), {
        channels: ways,
      });
    }
    return { vocIdx, state: row.state };
  });
}
