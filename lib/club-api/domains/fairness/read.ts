import type { FairnessDecile, FairnessFigures } from "@/lib/contract/draws/fairness";
import { addDays } from "@/lib/shared/time/calendar";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { dayIn, openAtIn, readRuleBook } from "../tee-sheets";
import { countCancellers } from "./cancellers-repository";
import type { Scope } from "./conditions";
import {
  countSlotsOnSale,
  type Opening,
  selectBumps,
  selectDeciles,
  selectDrawDistance,
  selectJoins,
  selectLastMinute,
  selectOpening,
  selectQueue,
  selectWaitingDistance,
} from "./repository";
import { bumpFigures, decilesOf, joinFigures, lastMinuteFigures, primeFigures } from "./rules";

/** The committee's figures of a span; nobody is named. */
export async function readFigures(
  db: Database,
  ctx: Context,
  scope: Scope,
): Promise<{ figures: FairnessFigures; deciles: FairnessDecile[] }> {
  const rows = await selectDeciles(db, scope);
  const figures = {
    prime: primeFigures(rows),
    bump: bumpFigures(await selectBumps(db, scope)),
    draw: await selectDrawDistance(db, scope),
    waiting: await selectWaitingDistance(db, scope),
    joins: joinFigures(await selectJoins(db, scope)),
    lastMinute: lastMinuteFigures(await selectLastMinute(db, scope)),
    cancellers: { members: await countCancellers(db, scope) },
    opening: await readOpening(db, ctx, scope),
  };
  return { figures, deciles: decilesOf(rows) };
}

async function readOpening(db: Database, ctx: Context, scope: Scope): Promise<FairnessFigures["opening"]> {
  const openings = await openingsOf(db, ctx, scope);
  return {
    dates: new Set(openings.map(({ playDate }) => playDate)).size,
    slots: await countSlotsOnSale(db, scope),
    ...(await selectOpening(db, scope, openings)),
    queue: await selectQueue(db, scope),
  };
}

/** When each day of the span opened for each member type, as far as that has come. */
async function openingsOf(db: Database, ctx: Context, { from, to, memberTypes }: Scope): Promise<Opening[]> {
  const book = await readRuleBook(db, ctx, from, to);
  const types = book.openRules.map(({ memberType }) => memberType);
  const openings: Opening[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const day = dayIn(book, date);
    if (!day.isOpen) continue;
    for (const memberType of types) {
      if (memberTypes && !memberTypes.includes(memberType)) continue;
      const openAt = openAtIn(book, day, memberType);
      if (openAt && openAt <= ctx.now) openings.push({ playDate: date, memberType, openAt });
    }
  }
  return openings;
}
