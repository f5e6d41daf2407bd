import type { LookedAtStep } from "@/lib/contract/site/setup-steps";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { recordAudit } from "../../domains/audit";
import { holdUnopened, noteOpened } from "../../domains/clubs";
import {
  countPeople,
  markSeen,
  readMarks,
  type Seen,
  setupGapsOf,
  unfinishedSteps,
} from "../../domains/setup";
import { allowOnSite, openSite } from "../../domains/site";
import { daysAhead, generateSheets } from "../../domains/tee-sheets";
import { publishFirst, readSetupTerms } from "../../domains/terms";
import { actorName, type Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { IdentityEnv } from "../../platform/network/identity-env";
import { gatherFacts } from "./read-setup";

type Opened = { openedAt: string; openedBy: string; slots: number };

/**
 * Opens a club in one transaction: its site leaves the stop, the sheets of the coming days are laid. Of two who press at once the second finds it open.
 * Throws SETUP_MISSING with the steps that are not finished as `data`, SETUP_OPENED.
 */
export function openClub(
  db: Database,
  ctx: Context,
  { allowsMock }: Pick<IdentityEnv, "allowsMock">,
): Promise<Opened> {
  const { clubIdx, clubCode, zone } = ctx.club;
  return transaction(db, async (tx) => {
    await holdUnopened(tx, ctx);
    const gaps = await gapsOf(tx, ctx, allowsMock);
    const unfinished = unfinishedSteps(gaps);
    if (unfinished.length > 0) {
      const steps = unfinished.map((step) => ({ step, missing: gaps[step] }));
      throw new ClubFailure("SETUP_MISSING", [String(unfinished.length)]).with({ steps });
    }
    await noteOpened(tx, ctx);
    await openSite(tx, ctx);
    const today = clubDate(ctx.now, zone);
    const slots = await generateSheets(tx, ctx, today, addDays(today, daysAhead));
    await markSeen(tx, ctx, "open");
    const openedAt = clubTimestamp(ctx.now, zone);
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "club",
      entityKey: clubCode,
      before: { openedAt: null },
      after: { openedAt, slots, clubIdx },
    });
    return { openedAt, openedBy: actorName(ctx.by), slots };
  });
}

async function gapsOf(tx: Database, ctx: Context, allowsMock: boolean) {
  const marks = new Map((await readMarks(tx, ctx.club.clubIdx)).map((row) => [row.step, row]));
  const people = await countPeople(tx, ctx.club.clubIdx);
  const versions = await readSetupTerms(tx, ctx);
  return setupGapsOf(await gatherFacts(tx, ctx, { allowsMock, marks, people, versions }));
}

/** Says that a step is as the club wants it. Throws 2002 when somebody else has said so since, SETUP_OPENED. */
export function lookAtStep(
  db: Database,
  ctx: Context,
  { step, version }: { step: LookedAtStep; version: number },
): Promise<Seen & { step: LookedAtStep }> {
  return transaction(db, async (tx) => {
    await holdUnopened(tx, ctx);
    return { step, ...(await markSeen(tx, ctx, step, version)) };
  });
}

/** Puts a draft of terms in force from today with the words of the club; see `publishFirst`. */
export function publishSetupTerms(
  db: Database,
  ctx: Context,
  input: { termsIdx: number; revision: number },
): Promise<{ termsIdx: number; revision: number }> {
  return transaction(db, async (tx) => {
    await holdUnopened(tx, ctx);
    return publishFirst(tx, ctx, input);
  });
}

/** Lets the caller's address see the stopped site. Throws 9001 where the address is not known. */
export function previewSite(db: Database, ctx: Context): Promise<{ address: string }> {
  const { address } = ctx;
  if (address === null) throw new ClubFailure("VAL_FIELD", ["address", "no_address"]);
  return transaction(db, async (tx) => {
    await holdUnopened(tx, ctx);
    await allowOnSite(tx, ctx, address);
    return { address };
  });
}
