"use client";

import { useTranslations } from "next-intl";
import { FieldError } from "@/components/form/field";
import { IdentityCheck } from "@/components/member/shared/identity/identity-check";
import { Sign } from "@/components/ui/layout/signs";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatDate } from "@/lib/shared/time/date-format";
import type { IdentityProof } from "@/lib/web/sign-up/draft";
import { proofOf } from "../auth-view";
import { signUpDraft } from "../sign-up-store";
import { proofFieldId } from "../use-sign-up-form";

type Props = {
  person: IdentityProof | null;
  clubCode: string;
  formats: ClubFormats;
  error?: string | undefined;
};

/** Who was verified, as it will be in the account; when the proof has ended, the check again, in its place. */
export function VerifiedPerson({ person, clubCode, formats, error }: Props) {
  const t = useTranslations("signup");
  const rows = person
    ? ([
        ["name", person.name],
        ["birth", formatDate(person.birth, formats)],
        ["gender", t(`genders.${person.gender}`)],
        ["phoneNo", person.phoneNo],
      ] as const)
    : [];
  return (
    <section id={proofFieldId} tabIndex={-1} aria-labelledby="verified-heading">
      <h2 id="verified-heading" className="mb-3 flex items-center gap-2 text-group font-semibold">
        {person ? <Sign name="lock" className="text-ink-3" /> : null}
        {t("groups.person")}
      </h2>
      {error ? <FieldError id={proofFieldId}>{error}</FieldError> : null}
      {person ? (
        <>
          <dl className="rule-top">
            {rows.map(([name, value]) => (
              <div key={name} className="flex flex-wrap gap-x-6 border-b border-line py-2.5">
                <dt className="w-28 text-ink-3">{t(`fields.${name}`)}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-caption text-ink-3">{t("verifiedHint")}</p>
        </>
      ) : (
        <>
          <p className="mb-4 text-ink-2">{t("proofOver")}</p>
          <IdentityCheck
            purpose="SIGNUP"
            clubCode={clubCode}
            onVerified={(verified) => signUpDraft.change({ identity: proofOf(verified) })}
          />
        </>
      )}
    </section>
  );
}
