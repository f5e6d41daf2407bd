import { certificationType } from "@/lib/contract/code-values/members";
import type { CallOutput } from "@/lib/contract/routes";
import { formatKoreanPhone } from "@/lib/shared/texts/korean-numbers";
import { maskLoginId } from "@/lib/shared/texts/mask";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import { type ChosenDriver, identityDriver } from "../../adapters/identity";
import {
  mockAnswer,
  mockPersonas,
  mockReturnUrl,
  personaPage,
  returnPage,
} from "../../adapters/identity/mock";
import { mockPagePolicy } from "../../adapters/identity/mock-page";
import type { ProviderReturn } from "../../adapters/identity/port";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import {
  beginVisit,
  type CertPurpose,
  findVisit,
  finishVisit,
  issueToken,
  orNiceError,
  personHashes,
} from "../../domains/identity";
import { findByPerson } from "../../domains/members";
import { listClubs } from "../../domains/policies";
import { readIdentitySettings } from "../../domains/site";
import type { Context } from "../../platform/context";
import { ClubFailure, StartError } from "../../platform/failure";
import type { IdentityEnv } from "../../platform/network/identity-env";

type Result = CallOutput<"POST /member/nice-check/result">;
export type ProviderAnswer = ProviderReturn & {
  requestNo?: string | undefined;
  token_version_id?: string | undefined;
};

/** Where the provider sends the browser back to: a page of the web, which hands the answer on. */
const returnPath = "/signup/auth/callback";
const popup = { width: 500, height: 550 };

/** Begins an identity check with the club's driver (domain.md M4); throws NICE_ERROR. */
export async function beginIdentityCheck(
  db: Database,
  ctx: Context,
  env: IdentityEnv,
  purpose: CertPurpose,
): Promise<CallOutput<"GET /member/nice-check/enc">> {
  const chosen = await chosenDriver(db, ctx);
  const driver = await orNiceError(async () => identityDriver(chosen, env));
  const returnUrl = `${env.publicOrigin}${returnPath}?lang=${ctx.choice.language}`;
  const visit = await beginVisit(db, ctx, driver, { purpose, returnUrl });
  return { ...visit, popup, expiresAt: clubTimestamp(visit.expiresAt, ctx.club.zone) };
}

/**
 * Takes the provider's answer and gives a `CERT` token for it. Of the person the browser learns what the sign-up form
 * shows; CI and DI stay here, as keyed hashes.
 */
export async function takeIdentityResult(
  db: Database,
  ctx: Context,
  env: IdentityEnv,
  answer: ProviderAnswer,
): Promise<Result> {
  const chosen = await chosenDriver(db, ctx);
  const back = {
    ...answer,
    ...(answer.requestNo === undefined ? { providerRef: answer.token_version_id } : {}),
  };
  const driverOf = (name: ChosenDriver["driver"]) => identityDriver({ ...chosen, driver: name }, env);
  const { purpose, person } = await finishVisit(db, ctx, driverOf, back);
  return transaction(db, async (tx) => {
    const hashes = await personHashes(tx, ctx.now);
    const diHash = hashes.di(person.di);
    const known = await findByPerson(tx, ctx.club.clubIdx, { diHash });
    const { name, birth, gender, isForeigner } = person;
    const phoneNo = formatKoreanPhone(person.phoneNo);
    const ciHash = hashes.ci(person.ci);
    const certified = {
      certType: certificationType.mobileIdentity,
      name,
      birth,
      gender,
      phoneNo,
      isForeigner,
      ciHash,
      diHash,
    };
    const content = { kind: "CERT" as const, purpose, certified };
    const { token } = await issueToken(tx, ctx, content, known?.memberIdx ?? null);
    const shown = { certType: certificationType.mobileIdentity, name, birth, gender, phoneNo };
    const maskedId = known ? maskLoginId(known.id) : null;
    return { certToken: token, ...shown, isMember: known !== null, maskedId, purpose };
  });
}

type MockInput = { token_version_id?: string; enc_data?: string; integrity_value?: string; persona?: string };

/**
 * The window of the MOCK driver (domain.md 9.3): who shall it be, then the way back with the sealed answer. Throws 2001
 * where MOCK is not allowed, the club has another driver or nobody asked for a check.
 */
export async function mockWindow(
  db: Database,
  ctx: Context,
  { allowsMock }: IdentityEnv,
  input: MockInput,
): Promise<{ page: string; policy: string }> {
  const { token_version_id: providerRef, enc_data = "", integrity_value = "" } = input;
  const visit = await findVisit(db, ctx, { providerRef });
  if (!allowsMock || visit?.driver !== "MOCK" || providerRef === undefined)
    throw new ClubFailure("NOT_FOUND");
  const form = { token_version_id: providerRef, enc_data, integrity_value };
  const returnUrl = await orNiceError(async () => mockReturnUrl(visit.secrets, form));
  const { clubCode } = ctx.club;
  const { language } = ctx.choice;
  const policy = mockPagePolicy;
  if (input.persona === undefined) return { page: personaPage(form, clubCode, language), policy };
  const persona = mockPersonas.find(({ key }) => key === input.persona);
  if (!persona) throw new ClubFailure("NOT_FOUND");
  const { requestNo } = visit;
  const answer = mockAnswer(visit.secrets, requestNo, persona);
  const back = { ...answer, token_version_id: providerRef, requestNo, clubCode };
  return { page: returnPage(returnUrl, back, language), policy };
}

async function chosenDriver(db: Database, ctx: Context): Promise<ChosenDriver> {
  const { niceDriver, niceSecret } = await readIdentitySettings(db, ctx);
  return { driver: niceDriver, secret: niceSecret };
}

/**
 * Refuses the start of a server in production while the identity verification of a club is the pretended one, which takes
 * anybody for anybody (domain.md 6 `SiteCert`, driver MOCK); so it is for the club that an empty database is about to get.
 * Throws `StartError`.
 */
export async function refuseMockIdentity(db: Database, now: Date, newClubCode: string): Promise<void> {
  const clubs = await listClubs(db);
  const mocked: string[] = clubs.length === 0 ? [newClubCode] : [];
  for (const club of clubs) {
    if ((await readIdentitySettings(db, { club, now })).niceDriver === "MOCK") mocked.push(club.clubCode);
  }
  if (mocked.length === 0) return;
  throw new StartError(
    `Identity verification of ${mocked.join(", ")} is MOCK, which verifies anybody as anybody: start with ` +
      "ALLOW_MOCK_IDENTITY=1, choose a provider in the certification settings of /ishm, and start without it.",
  );
}
