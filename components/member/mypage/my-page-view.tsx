"use client";

import { useTranslations } from "next-intl";
import { useSession } from "@/components/feedback/session-provider";
import { MemberLink } from "@/components/member/layout/member-link";
import { Button, ButtonLink } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { ClubFormats } from "@/lib/shared/club-formats";
import { formatDate } from "@/lib/shared/date-format";
import type { Language } from "@/lib/shared/languages";
import { useCall } from "@/lib/web/api/use-call";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { title: string; language: Language; defaultLanguage: Language; formats: ClubFormats };

/** Who is signed in and what the club knows of them. */
export function MyPageView({ title, language, defaultLanguage, formats }: Props) {
  const t = useTranslations("mypage");
  const { session, signOut } = useSession();
  const memberIdx = session?.signedIn ? session.user.memberIdx : null;
  const { data: member } = useCall(memberIdx === null ? null : "GET /info/{id}", {
    params: { id: String(memberIdx) },
    query: { lang: language },
  });
  const name = session?.signedIn ? session.user.name : "";
  const rows = member
    ? [
        [t("memberType"), member.memberTypeName],
        [t("membershipNo"), member.membershipNo],
        [t("joined"), formatDate(member.joinedAt, formats)],
        [t("phone"), member.phoneNo],
        [t("email"), member.email],
      ]
    : [];
  return (
    <div className="page-width pt-14 pb-32">
      <h1 className="font-serif text-title">{name ? t("title", { name }) : title}</h1>
      {name ? <p className="mt-4 text-lead text-ink-2">{t("greeting", { name })}</p> : null}
      {memberIdx !== null && !member ? <Skeleton className="mt-12 h-64 max-w-[40rem]" /> : null}
      {member ? (
        <dl className="mt-12 max-w-[40rem] border-t border-pine-800 text-reading">
          {rows.map(([term, value]) =>
            value ? (
              <div key={term} className="flex flex-wrap gap-x-8 border-b border-line py-4">
                <dt className="w-40 text-ink-3">{term}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      ) : null}
      {name ? (
        <div className="mt-10 flex flex-wrap gap-3">
          {memberIdx === null ? null : (
            <ButtonLink as={MemberLink} href={localePath(paths.myInfo.edit(), language, defaultLanguage)}>
              {t("account")}
            </ButtonLink>
          )}
          <Button variant="outline" onClick={() => void signOut()}>
            {t("logout")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
