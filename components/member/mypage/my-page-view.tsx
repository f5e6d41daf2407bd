"use client";

import { useTranslations } from "next-intl";
import { useSession } from "@/components/feedback/session-provider";
import { Loading } from "@/components/member/account/loading";
import { MemberOnly } from "@/components/member/account/member-only";
import { type ClubClock, clubClock } from "./club-clock";
import { AccountCard } from "./home/account-card";
import { DeadlineList } from "./home/deadline-list";
import { ListTiles } from "./home/list-tiles";
import { NextRound } from "./home/next-round";
import { PartsMissing } from "./home/parts-missing";
import { useHome } from "./home/use-home";
import { WarningList } from "./home/warning-list";
import type { MyPlace } from "./place";

type Props = { place: MyPlace };

/** What is next, what must be decided until when, what stands in the way, and the way to everything else. */
export function MyPageView({ place }: Props) {
  const t = useTranslations("mypage");
  const { session } = useSession();
  const name = session?.signedIn ? session.user.name : "";
  return (
    <>
      <p className="mb-8 text-lead text-ink-2">{name ? t("greeting", { name }) : ""}</p>
      <MemberOnly>{(memberIdx) => <Home memberIdx={memberIdx} place={place} clock={clubClock} />}</MemberOnly>
      {session?.signedIn && session.user.memberIdx === null ? (
        <AccountCard info={undefined} place={place} />
      ) : null}
    </>
  );
}

function Home({ memberIdx, place, clock }: Props & { memberIdx: number; clock: ClubClock }) {
  const home = useHome(memberIdx, place, clock);
  return (
    <div className="flex flex-col gap-14 [&>section]:mt-0">
      <div className="flex flex-col gap-8">
        {home.isReading ? <Loading /> : <NextRound round={home.next} today={home.today} place={place} />}
        {home.hasFailed ? <PartsMissing onRetry={home.retry} /> : null}
        <WarningList warnings={home.warnings} place={place} />
        <DeadlineList deadlines={home.deadlines} place={place} clock={clock} />
      </div>
      <ListTiles counts={home.counts} place={place} />
      <AccountCard info={home.info} place={place} />
    </div>
  );
}
