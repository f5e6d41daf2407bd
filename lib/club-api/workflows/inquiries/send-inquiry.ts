import { vocState } from "@/lib/contract/code-values/vocs";
import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import { countDay } from "../../domains/dashboard";
import { removeStored } from "../../domains/files";
import { queueNotice } from "../../domains/outbox";
import { findBooking, playersOf } from "../../domains/reservations";
import { readSiteInfo } from "../../domains/site";
import {
  changeInquiry,
  type InquiryChange,
  insertInquiry,
  type NewInquiry,
  type VocWriter,
  withVocFiles,
} from "../../domains/voc";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

/** Runs the work in one transaction, once per key of the caller; see `CallContext`. */
type Once = <T>(work: (tx: Database) => Promise<T>) => Promise<T>;

/** Stores an inquiry, counts it and tells the office (domain.md 8.7, 11.10), once per key of the call. Throws 9001. */
export async function sendInquiry(
  writer: VocWriter,
  once: Once,
  input: NewInquiry,
): Promise<CallOutput<"POST /voc">> {
  const { storage, logger, ctx, memberIdx } = writer;
  let unused: string[] = [];
  const answer = await withVocFiles(writer, async (stored) => {
    // A repeated call gets the first one's answer; what it brought along belongs to no inquiry.
    unused = stored.map(({ storageKey }) => storageKey);
    return once(async (tx) => {
      await refuseForeignBooking(tx, ctx, memberIdx, input.relatedBookingIdx);
      const { vocIdx, title } = await insertInquiry(tx, ctx, { memberIdx, input, stored });
      await countDay(tx, ctx, "vocReceived");
      await notifyOffice(tx, ctx, vocIdx, title);
      unused = [];
      return { vocIdx, state: vocState.received };
    });
  });
  await removeStored(storage, logger, unused);
  return answer;
}

/** Changes an own inquiry. Throws 2001, 6101 and 9001. */
export async function rewriteInquiry(
  writer: VocWriter,
  vocIdx: number,
  input: InquiryChange,
): Promise<CallOutput<"PUT /voc">> {
  await refuseForeignBooking(writer.db, writer.ctx, writer.memberIdx, input.relatedBookingIdx ?? null);
  return changeInquiry(writer, vocIdx, input);
}

/** An inquiry is about a booking that the member made or plays in, else 9001. */
async function refuseForeignBooking(
  db: Database,
  ctx: Context,
  memberIdx: number,
  bookingIdx: number | null,
): Promise<void> {
  if (bookingIdx === null) return;
  const { clubIdx } = ctx.club;
  const booking = await findBooking(db, clubIdx, bookingIdx);
  const players = booking ? await playersOf(db, clubIdx, bookingIdx) : [];
  const isOwn = booking?.memberIdx === memberIdx || players.some((player) => player.memberIdx === memberIdx);
  if (!isOwn) throw new ClubFailure("VAL_FIELD", ["relatedBookingIdx", "own_booking"]);
}

async function notifyOffice(tx: Database, ctx: Context, vocIdx: number, title: string): Promise<void> {
  const { clubIdx, defaultLanguage } = ctx.club;
  const choice = { language: defaultLanguage, defaultLanguage };
  const { clubName, email } = await readSiteInfo(tx, clubIdx, choice);
  const office = { memberIdx: null, lang: defaultLanguage, phoneNo: null, email };
  await queueNotice(
    tx,
    ctx,
    "vocReceived",
    office,
    { club: clubName, title },
    { dedupeKey: `voc:${vocIdx}` },
  );
}
