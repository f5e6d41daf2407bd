import {
  openTermsOf,
  readAgreements,
  readTerms,
  readTermsBefore,
  readTermsInForce,
  readTermsOverview,
  readVersion,
  readVersions,
  type TermsReader,
} from "../../domains/terms";
import { ClubFailure } from "../../platform/failure";
import { saveConsent, saveVersion } from "../../workflows/site/save-terms";
import { languageChoice, readSegments, today } from "../context";
import type { CallContext, RouteHandlers } from "../handler";
import { holdsAnyFlag, requireFlag } from "../rights/guard";

const termsMenu = "910800";

function termsReader(context: CallContext): TermsReader {
  return {
    clubIdx: context.club.clubIdx,
    today: today(context),
    choice: languageChoice(context),
    canSeeDrafts: () => mayReadDrafts(context),
  };
}

/** Drafts are for who may read the terms in the back office. */
async function mayReadDrafts({ db, caller, club }: CallContext): Promise<boolean> {
  if (caller.kind !== "admin") return false;
  return caller.isSSAdmin || holdsAnyFlag(db, { ...caller, clubCode: club.clubCode }, termsMenu, ["R"]);
}

/** The member whose consent it is: nobody else's, an admin's neither. */
function consentingMember({ caller }: CallContext, named: number | undefined): number {
  if (caller.kind !== "member" || (named !== undefined && named !== caller.memberIdx)) {
    throw new ClubFailure("REQ_FORBIDDEN");
  }
  return caller.memberIdx;
}

export const termsHandlers = {
  "GET /terms": (context, { query }) =>
    readTermsInForce(context.db, termsReader(context), query.types?.split(",")),
  "GET /terms/{id}": (context, { params }) => readTerms(context.db, termsReader(context), params.id),
  "GET /terms/before/{id}": (context, { params }) =>
    readTermsBefore(context.db, termsReader(context), params.id),
  "GET /terms/check/{a}/{b}": async (context, { params }) => {
    const { member, club } = await readSegments(context, [params.a, params.b], ["member", "club"]);
    if (club !== undefined && club !== context.club.clubCode) throw new ClubFailure("REQ_FORBIDDEN");
    if (!member) throw new ClubFailure("NOT_FOUND");
    const list = await openTermsOf(context.db, context.ctx, member);
    return { needed: list.length > 0, list };
  },
  "GET /terms/{club}/{termType}": (context, { params, query }) =>
    readVersions(context.db, context.ctx, { termType: params.termType, ...query }),
  "PUT /terms": async (context, { body }) => {
    if ("agreements" in body) {
      const memberIdx = consentingMember(context, body.memberIdx);
      return saveConsent(context.db, context.ctx, memberIdx, body.agreements);
    }
    await requireFlag(context.db, context.caller, termsMenu, "U");
    return saveVersion(context.db, context.ctx, body);
  },
  "GET /ops/terms": (context) => readTermsOverview(context.db, context.ctx),
  "GET /ops/terms/{id}": (context, { params }) => readVersion(context.db, context.ctx, params.id),
  "GET /ops/agreements": (context, { query }) => readAgreements(context.db, context.ctx, query),
} satisfies RouteHandlers;
