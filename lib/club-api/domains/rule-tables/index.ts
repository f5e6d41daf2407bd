import type { z } from "zod";
import type { RuleTable, ruleRows } from "@/lib/contract/tee-sheets/ops-rules";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { moneyToWire } from "@/lib/shared/money/money";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import type { Context } from "../../platform/context";
import { fingerprint } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import { codeNames } from "../codes";
import { readFormats } from "../policies";
import { bookingStore, closingStore, drawBaseStore, limitStore, lockRules, openStore } from "./repository";
import { type KnownKeys, tableFault } from "./rules";

export type RuleRow<T extends RuleTable> = z.output<(typeof ruleRows)[T]>;

type Stores = {
  [T in RuleTable]: {
    select(db: Database, clubIdx: number): Promise<RuleRow<T>[]>;
    replace(tx: Database, clubIdx: number, rows: readonly RuleRow<T>[]): Promise<void>;
  };
};

const stores = {
  open: openStore,
  limits: limitStore,
  closings: closingStore,
  bookings: bookingStore,
  "draw-bases": drawBaseStore,
} as unknown as Stores;

/** The rows of a rule table of the club (domain.md 7.1 to 7.3). */
export async function readRuleTable<T extends RuleTable>(
  db: Database,
  { club }: Context,
  table: T,
): Promise<{ rows: RuleRow<T>[]; version: string }> {
  const formats = await readFormats(db, club.clubIdx);
  const rows = await stores[table].select(db, club.clubIdx);
  return { rows: rows.map((row) => onWire(row, formats)), version: fingerprint(rows) };
}

const amountFields = new Set(["amount"]);

/** A row with its amounts as the wire carries them, wherever they stand. */
function onWire<T>(row: T, formats: ClubFormats): T {
  const text = JSON.stringify(row, (field, value: unknown) =>
    amountFields.has(field) && typeof value === "string" ? moneyToWire(value, formats) : value,
  );
  return JSON.parse(text) as T;
}

/**
 * Puts rows in the place of a rule table. The rules read it at each use, so it counts from the next call; slots that are
 * laid already stay. Throws 9001 with the field that cannot stand like this, 2002 when the table changed since the given
 * version.
 */
export async function saveRuleTable<T extends RuleTable>(
  db: Database,
  ctx: Context,
  table: T,
  { rows, version }: { rows: readonly RuleRow<T>[]; version?: string | undefined },
): Promise<{ saved: number; version: string }> {
  const fault = tableFault(table, rows, await knownKeys(db, ctx));
  if (fault) throw new ClubFailure("VAL_FIELD", fault);
  const { clubIdx } = ctx.club;
  return transaction(db, async (tx) => {
    await lockRules(tx, clubIdx, table);
    const before = await stores[table].select(tx, clubIdx);
    if (version !== undefined && version !== fingerprint(before)) throw new ClubFailure("STALE");
    await stores[table].replace(tx, clubIdx, rows);
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "ruleTable",
      entityKey: table,
      before,
      after: rows,
    });
    return { saved: rows.length, version: fingerprint(await stores[table].select(tx, clubIdx)) };
  });
}

async function knownKeys(db: Database, { club, choice }: Context): Promise<KnownKeys> {
  const keys = async (groupId: string) =>
    new Set((await codeNames(db, club.clubIdx, groupId, choice)).keys());
  return {
    memberType: await keys("memberTypes"),
    period: await keys("periods"),
    weekCode: await keys("weekCodes"),
  };
}
