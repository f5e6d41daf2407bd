"use client";

import { useTranslations } from "next-intl";
import { useSession } from "@/components/feedback/session-provider";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import type { SessionUser } from "@/lib/web/session/options";
import { useStepFocus } from "../shared/layout/focus";
import { JourneyFrame } from "../shared/layout/journey-frame";
import { PasswordStep } from "./password-step";
import { TermsStep } from "./terms-step";

type Props = {
  user: SessionUser;
  pending: NonNullable<SessionUser["pending"]>;
  clubCode: string;
  /** Words that no password may consist of. */
  passwordWords: readonly string[];
  formats: ClubFormats;
  language: Language;
  defaultLanguage: Language;
};

/**
 * The step that a signed-in account has to complete first (domain.md M1 `pending`). The cookie knows it, so a
 * reload, another tab or another page leads back here until it is answered or the visitor signs out.
 */
export function PendingView({ user, pending, ...context }: Props) {
  const t = useTranslations("login");
  const { signOut } = useSession();
  useStepFocus(pending);
  const leave = () => void signOut();
  return (
    <JourneyFrame
      title={t(`pending.${pending}.title`)}
      lead={t(`pending.${pending}.lead`, { name: user.name })}
    >
      {pending === "TERMS" ? (
        <TermsStep {...context} memberIdx={user.memberIdx ?? 0} onRefuse={leave} />
      ) : (
        <PasswordStep
          {...context}
          user={user}
          mayWait={pending === "PASSWORD_EXPIRED" && !user.isAdmin}
          onRefuse={leave}
        />
      )}
    </JourneyFrame>
  );
}
