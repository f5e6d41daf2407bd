"use client";

import { useTranslations } from "next-intl";
import { useSession } from "@/components/feedback/session-provider";
import { DeadlineList } from "@/components/member/mypage/home/deadline-list";
import { ListTiles } from "@/components/member/mypage/home/list-tiles";
import { NextRound } from "@/components/member/mypage/home/next-round";
import { useHome } from "@/components/member/mypage/home/use-home";
import { WarningList } from "@/components/member/mypage/home/warning-list";
import { type ClubClock, clubClock } from "@/components/member/shared/data/club-clock";
import { Facts, Group } from "@/components/member/shared/layout/facts";
import { Loading } from "@/components/member/shared/layout/loading";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import { usePageLinks } from "@/components/member/shared/layout/use-page-links";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button, ButtonLink } from "@/components/ui/button";
import { Sign } from "@/components/ui/layout/signs";
import type { MemberInfo } from "@/lib/contract/accounts/members";
import { formatDate } from "@/lib/shared/time/date-format";
import { memberPaths } from "@/lib/web/routing/member-paths";

type Props = { context: PageContext };

/** The home of the member area: the next round, deadlines, warnings, and links to the lists. */
export function MyPageView({ context }: Props) {
  const t = useTranslations("mypage");
  const { session } = useSession();
  const name = session?.signedIn ? session.user.name : "";
  return (
    <>
      <p className="mb-8 min-h-[1lh] text-lead text-ink-2">{name ? t("greeting", { name }) : ""}</p>
      <MemberOnly>
        {(memberIdx) => <Home memberIdx={memberIdx} context={context} clock={clubClock} />}
      </MemberOnly>
      {session?.signedIn && session.user.memberIdx === null ? (
        <AccountCard info={undefined} context={context} />
      ) : null}
    </>
  );
}

function Home({ memberIdx, context, clock }: Props & { memberIdx: number; clock: ClubClock }) {
  const home = useHome(memberIdx, context, clock);
  return (
    <div className="flex flex-col gap-14 [&>section]:mt-0">
      <div className="flex flex-col gap-8">
        {home.isReading ? (
          <Loading />
        ) : (
          <NextRound
            round={home.next}
            today={home.today}
            memberIdx={memberIdx}
            isSuspended={home.warnings.some(({ kind }) => kind === "suspended")}
            context={context}
          />
        )}
        {home.hasFailed ? <PartsMissing onRetry={home.retry} /> : null}
        <WarningList warnings={home.warnings} context={context} />
        <DeadlineList deadlines={home.deadlines} context={context} clock={clock} />
      </div>
      <ListTiles counts={home.counts} context={context} />
      <AccountCard info={home.info} context={context} />
    </div>
  );
}

type PartsMissingProps = { onRetry: () => void };

/** Says that a part of the overview could not be loaded, so that it is not taken for "nothing to do". */
function PartsMissing({ onRetry }: PartsMissingProps) {
  const t = useTranslations("mypage.home");
  const common = useTranslations("common");
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 border border-bad bg-sheet px-5 py-3">
      <p className="flex min-w-0 flex-1 basis-60 items-start gap-2">
        <Sign name="warning" className="mt-1 text-bad" />
        {t("partsMissing")}
      </p>
      <Button variant="outline" onClick={onRetry}>
        {common("retry")}
      </Button>
    </div>
  );
}

type AccountCardProps = { info: MemberInfo | undefined; context: PageContext };

/** Who is signed in, what the club knows of them, and the way out. */
function AccountCard({ info, context }: AccountCardProps) {
  const t = useTranslations("mypage");
  const { link } = usePageLinks(context);
  const { session, signOut } = useSession();
  if (!session?.signedIn) return null;
  return (
    <Group id="account" title={session.user.name}>
      {info ? (
        <Facts
          facts={[
            [t("memberType"), info.memberTypeName],
            [t("membershipNo"), info.membershipNo],
            [t("joined"), formatDate(info.joinedAt, context.formats)],
            [t("phone"), info.phoneNo],
            [t("email"), info.email],
          ]}
        />
      ) : null}
      <div className="mt-8 flex flex-wrap gap-3">
        {session.user.memberIdx === null ? null : (
          <ButtonLink as={MemberLink} variant="outline" href={link(memberPaths.myInfo.edit())}>
            {t("account")}
          </ButtonLink>
        )}
        <Button variant="outline" onClick={() => void signOut()}>
          {t("logout")}
        </Button>
      </div>
    </Group>
  );
}
