import { passwordWordsOf } from "@/components/member/shared/page-context";
import { askedTerms } from "@/components/site/terms/sign-up-terms";
import { hasAddressSearch } from "@/lib/web/address-search/offered";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { getServiceRules } from "@/lib/web/queries/facilities";
import { getSignUpTerms } from "@/lib/web/queries/terms";
import { hasIdentityCheck } from "@/lib/web/sign-up/ways";

/** Data of both ways to sign up: the club's texts and rules, the terms, and whether addresses are looked up. */
export async function loadSignUp(params: Promise<{ locale: string }>) {
  const language = await pageLanguage(params);
  const [club, terms, rules] = await Promise.all([
    getClub(language),
    getSignUpTerms(language),
    getServiceRules(language),
  ]);
  const { clubCode, clubPhoneNo: phone } = club.info;
  const { defaultLanguage, formats, languages } = club;
  return {
    terms,
    hasAddressSearch: hasAddressSearch(club.formats),
    view: {
      language,
      defaultLanguage,
      clubCode,
      passwordWords: passwordWordsOf(club.info),
      phone,
      formats,
      languages,
      isPft: rules !== null,
      hasIdentity: hasIdentityCheck(club.info),
      terms: askedTerms(terms, club.info),
    },
  };
}
