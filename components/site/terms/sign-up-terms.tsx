import type { ReactNode } from "react";
import { RichText } from "@/components/ui/layout/rich-text";
import type { SiteInfo } from "@/lib/contract/site/site";
import { offeredChannels } from "@/lib/shared/marketing-channels";
import type { SignUpTerms } from "@/lib/web/queries/terms";

/** Of the terms, what the boxes of a sign-up need; the texts stay with the server. */
export function askedTerms(terms: readonly SignUpTerms[], { hasPush = false }: Pick<SiteInfo, "hasPush">) {
  const channels = offeredChannels({ hasPush });
  return terms.map(({ termsIdx, termType, title, isRequired }) => ({
    termsIdx,
    termType,
    title,
    isRequired,
    channels,
  }));
}

/** The full texts by `termsIdx`, drawn here, so that the page needs no cleaner of its own. */
export function termsTexts(terms: readonly SignUpTerms[]): Record<number, ReactNode> {
  return Object.fromEntries(
    terms.map(({ termsIdx, contents, language }) => [
      termsIdx,
      <RichText key={termsIdx} html={contents} lang={language || undefined} />,
    ]),
  );
}
