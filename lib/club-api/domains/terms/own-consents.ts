import type { CallOutput } from "@/lib/contract/routes";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { pickText } from "../../platform/texts";
import { codeEntries } from "../codes";
import { type ListedAgreement, selectAgreements } from "./agreements-repository";
import { channelsOf } from "./consent";
import { selectVersions, type TermsRow } from "./repository";
import { upcomingVersion, versionInForce } from "./rules";

type OwnConsent = CallOutput<"GET /ext/consents">["list"][number];

/** More words than anybody says; the oldest beyond them are left to the export. */
const mostWords = 500;
/** v1 of termTypes for what is told and not agreed to, such as the privacy policy (domain.md 4). */
const onlyTold = "-";

/** Every item of consent in force, with all that a member said to its versions (checklist P-01). */
export async function readOwnConsents(
  db: Database,
  ctx: Context,
  memberIdx: number,
): Promise<CallOutput<"GET /ext/consents">> {
  const { clubIdx } = ctx.club;
  const versions = await selectVersions(db, clubIdx);
  const { rows } = await selectAgreements(db, { clubIdx, memberIdx, offset: 0, limit: mostWords });
  const types = await codeEntries(db, clubIdx, "termTypes", ctx.choice);
  const list = types.flatMap(({ key, keyName, values }) => {
    const said = rows.filter((row) => row.termType === key);
    const ofType = versions.filter((version) => version.termType === key);
    if (values[0] === onlyTold && said.length === 0) return [];
    const consent = consentOf(ctx, ofType, said);
    return consent ? [{ termType: key, termTypeName: keyName, ...consent }] : [];
  });
  return { list };
}

function consentOf(
  ctx: Context,
  versions: readonly TermsRow[],
  said: readonly ListedAgreement[],
): Omit<OwnConsent, "termType" | "termTypeName"> | null {
  const { zone } = ctx.club;
  const today = clubDate(ctx.now, zone);
  const current = versionInForce(versions, today);
  if (!current) return null;
  const next = upcomingVersion(versions, today);
  return {
    isRequired: current.isRequired,
    current: { ...named(current), title: pickText(current.texts, ctx.choice)?.title ?? "" },
    upcoming: next ? named(next) : null,
    agreed: said.find(({ termsIdx }) => termsIdx === current.termsIdx)?.agreed ?? null,
    said: said.map(({ termsIdx, version, agreed, channels, agreedAt, way }) => ({
      termsIdx,
      version,
      agreed,
      channels: channelsOf(channels),
      agreedAt: clubTimestamp(agreedAt, zone),
      way,
    })),
  };
}

function named({ termsIdx, version, effectiveDate }: TermsRow) {
  return { termsIdx, version, effectiveDate };
}
