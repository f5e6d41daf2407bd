"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import { Group } from "@/components/member/account/facts";
import { MemberOnly } from "@/components/member/account/member-only";
import { Refusal } from "@/components/member/account/refusal";
import { MemberLink } from "@/components/member/layout/member-link";
import { Button, ButtonLink } from "@/components/ui/button";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import { formatDate } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { paths } from "@/lib/web/routing/paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { openWithdrawal } from "@/lib/web/runtime/site/withdrawal-steps";
import { useOnce } from "@/lib/web/runtime/use-once";
import type { WithdrawalPlace } from "./place";
import { useWay } from "./use-way";

type Props = { place: WithdrawalPlace };

/** What leaving means, before anything is asked: what goes, what stays and why, and when one may come back. */
export function StartView({ place }: Props) {
  return <MemberOnly>{(memberIdx) => <Start memberIdx={memberIdx} place={place} />}</MemberOnly>;
}

const erased = ["person", "contact", "extra", "inquiries", "coupons", "sessions"] as const;
const kept = ["payments", "complaints", "access", "id", "rejoin"] as const;

function Start({ memberIdx, place }: Props & { memberIdx: number }) {
  const t = useTranslations("withdrawal.start");
  const way = useWay(place);
  const { run, isBusy } = useOnce();
  const [failure, setFailure] = useState<string | null>(null);
  const goOn = () =>
    run(async () => {
      setFailure(null);
      const answer = await call(
        "GET /info/impossible/{a}/{b}",
        { params: { a: String(memberIdx), b: place.clubCode }, query: { lang: place.language } },
        { handled: true },
      );
      if (!answer.ok) return setFailure(await failureSentence(answer.failure, place.language));
      if (!answer.value.possible) return way.go(paths.withdrawal.reject());
      openWithdrawal(memberIdx);
      way.go(paths.withdrawal.reason());
    });
  return (
    <>
      <Group id="erased" title={t("erasedTitle")}>
        <ul className="list-disc ps-5 marker:text-ink-3">
          {erased.map((one) => (
            <li key={one} className="py-1">
              {t(`erased.${one}`)}
            </li>
          ))}
        </ul>
      </Group>
      <Group id="kept" title={t("keptTitle")}>
        <dl className="-mt-4">
          {kept.map((one) => (
            <div key={one} className="border-b border-line py-4">
              <dt className="font-semibold">{t(`kept.${one}.what`)}</dt>
              <dd className="text-ink-2">{t(`kept.${one}.why`, place.keeps)}</dd>
            </div>
          ))}
        </dl>
      </Group>
      <RejoinDay place={place} />
      <div className="mt-10 flex flex-wrap gap-3">
        <Button size="large" isBusy={isBusy} busyText={t("checking")} onClick={() => void goOn()}>
          {t("next")}
        </Button>
        <ButtonLink as={MemberLink} variant="outline" size="large" href={way.link(paths.myInfo.edit())}>
          {t("back")}
        </ButtonLink>
      </div>
      <Refusal>{failure}</Refusal>
    </>
  );
}

/** From when a new account may be opened, for who left today. */
function RejoinDay({ place }: Props) {
  const t = useTranslations("withdrawal.start");
  const { session } = useSession();
  if (!session?.signedIn) return null;
  const today = clubDate(new Date(session.now), place.formats.standardTimeZone);
  const date = formatDate(addDays(today, place.keeps.rejoinDays), place.formats);
  return <p className="mt-10 border-s-4 border-warn bg-warn-tint px-5 py-4">{t("rejoin", { date })}</p>;
}
