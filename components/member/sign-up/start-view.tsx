"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { JourneyFrame } from "@/components/member/shared/layout/journey-frame";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { ButtonLink } from "@/components/ui/button";
import { unbroken } from "@/lib/shared/texts/text";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import type { PageLanguage } from "../shared/page-context";

type Props = PageLanguage & { phone: string; hasIdentity: boolean };

const ways = [
  { name: "identity", path: paths.signUp.agreement(), asks: ["terms", "phone", "form"] },
  { name: "classic", path: paths.signUp.classic(), asks: ["terms", "email", "form"] },
] as const;
const byMail = [{ ...ways[1], name: "mail" }] as const;

/**
 * The choice of the sign-up: with an identity check by phone, or by e-mail, which is the only way where the club has no
 * such check; and who cannot join here.
 */
export function StartView({ language, defaultLanguage, phone, hasIdentity }: Props) {
  const t = useTranslations("signup.start");
  const to = (path: string) => localePath(path, language, defaultLanguage);
  return (
    <JourneyFrame title={t("title")} lead={t(hasIdentity ? "lead" : "leadByMail")} width="text">
      <div className={clsx("grid gap-x-14 gap-y-12", hasIdentity && "min-[47.5rem]:grid-cols-2")}>
        {(hasIdentity ? ways : byMail).map(({ name, path, asks }) => (
          <section key={name} aria-labelledby={`way-${name}`} className="flex flex-col rule-top pt-5">
            <h2 id={`way-${name}`} className="font-serif text-sub">
              {t(`ways.${name}.title`)}
            </h2>
            <p className="mt-2 text-ink-2">{t(`ways.${name}.text`)}</p>
            <ol className="mt-4 mb-6 flex flex-col text-caption">
              {asks.map((ask, step) => (
                <li key={ask} className="flex gap-3 border-b border-line py-2">
                  <span aria-hidden="true" className="w-4 text-ink-3 tabular-nums">
                    {step + 1}
                  </span>
                  {t(`asks.${ask}`)}
                </li>
              ))}
            </ol>
            <ButtonLink
              as={MemberLink}
              href={to(path)}
              size="large"
              variant={name === "classic" ? "outline" : "primary"}
              className="mt-auto w-full"
            >
              {t(`ways.${name}.go`)}
            </ButtonLink>
          </section>
        ))}
      </div>
      <p className="mt-12 border-t border-line pt-5 text-caption text-ink-2">
        {t("underAge", { phone: unbroken(phone) })}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 text-ink-2">
        {t("isMember")}
        <MemberLink href={to(paths.login())} className="link inline-flex min-h-11 items-center">
          {t("signIn")}
        </MemberLink>
      </p>
    </JourneyFrame>
  );
}
