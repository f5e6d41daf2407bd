"use client";

import { useTranslations } from "next-intl";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Sign } from "@/components/ui/layout/signs";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { formatDay } from "@/lib/shared/time/deadline";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import type { OwnConsent } from "./use-consents";

type Props = {
  consent: OwnConsent;
  context: PageContext;
  isBusy: boolean;
  /** Null where the consent is changed elsewhere, or cannot be withdrawn. */
  onSay: ((agreed: boolean) => void) | null;
  /** The outcome of the last change. */
  news: React.ReactNode;
};

/** A consent: its version in force, the member's choice, the coming version and the earlier choices. */
export function ConsentRow({ consent, context, isBusy, onSay, news }: Props) {
  const t = useTranslations("account.consents");
  const { current, upcoming, agreed, said } = consent;
  const link = (termsIdx: number) =>
    localePath(paths.agreement(termsIdx), context.language, context.defaultLanguage);
  const latest = said.find(({ termsIdx }) => termsIdx === current.termsIdx);
  const date = latest ? formatDate(latest.agreedAt, context.formats) : "";
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
              date: formatDay(upcoming.effectiveDate, context),
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
      <ConsentWords said={said} context={context} name={consent.termTypeName} />
    </li>
  );
}

type ConsentWordsProps = { said: OwnConsent["said"]; context: PageContext; name: string };

/** All that was said to the versions of one item, the newest first. */
function ConsentWords({ said, context, name }: ConsentWordsProps) {
  const t = useTranslations("account.consents");
  if (said.length === 0) return null;
  return (
    <details className="group mt-1">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-caption text-ink-2 [&::-webkit-details-marker]:hidden">
        {t("history", { count: said.length })}
        <span className="visually-hidden">{name}</span>
        <Sign name="chevron-down" size={16} className="group-open:rotate-180" />
      </summary>
      <ul className="border-s border-line ps-4 text-caption">
        {said.map((word) => (
          <li key={`${word.termsIdx}-${word.agreedAt}`} className="py-1.5">
            <span className="text-ink-3">{formatDateTime(word.agreedAt, context.formats)}</span>{" "}
            <MemberLink
              href={localePath(paths.agreement(word.termsIdx), context.language, context.defaultLanguage)}
              className="link"
            >
              {t("version", { version: word.version })}
            </MemberLink>{" "}
            {t(word.agreed ? "saidYes" : "saidNo")}
            {word.channels && word.channels.length > 0
              ? ` (${word.channels.map((one) => t(`stored.${one}`)).join(", ")})`
              : ""}
            {` · ${t(`ways.${word.way}`)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
