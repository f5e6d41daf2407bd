import type { Database } from "../../../db/database";
import { type DrawFrame, type DrawPolicy, type DrawPost, poolOf } from "../../../domains/draws";
import { dayInfo, timeBands } from "../../../domains/tee-sheets";
import type { Context } from "../../../platform/context";

/** What closing freezes: rates, bands and slots of a post as they are at this moment. */
export async function readFrame(
  db: Database,
  ctx: Context,
  { rates }: DrawPolicy,
  post: Pick<DrawPost, "drawPostIdx" | "playDates">,
): Promise<DrawFrame> {
  const bands = (await timeBands(db, ctx)).map(({ key, from, to }) => ({ key, from, to }));
  const dayTypes = new Map<string, "WEEKDAY" | "WEEKEND">();
  for (const date of post.playDates) dayTypes.set(date, (await dayInfo(db, ctx, date)).dayType);
  const slots = await poolOf(db, ctx.club.clubIdx, post.drawPostIdx);
  const pool = slots.map(({ sheetIdx, playDate, teeTime, courseCode }) => ({
    sheetIdx,
    playDate,
    teeTime,
    courseCode,
    dayType: dayTypes.get(playDate) ?? "WEEKDAY",
  }));
  return { rates, bands, pool };
}
