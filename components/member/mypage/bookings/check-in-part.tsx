"use client";

import { useTranslations } from "next-intl";
import { LazyPart } from "@/components/feedback/lazy-part";
import { Group } from "@/components/member/shared/layout/facts";
import type { PageContext } from "@/components/member/shared/page-context";
import { formatTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";

type Props = { bookingIdx: number; memberIdx: number; context: PageContext };
const loadCode = () => import("./qr-code").then((part) => part.QrCode);

/** On the play date: the code that the desk reads, and when it may be shown (domain.md 7.12). */
export function CheckInPart({ bookingIdx, memberIdx, context }: Props) {
  const t = useTranslations("mypage.shared.checkIn");
  const { data } = useCall(
    "GET /my-reservation/frontdesk/{id}",
    { params: { id: String(memberIdx) }, query: { size: "1", lang: context.language } },
    { handled: true },
  );
  const today = data?.today;
  if (today?.bookingIdx !== bookingIdx || today.checkInToken === null) return null;
  const clock = (moment: string) => formatTime(moment, context.formats);
  const span = { from: clock(today.checkInFrom), to: clock(today.checkInTo) };
  return (
    <Group id="check-in" title={t("title")}>
      <div className="flex flex-wrap items-center gap-8">
        <LazyPart load={loadCode} props={{ text: today.checkInToken, label: t("code") }} />
        <div className="min-w-0 flex-1 basis-60">
          <p className="tabular-nums">{t("span", span)}</p>
          {today.recommendedAt ? (
            <p className="mt-2 text-ink-2 tabular-nums">{t("best", { time: clock(today.recommendedAt) })}</p>
          ) : null}
        </div>
      </div>
    </Group>
  );
}
