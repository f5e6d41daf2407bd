"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import { Group } from "@/components/member/shared/layout/facts";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { WithdrawalContext } from "@/components/member/shared/page-context";
import { Button, ButtonLink } from "@/components/ui/button";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { openWithdrawal } from "@/lib/web/runtime/site/withdrawal-steps";
import { useOnce } from "@/lib/web/runtime/use-once";
import { usePageLinks } from "../shared/layout/use-page-links";

type Props = { context: WithdrawalContext };

/** Explains the withdrawal first: which data are deleted, which are retained and why, and when one may join again. */
export function StartView({ context }: Props) {
  return <MemberOnly>{(memberIdx) => <Start memberIdx={memberIdx} context={context} />}</MemberOnly>;
}

const erased = ["person", "contact", "extra", "inquiries", "coupons", "sessions"] as const;
const retained = ["payments", "complaints", "access", "id", "rejoin"] as const;

function Start({ memberIdx, context }: Props & { memberIdx: number }) {
  const t = useTranslations("withdrawal.start");
  const way = usePageLinks(context);
  const { run, isBusy } = useOnce();
  const [failure, setFailure] = useState<string | null>(null);
  const goOn = () =>
    run(async () => {
      setFailure(null);
      const answer = await call(
        "GET /info/impossible/{a}/{b}",
        { params: { a: String(memberIdx), b: context.clubCode }, query: { lang: context.language } },
        { handled: true },
      );
      if (!answer.ok) return setFailure(await failureSentence(answer.failure, context.language));
      if (!answer.value.possible) return way.go(memberPaths.withdrawal.reject());
      openWithdrawal(memberIdx);
      way.go(memberPaths.withdrawal.reason());
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
          {retained.map((one) => (
            <div key={one} className="border-b border-line py-4">
              <dt className="font-semibold">{t(`kept.${one}.what`)}</dt>
              <dd className="text-ink-2">{t(`kept.${one}.why`, context.keeps)}</dd>
            </div>
          ))}
        </dl>
      </Group>
      <RejoinDay context={context} />
      <div className="mt-10 flex flex-wrap gap-3">
        <Button size="large" isBusy={isBusy} busyText={t("checking")} onClick={() => void goOn()}>
          {t("next")}
        </Button>
        <ButtonLink as={MemberLink} variant="outline" size="large" href={way.link(memberPaths.myInfo.edit())}>
          {t("back")}
        </ButtonLink>
      </div>
      <Refusal>{failure}</Refusal>
    </>
  );
}

/** From when a new account may be opened, for who left today. */
function RejoinDay({ context }: Props) {
  const t = useTranslations("withdrawal.start");
  const { session } = useSession();
  if (!session?.signedIn) return null;
  const today = clubDate(new Date(session.now), context.formats.standardTimeZone);
  const date = formatDay(addDays(today, context.keeps.rejoinDays), context);
  return <p className="mt-10 border-s-4 border-warn bg-warn-tint px-5 py-4">{t("rejoin", { date })}</p>;
}
