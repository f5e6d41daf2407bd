import type { FormErrors } from "@/components/form/use-checked-form";
import type { MarketingChoice } from "@/lib/contract/accounts/members";
import { termTypeCode } from "@/lib/contract/code-values/terms";
import type { MarketingChannel } from "@/lib/shared/marketing-channels";
import type { SignUpDraft } from "@/lib/web/sign-up/draft";

/** Of a term, what agreeing needs; its text is drawn by the server. */
export type AskedTerm = {
  termsIdx: number;
  termType: string;
  title: string;
  isRequired: boolean;
  /** Of advertising: the ways that the club can send by. */
  channels: readonly MarketingChannel[];
};
export type Consent = Pick<SignUpDraft, "agreed" | "marketing">;

export type Channel = MarketingChannel;

export const isMarketing = (term: AskedTerm) => term.termType === termTypeCode.marketing;
export const noChannel: MarketingChoice = { sms: false, email: false, push: false };
const everyChannel = ({ channels }: AskedTerm): MarketingChoice => ({
  ...noChannel,
  ...Object.fromEntries(channels.map((one) => [one, true])),
});

/** One item ticked or not; marketing is ticked by all its ways, and unticked with them. */
export function withTerm(consent: Consent, term: AskedTerm, isAgreed: boolean): Consent {
  const others = consent.agreed.filter((one) => one !== term.termsIdx);
  const agreed = isAgreed ? [...others, term.termsIdx] : others;
  if (!isMarketing(term)) return { ...consent, agreed };
  return { agreed, marketing: isAgreed ? everyChannel(term) : noChannel };
}

/** One channel of advertising; the item is agreed to while there is at least one. */
export function withChannel(consent: Consent, term: AskedTerm, channel: Channel, isWanted: boolean): Consent {
  const marketing = { ...consent.marketing, [channel]: isWanted };
  const others = consent.agreed.filter((one) => one !== term.termsIdx);
  const isAgreed = term.channels.some((one) => marketing[one]);
  return { agreed: isAgreed ? [...others, term.termsIdx] : others, marketing };
}

export function withAll(terms: readonly AskedTerm[], isAgreed: boolean): Consent {
  const marketing = terms.find(isMarketing);
  return {
    agreed: isAgreed ? terms.map(({ termsIdx }) => termsIdx) : [],
    marketing: isAgreed && marketing ? everyChannel(marketing) : noChannel,
  };
}

export const termFieldId = (termsIdx: number) => `terms-${termsIdx}`;
export const allFieldId = "agree-all";
export const channelFieldId = (channel: Channel) => `marketing-${channel}`;

/** A sentence for every required item that is not agreed to, by its box. */
export function missingErrors(
  terms: readonly AskedTerm[],
  { agreed }: Pick<Consent, "agreed">,
  sentence: (title: string) => string,
): FormErrors {
  const missing = terms.filter((term) => term.isRequired && !agreed.includes(term.termsIdx));
  return Object.fromEntries(missing.map(({ termsIdx, title }) => [termFieldId(termsIdx), sentence(title)]));
}

/** Boxes that were ticked before the script ran. */
export function withEarly(
  terms: readonly AskedTerm[],
  consent: Consent,
  typed: ReadonlyMap<string, string>,
): Consent {
  if (typed.has(allFieldId)) return withAll(terms, true);
  const ticked = terms.filter(({ termsIdx }) => typed.has(termFieldId(termsIdx)));
  const agreed = ticked.reduce((one, term) => withTerm(one, term, true), consent);
  const marketing = terms.find(isMarketing);
  if (!marketing || ticked.includes(marketing)) return agreed;
  return marketing.channels
    .filter((channel) => typed.has(channelFieldId(channel)))
    .reduce((one, channel) => withChannel(one, marketing, channel, true), agreed);
}
