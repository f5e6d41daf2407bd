import { grouped } from "@/lib/shared/grouped";
import { clubDate, clubTime } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { findMember, type Member } from "../../domains/members";
import { membersWhoTake } from "../../domains/outbox";
import { openingsNow } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { notifyMembers } from "./notify";

const minuteMs = 60_000;
const leadMinutes = 15;
/** So many minutes late is still in time; whoever has it already gets no second one. */
const lateMinutes = 5;
const batchSize = 500;

/** The moments of opening that are announced now, the nearest first. */
export function announcedOpenings(now: Date): Date[] {
  const minutes = Array.from({ length: lateMinutes }, (_, place) => leadMinutes - lateMinutes + 1 + place);
  return minutes.map((minute) => new Date(now.getTime() + minute * minuteMs));
}

/** Notifies the devices of members who want it a quarter of an hour before the booking of a day opens for them, once. */
export async function remindOfOpenings(db: Database, ctx: Context): Promise<void> {
  for (const openAt of announcedOpenings(ctx.now)) {
    const openings = await openingsNow(db, { ...ctx, now: openAt });
    if (openings.length === 0) continue;
    const byType = await choosersByType(db, ctx);
    for (const { playDate, memberTypes } of openings) {
      const members = memberTypes.flatMap((type) => byType.get(type) ?? []);
      await remind(db, ctx, { openAt, playDate, members });
    }
  }
}

async function choosersByType(db: Database, ctx: Context): Promise<ReadonlyMap<string, Member[]>> {
  const { clubIdx } = ctx.club;
  const idxs = await membersWhoTake(db, clubIdx, "openings");
  const found = await Promise.all(idxs.map((memberIdx) => findMember(db, clubIdx, memberIdx)));
  return grouped(
    found.flatMap((member) => member ?? []),
    ({ memberType }) => memberType,
  );
}

type Reminder = { openAt: Date; playDate: string; members: readonly Member[] };

async function remind(db: Database, ctx: Context, { openAt, playDate, members }: Reminder): Promise<void> {
  const { zone } = ctx.club;
  const minute = new Date(Math.floor(openAt.getTime() / minuteMs) * minuteMs);
  const time = clubTime(minute, zone);
  const dedupeKey = `opening:${playDate}:${clubDate(minute, zone)}:${time}`;
  for (let from = 0; from < members.length; from += batchSize) {
    const idxs = members.slice(from, from + batchSize).map(({ memberIdx }) => memberIdx);
    const vars = () => ({ date: playDate, time });
    const options = { channels: [], dedupeKey, expiresAt: minute };
    await transaction(db, (tx) => notifyMembers(tx, ctx, idxs, "openingSoon", vars, options));
  }
}
