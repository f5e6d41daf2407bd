"use client";

import { useTranslations } from "next-intl";
import { MemberLink } from "@/components/member/layout/member-link";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { formatDate } from "@/lib/shared/time/date-format";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import type { AccountPlace } from "../place";
import { ConsentWords } from "./consent-words";
import type { OwnConsent } from "./use-consents";

type Props = {
  consent: OwnConsent;
  place: AccountPlace;
  isBusy: boolean;
  /** Null where the word is given elsewhere, or cannot be taken back. */
  onSay: ((agreed: boolean) => void) | null;
  /** What became of the last word. */
  news: React.ReactNode;
};

/** One item of consent: its version in force, my word on it, what comes next, and all I said before. */
export function ConsentRow({ consent, place, isBusy, onSay, news }: Props) {
  const t = useTranslations("account.consents");
  const { current, upcoming, agreed, said } = consent;
  const link = (termsIdx: number) =>
    localePath(paths.agreement(termsIdx), place.language, place.defaultLanguage);
  const latest = said.find(({ termsIdx }) => termsIdx === current.termsIdx);
  const date = latest ? formatDate(latest.agreedAt, place.formats) : "";
  return (
    <li className="border-b border-line py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-group font-semibold">{consent.termTypeName}</h3>
        <Chip tone={consent.isRequired ? "info" : "outline"}>
          {t(consent.isRequired ? "required" : "optional")}
        </Chip>
      </div>
      <p className="mt-1 text-ink-2">
        {agreed === null
          ? t("notAsked", { version: current.version })
          : t(agreed ? "agreedTo" : "refused", { version: current.version, date })}
      </p>
      {upcoming ? (
        <p className="mt-2 border-s-4 border-info bg-info-tint px-4 py-2 text-caption">
          <MemberLink href={link(upcoming.termsIdx)} className="link inline-flex min-h-9 items-center">
            {t("upcoming", {
              version: upcoming.version,
              date: formatDate(upcoming.effectiveDate, place.formats),
            })}
          </MemberLink>
        </p>
      ) : null}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <MemberLink
          href={link(current.termsIdx)}
          className="link inline-flex min-h-11 items-center text-caption"
        >
          {t("fullText")}
          <span className="visually-hidden">{consent.termTypeName}</span>
        </MemberLink>
        {onSay ? (
          <Button variant="outline" size="touch" isBusy={isBusy} onClick={() => onSay(!agreed)}>
            {t(agreed ? "withdraw" : "agree")}
            <span className="visually-hidden">{consent.termTypeName}</span>
          </Button>
        ) : null}
      </div>
      {news}
      <ConsentWords said={said} place={place} name={consent.termTypeName} />
    </li>
  );
}
