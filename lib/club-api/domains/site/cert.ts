import { certificationType } from "@/lib/contract/code-values/members";
import type { CallOutput } from "@/lib/contract/routes";
import type { SiteCertInput } from "@/lib/contract/site/site-office";
import { isDialable, isEmail } from "@/lib/shared/fields";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { replaceServerKey, serverKey } from "../../db/secrets";
import { transaction } from "../../db/transaction";
import { actorName, type Context } from "../../platform/context";
import { decryptText, encryptText } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import type { IdentityEnv } from "../../platform/network/identity-env";
import { recordAudit } from "../audit";
import { codeNames } from "../codes";
import {
  lockNiceSecrets,
  lockSiteCert,
  type SiteCertRow,
  saveSiteCertRow,
  selectSiteCert,
  updateNiceSecret,
} from "./repository";

type Saved = { niceSecretSet: boolean; updatedAt: string; version: number };

const keyName = "site-secrets";
const purpose = "nice-client-secret";

/** Values of a club that has set nothing. */
const unset = {
  methods: [certificationType.email],
  niceDriver: "MOCK" as const,
  niceSiteCode: null,
  niceSecret: null,
  smsSender: "",
  emailSender: "",
  tlsExpiresAt: null,
  version: 0,
};

/** How members are identified and who sends (domain.md A7); of the secret only whether there is one. */
export async function readSiteCert(db: Database, { club }: Context): Promise<CallOutput<"GET /site/cert">> {
  const { niceSecret, tlsExpiresAt, ...row } = (await selectSiteCert(db, club.clubIdx)) ?? unset;
  return {
    ...row,
    niceSecretSet: niceSecret !== null,
    tlsExpiresAt: tlsExpiresAt && clubTimestamp(tlsExpiresAt, club.zone),
  };
}

export type IdentitySettings = {
  methods: readonly string[];
  niceDriver: SiteCertRow["niceDriver"];
  niceSiteCode: string | null;
  niceSecret: string | null;
};

/** The same with the secret in clear, for the identity adapter and nobody else. */
export async function readIdentitySettings(
  db: Database,
  { club, now }: { club: Pick<Context["club"], "clubIdx">; now: Date },
): Promise<IdentitySettings> {
  const { methods, niceDriver, niceSiteCode, niceSecret } = (await selectSiteCert(db, club.clubIdx)) ?? unset;
  const secret =
    niceSecret === null ? null : decryptText(await serverKey(db, keyName, now), purpose, niceSecret);
  return { methods, niceDriver, niceSiteCode, niceSecret: secret };
}

/**
 * Saves the settings. Throws 9001 for an unknown method, for MOCK where it is not allowed, or for a provider without
 * site code or secret, 9005 and 9006 for a sender, 2002.
 */
export async function saveSiteCert(
  db: Database,
  ctx: Context,
  { allowsMock }: Pick<IdentityEnv, "allowsMock">,
  input: SiteCertInput,
): Promise<Saved> {
  if (input.niceDriver === "MOCK" && !allowsMock)
    throw new ClubFailure("VAL_FIELD", ["niceDriver", "test_only"]);
  await refuseFields(db, ctx, input);
  const key = await serverKey(db, keyName, ctx.now);
  const { version, niceClientSecret, ...fields } = input;
  return transaction(db, async (tx) => {
    const before = await lockSiteCert(tx, ctx.club.clubIdx);
    if (version !== undefined && version !== (before?.version ?? 0)) throw new ClubFailure("STALE");
    const niceSecret =
      niceClientSecret == null
        ? niceClientSecret === undefined
          ? (before?.niceSecret ?? null)
          : null
        : encryptText(key, purpose, niceClientSecret);
    if (fields.niceDriver !== "MOCK" && niceSecret === null) {
      throw new ClubFailure("VAL_FIELD", ["niceClientSecret", "required"]);
    }
    const after = {
      ...fields,
      niceSecret,
      clubIdx: ctx.club.clubIdx,
      version: (before?.version ?? 0) + 1,
      updatedAt: ctx.now,
      updatedBy: actorName(ctx.by),
    };
    await saveSiteCertRow(tx, after);
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "siteCert",
      entityKey: ctx.club.clubIdx,
      before: before && shown(before),
      after: { ...shown(after), isNewSecret: niceClientSecret != null },
    });
    const updatedAt = clubTimestamp(ctx.now, ctx.club.zone);
    return { niceSecretSet: niceSecret !== null, updatedAt, version: after.version };
  });
}

/** Of the secret the audit entry tells only whether there is one, not even its cipher. */
function shown<T extends { niceSecret: string | null }>({ niceSecret, ...row }: T) {
  return { ...row, niceSecretSet: niceSecret !== null };
}

async function refuseFields(db: Database, ctx: Context, input: SiteCertInput): Promise<void> {
  const known = await codeNames(db, ctx.club.clubIdx, "certificationTypes", ctx.choice);
  if (!input.methods.every((method) => known.has(method)))
    throw new ClubFailure("VAL_FIELD", ["methods", "choice"]);
  if (input.niceDriver !== "MOCK" && !input.niceSiteCode)
    throw new ClubFailure("VAL_FIELD", ["niceSiteCode", "required"]);
  if (!isEmail(input.emailSender)) throw new ClubFailure("VAL_EMAIL");
  if (!isDialable(input.smsSender)) throw new ClubFailure("VAL_PHONE");
}

/** Seals the providers' secrets of all clubs with a new key, in the caller's transaction. How many there were. */
export async function resealSecrets(tx: Database, now: Date): Promise<number> {
  const sealed = await lockNiceSecrets(tx);
  const old = await serverKey(tx, keyName, now);
  const opened = sealed.map(({ clubIdx, niceSecret }) => ({
    clubIdx,
    secret: decryptText(old, purpose, niceSecret),
  }));
  const key = await replaceServerKey(tx, keyName, now);
  for (const { clubIdx, secret } of opened) {
    await updateNiceSecret(tx, clubIdx, encryptText(key, purpose, secret));
  }
  return opened.length;
}
