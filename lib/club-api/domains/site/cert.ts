import { certificationType } from "@/lib/contract/code-values/members";
import type { CallOutput } from "@/lib/contract/routes";
import type { SiteCertWish } from "@/lib/contract/site-office";
import { clubTimestamp } from "@/lib/shared/club-time";
import { isEmail, isPhone } from "@/lib/shared/fields";
import type { Database } from "../../db/database";
import { serverKey } from "../../db/secrets";
import { transaction } from "../../db/transaction";
import { type Act, actorName } from "../../platform/act";
import { decryptText, encryptText } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import type { IdentityEnv } from "../../platform/identity-env";
import { recordDeed } from "../audit";
import { codeNames } from "../codes";
import { lockSiteCert, type SiteCertRow, saveSiteCertRow, selectSiteCert } from "./info-repository";

type Saved = { niceSecretSet: boolean; updatedAt: string; version: number };

const keyName = "site-secrets";
const purpose = "nice-client-secret";

/** What a club that has set nothing works with. */
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
export async function readSiteCert(db: Database, { club }: Act): Promise<CallOutput<"GET /site/cert">> {
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
  { club, now }: { club: Pick<Act["club"], "clubIdx">; now: Date },
): Promise<IdentitySettings> {
  const { methods, niceDriver, niceSiteCode, niceSecret } = (await selectSiteCert(db, club.clubIdx)) ?? unset;
  const secret =
    niceSecret === null ? null : decryptText(await serverKey(db, keyName, now), purpose, niceSecret);
  return { methods, niceDriver, niceSiteCode, niceSecret: secret };
}

/**
 * Saves the settings. Throws 9001 for an unknown method, for MOCK where it is not allowed, or for a provider without site code or secret, 9005 and 9006 for
 * a sender, 2002.
 */
export async function saveSiteCert(
  db: Database,
  act: Act,
  { allowsMock }: Pick<IdentityEnv, "allowsMock">,
  wish: SiteCertWish,
): Promise<Saved> {
  if (wish.niceDriver === "MOCK" && !allowsMock) throw new ClubFailure("VAL_FIELD", ["niceDriver"]);
  await refuseFields(db, act, wish);
  const key = await serverKey(db, keyName, act.now);
  const { version, niceClientSecret, ...fields } = wish;
  return transaction(db, async (tx) => {
    const before = await lockSiteCert(tx, act.club.clubIdx);
    if (version !== undefined && version !== (before?.version ?? 0)) throw new ClubFailure("STALE");
    const niceSecret =
      niceClientSecret == null
        ? niceClientSecret === undefined
          ? (before?.niceSecret ?? null)
          : null
        : encryptText(key, purpose, niceClientSecret);
    if (fields.niceDriver !== "MOCK" && niceSecret === null) {
      throw new ClubFailure("VAL_FIELD", ["niceClientSecret"]);
    }
    const after = {
      ...fields,
      niceSecret,
      clubIdx: act.club.clubIdx,
      version: (before?.version ?? 0) + 1,
      updatedAt: act.now,
      updatedBy: actorName(act.by),
    };
    await saveSiteCertRow(tx, after);
    await recordDeed(tx, act, {
      action: "UPDATE",
      entity: "siteCert",
      entityKey: act.club.clubIdx,
      before: before && shown(before),
      after: { ...shown(after), isNewSecret: niceClientSecret != null },
    });
    const updatedAt = clubTimestamp(act.now, act.club.zone);
    return { niceSecretSet: niceSecret !== null, updatedAt, version: after.version };
  });
}

/** Of the secret a deed tells only whether there is one, not even its cipher. */
function shown<T extends { niceSecret: string | null }>({ niceSecret, ...row }: T) {
  return { ...row, niceSecretSet: niceSecret !== null };
}

async function refuseFields(db: Database, act: Act, wish: SiteCertWish): Promise<void> {
  const known = await codeNames(db, act.club.clubIdx, "certificationTypes", act.choice);
  if (!wish.methods.every((method) => known.has(method))) throw new ClubFailure("VAL_FIELD", ["methods"]);
  if (wish.niceDriver !== "MOCK" && !wish.niceSiteCode) throw new ClubFailure("VAL_FIELD", ["niceSiteCode"]);
  if (!isEmail(wish.emailSender)) throw new ClubFailure("VAL_EMAIL");
  if (!isPhone(wish.smsSender)) throw new ClubFailure("VAL_PHONE");
}
