"use client";

import { useTranslations } from "next-intl";
import { MemberLink } from "@/components/member/layout/member-link";
import { Icon } from "@/components/ui/layout/icons";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import type { AccountPlace } from "../place";
import type { OwnConsent } from "./use-consents";

type Props = { said: OwnConsent["said"]; place: AccountPlace; name: string };

/** All that was said to the versions of one item, the newest first. */
export function ConsentWords({ said, place, name }: Props) {
  const t = useTranslations("account.consents");
  if (said.length === 0) return null;
  return (
    <details className="group mt-1">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-caption text-ink-2 [&::-webkit-details-marker]:hidden">
        {t("history", { count: said.length })}
        <span className="visually-hidden">{name}</span>
        <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
      </summary>
      <ul className="border-s border-line ps-4 text-caption">
        {said.map((word) => (
          <li key={`${word.termsIdx}-${word.agreedAt}`} className="py-1.5">
            <span className="text-ink-3">{formatDateTime(word.agreedAt, place.formats)}</span>{" "}
            <MemberLink
              href={localePath(paths.agreement(word.termsIdx), place.language, place.defaultLanguage)}
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
