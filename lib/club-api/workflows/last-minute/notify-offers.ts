import { grouped } from "@/lib/shared/grouped";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import {
  insertNotices,
  readLastMinutePolicy,
  selectLive,
  selectNotices,
  selectOffersTo,
  tryToLockOffers,
} from "../../domains/last-minute";
import { type Member, pushAudience } from "../../domains/members";
import { membersWhoTake } from "../../domains/outbox";
import { suspendedAmong } from "../../domains/penalties";
import { limitFailure } from "../../domains/reservations";
import { closeAtIn, dayIn, openAtIn, readRuleBook, type Slot } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { notifyMembers } from "../messages/notify";
import { settleOffers } from "./settle-offers";

const dayMs = 86_400_000;
const noticeDays = 7;
const batchSize = 500;

/**
 * Runs each minute: makes and ends last-minute offers by the rules, then notifies who may book. It waits for nobody: while another
 * run or the saving of a rule is at the offers, that one settles them, and the next minute's run does what is left.
 */
export async function runLastMinute(db: Database, ctx: Context): Promise<void> {
  await transaction(db, async (tx) => {
    if (await tryToLockOffers(tx, ctx.club.clubIdx)) await settleOffers(tx, ctx);
  });
  await notifyOffers(db, ctx);
}

/**
 * Notifies members on their devices of what is offered to them: once for each day of play, and at most as often in seven
 * days as C0581 says. Only who has agreed to advertising and may book; in one transaction under the lock of the offers, so that
 * no second run notifies them too.
 */
async function notifyOffers(db: Database, ctx: Context): Promise<void> {
  const { clubIdx } = ctx.club;
  const live = await selectLive(db, clubIdx);
  const types = new Set(live.flatMap(({ memberTypes }) => memberTypes));
  if (types.size === 0) return;
  const members = await readRecipients(db, ctx, types);
  if (members.length === 0) return;
  await transaction(db, async (tx) => {
    if (!(await tryToLockOffers(tx, clubIdx))) return;
    const hasRoom = await roomOf(tx, ctx);
    const offered: Due[] = [];
    for (const [memberType, ofType] of grouped(members, (member) => member.memberType)) {
      const offers = await bookableNow(tx, ctx, memberType);
      offered.push(
        ...ofType.map((member) => ({ member, slots: offers.filter((slot) => hasRoom(member, slot)) })),
      );
    }
    await notifyDue(tx, ctx, await withinLimits(tx, ctx, offered));
  });
}

type Due = { member: Member; slots: readonly Slot[] };

async function readRecipients(db: Database, ctx: Context, types: ReadonlySet<string>): Promise<Member[]> {
  const { clubIdx } = ctx.club;
  const memberIdxs = await membersWhoTake(db, clubIdx, "lastMinute");
  const able = await pushAudience(db, clubIdx, { memberIdxs, memberTypes: [...types] });
  const suspended = await suspendedAmong(
    db,
    clubIdx,
    able.map(({ memberIdx }) => memberIdx),
    ctx.now,
  );
  return able.filter(({ memberIdx }) => !suspended.has(memberIdx));
}

/** Whether a member can be notified of a slot still: of its day not yet, and of late not too often. */
async function roomOf(tx: Database, ctx: Context): Promise<(member: Member, slot: Slot) => boolean> {
  const { clubIdx, zone } = ctx.club;
  const { noticesPerWeek } = await readLastMinutePolicy(tx, clubIdx);
  const since = new Date(ctx.now.getTime() - noticeDays * dayMs);
  const notices = grouped(
    await selectNotices(tx, clubIdx, { since, from: clubDate(ctx.now, zone) }),
    ({ memberIdx }) => memberIdx,
  );
  return ({ memberIdx }, { playDate }) => {
    const own = notices.get(memberIdx) ?? [];
    const late = own
      .filter(({ notifiedAt }) => notifiedAt > since)
      .map(({ notifiedAt }) => notifiedAt.getTime());
    return new Set(late).size < noticesPerWeek && own.every((notice) => notice.playDate !== playDate);
  };
}

/** Offers to a member type on days that are open to it. */
async function bookableNow(tx: Database, ctx: Context, memberType: string): Promise<Slot[]> {
  const rows = await selectOffersTo(tx, ctx.club.clubIdx, { memberType, memberIdx: 0, now: ctx.now });
  const bookable: Slot[] = [];
  for (const { slot } of rows) {
    const book = await readRuleBook(tx, ctx, slot.playDate);
    const openAt = openAtIn(book, dayIn(book, slot.playDate), memberType);
    const isOpen = openAt !== null && openAt <= ctx.now && ctx.now < closeAtIn(book, slot.playDate);
    if (isOpen) bookable.push(slot);
  }
  return bookable;
}

/** Who may book one more round on the day of an offered slot, with those slots; asked at once, the members are read together. */
async function withinLimits(tx: Database, ctx: Context, offered: readonly Due[]): Promise<Due[]> {
  const asked = offered.flatMap(({ member, slots }) =>
    [...grouped(slots, ({ playDate }) => playDate)].map(async ([playDate, ofDay]) => {
      const { memberIdx, memberType } = member;
      return (await limitFailure(tx, ctx, { memberIdx, memberType, playDate }))
        ? null
        : { member, slots: ofDay };
    }),
  );
  const allowed = (await Promise.all(asked)).filter((one) => one !== null);
  return [...grouped(allowed, ({ member }) => member).entries()].map(([member, days]) => ({
    member,
    slots: days.flatMap(({ slots }) => slots),
  }));
}

/** One notice for each member, which names the first tee time; who has the same ones gets the same notice. */
async function notifyDue(tx: Database, ctx: Context, due: readonly Due[]): Promise<void> {
  const { clubIdx } = ctx.club;
  for (const same of grouped(due, ({ slots }) => slots.map(({ sheetIdx }) => sheetIdx).join(" ")).values()) {
    const slots = same[0]?.slots ?? [];
    const [first] = slots;
    if (!first?.lastMinute) continue;
    const { playDate, teeTime, lastMinute } = first;
    const vars = () => ({ date: playDate, time: teeTime, percent: String(lastMinute.percent) });
    const expiresAt = closeAtIn(await readRuleBook(tx, ctx, playDate), playDate);
    const idxs = same.map(({ member }) => member.memberIdx);
    for (let from = 0; from < idxs.length; from += batchSize) {
      const batch = idxs.slice(from, from + batchSize);
      await notifyMembers(tx, ctx, batch, "lastMinuteOffered", vars, { channels: [], expiresAt });
    }
    await insertNotices(
      tx,
      same.flatMap(({ member: { memberIdx, memberType } }) =>
        slots.flatMap((slot) =>
          slot.lastMinute
            ? [{ clubIdx, offerIdx: slot.lastMinute.offerIdx, memberIdx, memberType, notifiedAt: ctx.now }]
            : [],
        ),
      ),
    );
  }
}
