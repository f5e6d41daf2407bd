import clubWordTexts from "@/lib/contract/failure-texts/club-words.json";
import type { SetupTest } from "@/lib/contract/site/setup-steps";
import { isLanguage } from "@/lib/shared/languages";
import { maskEmail, maskPhone } from "@/lib/shared/texts/mask";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { findAdmin } from "../../domains/admins";
import { queueNotice } from "../../domains/outbox";
import { markSeen } from "../../domains/setup";
import { readSiteInfo } from "../../domains/site";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { IdentityEnv } from "../../platform/network/identity-env";
import type { CountHit } from "../../platform/network/limits";
import { beginIdentityCheck } from "../accounts/identity-check";

const testsPerMinute = 5;

type Tested = { test: SetupTest; by: string; at: string; target: string };

/**
 * Tries a sender with a message to the caller's own address, or asks the identity provider for a check with the settings of the club; what was tried
 * is noted. Throws SETUP_ADDRESS where the account has no address, NICE_ERROR where the provider refuses, RATE_LIMIT.
 */
export async function runSetupTest(
  db: Database,
  ctx: Context,
  { countHit, identity }: { countHit: CountHit; identity: IdentityEnv },
  test: SetupTest,
): Promise<Tested> {
  const adminIdx = ctx.by.kind === "admin" ? ctx.by.adminIdx : 0;
  await countHit(`setup-test:${adminIdx}`, { max: testsPerMinute });
  if (test === "identity") {
    const { driver } = await beginIdentityCheck(db, ctx, identity, "SIGNUP");
    return noted(db, ctx, test, driver, async () => undefined);
  }
  const to = await ownAddress(db, ctx, adminIdx, test);
  const target = test === "email" ? maskEmail(to.email ?? "") : maskPhone(to.phoneNo ?? "");
  return noted(db, ctx, test, target, async (tx) => {
    const { clubName } = await readSiteInfo(tx, ctx.club.clubIdx, { ...ctx.choice, language: to.lang });
    const vars = { club: clubName, time: ctx.now };
    await queueNotice(tx, ctx, "senderTest", to, vars, { channels: [test === "email" ? "MAIL" : "SMS"] });
  });
}

async function noted(
  db: Database,
  ctx: Context,
  test: SetupTest,
  target: string,
  send: (tx: Database) => Promise<void>,
): Promise<Tested> {
  return transaction(db, async (tx) => {
    await send(tx);
    const { by, at } = await markSeen(tx, ctx, `${test}Test`);
    return { test, by, at, target };
  });
}

async function ownAddress(db: Database, ctx: Context, adminIdx: number, test: "email" | "sms") {
  const admin = await findAdmin(db, adminIdx);
  const address = test === "email" ? admin?.email : admin?.phoneNo;
  if (!admin || !address) {
    const word = test === "email" ? "email" : "mobile";
    throw new ClubFailure("SETUP_ADDRESS", [clubWordTexts[ctx.choice.language][word]], undefined, [
      clubWordTexts.en[word],
    ]);
  }
  const lang = isLanguage(admin.lang) ? admin.lang : ctx.club.defaultLanguage;
  return { memberIdx: null, lang, phoneNo: admin.phoneNo || null, email: admin.email || null };
}
