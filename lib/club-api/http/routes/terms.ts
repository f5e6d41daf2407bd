import { readTerms, readTermsBefore, readTermsInForce, type TermsReader } from "../../domains/terms";
import { languageChoice, today } from "../context";
import type { CallContext, Handlers } from "../handler";

function termsReader(context: CallContext): TermsReader {
  return {
    clubIdx: context.club.clubIdx,
    today: today(context),
    choice: languageChoice(context),
    canSeeDrafts: context.caller.kind === "admin",
  };
}

export const termsHandlers: Handlers<"GET /terms" | "GET /terms/{id}" | "GET /terms/before/{id}"> = {
  "GET /terms": (context, { query }) =>
    readTermsInForce(context.db, termsReader(context), query.types?.split(",")),
  "GET /terms/{id}": (context, { params }) => readTerms(context.db, termsReader(context), params.id),
  "GET /terms/before/{id}": (context, { params }) =>
    readTermsBefore(context.db, termsReader(context), params.id),
};
