"use client";

import { useTranslations } from "next-intl";
import { MemberDoor } from "@/components/member/shared/layout/member-door";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { buttonStyle } from "@/components/ui/button-style";
import { unbroken } from "@/lib/shared/texts/text";
import { loadForMember } from "@/lib/web/runtime/session/member-mark";
import type { TeamContext } from "./team-types";

type Props = { context: TeamContext; teamFormIdx: number | null; signInHref: string };

const loadHome = () => import("./teams-home").then((part) => part.TeamsHome);
const loadForm = () => import("./team-form-page").then((part) => part.TeamFormPage);
loadForMember(loadHome);

/** The groups of a member, or one form; a visitor is asked to sign in. */
export function TeamsDoor({ context, teamFormIdx, signInHref }: Props) {
  const t = useTranslations("teams");
  const common = useTranslations("common");
  const others = {
    failure: { text: t("notLoaded"), retry: common("retry") },
    staff: <p className="text-reading">{t("staff")}</p>,
    visitor: (
      <section
        aria-labelledby="visitor-heading"
        className="max-w-[40rem] border border-line bg-sheet px-7 py-7"
      >
        <h2 id="visitor-heading" className="font-serif text-sub">
          {t("visitorTitle")}
        </h2>
        <p className="mt-2 text-reading text-ink-2">{t("visitorText", { phone: unbroken(context.phone) })}</p>
        <MemberLink href={signInHref} rel="nofollow" className={buttonStyle("primary", "large", "mt-5")}>
          {t("signIn")}
        </MemberLink>
      </section>
    ),
  };
  if (teamFormIdx === null) return <MemberDoor load={loadHome} props={{ context }} {...others} />;
  return <MemberDoor load={loadForm} props={{ context, teamFormIdx }} {...others} />;
}
