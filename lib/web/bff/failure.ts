import { failureText } from "@/lib/contract/failure-texts";
import { failureKind, type MsgCode } from "@/lib/contract/failures";
import { chooseLanguage, type Language, languages } from "@/lib/shared/languages";
import { countFailure } from "@/lib/web/figures";
import { knownDefaultLanguage } from "@/lib/web/routing/snapshot";

/** An answer of the BFF itself, in the same envelope as the club API's. */
export function failureResponse(
  msgCode: MsgCode,
  language: Language,
  vars: readonly string[] = [],
  headers: Record<string, string> = {},
): Response {
  countFailure(msgCode);
  const kind = failureKind(msgCode);
  const fail = {
    code: kind.code,
    msg: failureText("en", msgCode, vars),
    msgDetail: failureText(language, msgCode, vars),
    msgCode,
    msgVar: [...vars],
  };
  return Response.json(
    { result: false, data: null, fail },
    { status: kind.status, headers: { "cache-control": "private, no-store", ...headers } },
  );
}

/** The language of a refusal: what the address asks for, else what the browser prefers, else the club's first. */
export function callLanguage(url: URL, acceptLanguage: string | null | undefined): Language {
  const known = { languages, defaultLanguage: knownDefaultLanguage() };
  return chooseLanguage(url.searchParams.get("lang"), acceptLanguage, known);
}
