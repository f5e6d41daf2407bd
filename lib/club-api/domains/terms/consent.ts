import type { AgreementInput } from "@/lib/contract/accounts/agreement-shapes";
import { termsVersionState, termTypeCode } from "@/lib/contract/code-values/terms";
import type { CallOutput } from "@/lib/contract/routes";
import { maskName } from "@/lib/shared/texts/mask";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { pickText } from "../../platform/texts";
import { recordAudit } from "../audit";
import { codeEntries } from "../codes";
import { readPolicies } from "../policies";
import {
  insertAgreements,
  type ListedAgreement,
  type NewAgreement,
  selectAgreements,
  selectLatest,
  selectVersions,
  type TermsRow,
} from "./repository";
import { openVersions, termsState, upcomingVersion, versionInForce } from "./rules";

/** Of a context, what consent needs: the club and the moment. */
type ClubMoment = Pick<Context, "club" | "now">;
type Way = NewAgreement["way"];
type OpenTerms = CallOutput<"GET /terms/check/{a}/{b}">["list"][number];

/**
 * Puts a member's word on each item on record, with time, address and way (checklist P-01). Throws 2001 for a version
 * that is not announced or in force, and 6201 when a required one is refused; then nothing is kept.
 */
export async function saveAgreements(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  agreements: readonly AgreementInput[],
  way: Way = "SITE",
): Promise<void> {
  const all = await selectVersions(tx, ctx.club.clubIdx);
  const today = clubDate(ctx.now, ctx.club.zone);
  const rows = agreements.map((agreement): NewAgreement => {
    const version = askedVersion(all, agreement.termsIdx, today);
    if (version.isRequired && !agreement.agreed) throw new ClubFailure("TERMS_REQUIRED");
    return {
      clubIdx: ctx.club.clubIdx,
      memberIdx,
      termsIdx: version.termsIdx,
      termType: version.termType,
      agreed: agreement.agreed,
      channels: agreement.channels ?? null,
      agreedAt: ctx.now,
      address: ctx.address,
      way,
    };
  });
  if (rows.length > 0) await insertAgreements(tx, rows);
}

/** The types of required versions in force that a list of agreements leaves out or refuses (sign-up, 1105). */
export async function missingRequiredTypes(
  db: Database,
  { club, now }: ClubMoment,
  agreements: readonly AgreementInput[],
): Promise<string[]> {
  const all = await selectVersions(db, club.clubIdx);
  const agreed = agreements.flatMap(({ termsIdx, agreed }) => {
    const version = all.find((one) => one.termsIdx === termsIdx);
    return version ? [{ termsIdx, termType: version.termType, agreed }] : [];
  });
  const today = clubDate(now, club.zone);
  return openVersions(all, agreed, { today, asksAgain: true }).map((version) => version.termType);
}

/** The required versions in force that a member has not agreed to (domain.md T4). */
export async function openTermsOf(
  db: Database,
  { club, now }: ClubMoment,
  memberIdx: number,
): Promise<OpenTerms[]> {
  const all = await selectVersions(db, club.clubIdx);
  const policy = (await readPolicies(db, club.clubIdx, ["C0470"])).get("C0470");
  const open = openVersions(all, await selectLatest(db, club.clubIdx, memberIdx), {
    today: clubDate(now, club.zone),
    asksAgain: (policy?.value3 ?? "Y") === "Y",
  });
  return open.map(({ termsIdx, termType, version, isRequired, effectiveDate }) => ({
    termsIdx,
    termType,
    version,
    isRequired,
    effectiveDate,
  }));
}

/** The marketing version in force, whose consent also names the ways; null when the club has none. */
export async function isMarketingTerms(
  db: Database,
  { club, now }: ClubMoment,
  termsIdx: number,
): Promise<boolean> {
  const marketing = versionInForce(
    await selectVersions(db, club.clubIdx, [termTypeCode.marketing]),
    clubDate(now, club.zone),
  );
  return marketing?.termsIdx === termsIdx;
}

type AgreementQuery = { page: number; size: number; termsIdx?: number; memberIdx?: number };

/** Who said what to which version; the look itself goes on record (checklist P-08). */
export function readAgreements(
  db: Database,
  ctx: Context,
  { page, size, termsIdx, memberIdx }: AgreementQuery,
): Promise<CallOutput<"GET /ops/agreements">> {
  const { clubIdx, zone } = ctx.club;
  return transaction(db, async (tx) => {
    const filter = { clubIdx, termsIdx, memberIdx, offset: (page - 1) * size, limit: size };
    const { rows, total } = await selectAgreements(tx, filter);
    await recordAudit(tx, ctx, {
      action: "VIEW",
      entity: "agreement",
      entityKey: termsIdx ?? "all",
      memberIdx: memberIdx ?? null,
      after: { page, size, shown: rows.length },
    });
    const list = rows.map((row) => ({
      ...row,
      memberName: maskName(row.memberName),
      channels: channelsOf(row.channels),
      agreedAt: clubTimestamp(row.agreedAt, zone),
    }));
    return { list, total, page, size };
  });
}

const channelNames = ["SMS", "EMAIL", "PUSH"] as const;

/** The ways that a word on marketing names. */
export function channelsOf(stored: readonly string[] | null) {
  return stored && channelNames.filter((name) => stored.includes(name));
}

function askedVersion(all: readonly TermsRow[], termsIdx: number, today: string): TermsRow {
  const version = all.find((one) => one.termsIdx === termsIdx);
  const state = version && termsState(version, all, today);
  if (!version || (state !== termsVersionState.announced && state !== termsVersionState.inForce))
    throw new ClubFailure("NOT_FOUND");
  return version;
}

type OwnConsent = CallOutput<"GET /ext/consents">["list"][number];

/** More words than anybody says; the oldest beyond them are left to the export. */
const mostWords = 500;
/** v1 of termTypes for what is told and not agreed to, such as the privacy policy (domain.md 4). */
const announcedOnly = "-";

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
    if (values[0] === announcedOnly && said.length === 0) return [];
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
