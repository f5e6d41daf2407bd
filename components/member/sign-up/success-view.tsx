"use client";

import { useTranslations } from "next-intl";
import { useSession } from "@/components/feedback/session-provider";
import { JourneyFrame } from "@/components/member/shared/layout/journey-frame";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { ButtonLink } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { memberState } from "@/lib/contract/code-values/members";
import { unbroken } from "@/lib/shared/texts/text";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import type { PageLanguage } from "../shared/page-context";
import { useSignUpDraft } from "./sign-up-store";
import { useSteps } from "./use-sign-up-steps";

const links = {
  signedIn: [
    ["book", paths.reservation()],
    ["myPage", paths.myPage()],
  ],
  waiting: [["home", paths.home()]],
  made: [["signIn", paths.login()]],
  nothing: [
    ["start", paths.signUp.start()],
    ["signIn", paths.login()],
  ],
} as const;
type Props = PageLanguage & { phone: string };

/** The last page of a sign-up: the member is signed in, or the club has to approve first. */
export function SuccessView({ language, defaultLanguage, phone }: Props) {
  const t = useTranslations("signup.success");
  const { session } = useSession();
  const { made } = useSignUpDraft();
  const steps = useSteps("done");
  const to = (path: string) => localePath(path, language, defaultLanguage);
  const name = session?.signedIn ? session.user.name : (made?.name ?? "");
  const isWaiting = made?.state === memberState.awaitingApproval;
  if (!session) {
    return (
      <JourneyFrame title={t("loading")} steps={steps}>
        <Skeleton className="h-40" />
      </JourneyFrame>
    );
  }
  const state = session.signedIn ? "signedIn" : isWaiting ? "waiting" : made ? "made" : "nothing";
  return (
    <JourneyFrame title={name ? t("title", { name }) : t("titleOfNobody")} steps={steps}>
      <p className="text-reading" role="status">
        {t(`texts.${state}`, { phone: unbroken(phone) })}
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        {links[state].map(([key, path], index) => (
          <ButtonLink
            key={key}
            as={MemberLink}
            href={to(path)}
            size="large"
            variant={index === 0 ? "primary" : "outline"}
          >
            {t(`go.${key}`)}
          </ButtonLink>
        ))}
      </p>
    </JourneyFrame>
  );
}
