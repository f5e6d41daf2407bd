"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Facts } from "@/components/member/shared/layout/facts";
import type { PageContext } from "@/components/member/shared/page-context";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import type { OwnDetail } from "@/lib/web/my/booking-state";

export type Preview = NonNullable<OwnDetail["cancelPreview"]>;
type Props = {
  booking: Pick<OwnDetail, "freeCancelUntil" | "graceUntil" | "noShowAfter">;
  preview: Preview;
  context: PageContext;
};

/** Stage, fine, suspension and points of a cancellation now; nothing has happened yet. */
export function CancelCost({ booking, preview, context }: Props) {
  const t = useTranslations("mypage.cancel");
  const { data: codes } = useCodeSets(context.clubCode, context.language, ["penaltyCodes"]);
  const moment = (text: string) => formatDeadline(text, context);
  if (preview.stage === "L0") {
    const isGrace =
      booking.graceUntil != null && Date.parse(booking.graceUntil) > Date.parse(booking.freeCancelUntil);
    return (
      <Frame isFree title={t("free")}>
        <p className="tabular-nums">
          {isGrace
            ? t("freeGrace", { time: moment(booking.graceUntil ?? "") })
            : t("freeUntil", { time: moment(booking.freeCancelUntil) })}
        </p>
      </Frame>
    );
  }
  const stage = codes?.penaltyCodes?.list.find(({ key }) => key === preview.penaltyCode)?.keyName;
  const span =
    preview.suspendFrom && preview.suspendTo
      ? t("span", { from: moment(preview.suspendFrom), to: moment(preview.suspendTo) })
      : t("noSuspension");
  return (
    <Frame isFree={false} title={t("late")}>
      <p>{t("lateLead", { time: moment(booking.freeCancelUntil) })}</p>
      <div className="mt-8 tabular-nums">
        <Facts
          facts={[
            [t("stage"), stage ?? preview.stage],
            [t("fine"), <strong key="fine">{formatMoney(preview.fineAmount, context.formats)}</strong>],
            [t("suspension"), span],
            [t("points"), t("pointCount", { count: preview.point })],
          ]}
        />
      </div>
      <p className="mt-4 text-ink-2">{t("wayOut")}</p>
      {booking.noShowAfter ? (
        <p className="mt-2 text-ink-2 tabular-nums">
          {t("onlineUntil", { time: moment(booking.noShowAfter) })}
        </p>
      ) : null}
    </Frame>
  );
}

type FrameProps = { isFree: boolean; title: string; children: ReactNode };

function Frame({ isFree, title, children }: FrameProps) {
  return (
    <div className={clsx("border-s-4 px-6 py-5", isFree ? "border-ok bg-ok-tint" : "border-warn bg-sheet")}>
      <h3 className="mb-1 text-lead font-semibold">{title}</h3>
      {children}
    </div>
  );
}
