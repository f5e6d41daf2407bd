"use client";

import { useTranslations } from "next-intl";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import type { PageContext } from "@/components/member/shared/page-context";
import { Sign } from "@/components/ui/layout/signs";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import type { Warning } from "@/lib/web/my/pending-items";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { usePageLinks } from "../../shared/layout/use-page-links";
import { MoreBookings, mostShown } from "./more-bookings";

type Props = { warnings: readonly Warning[]; context: PageContext };

/** Present and coming obstacles to booking, each with a link to where it is settled. */
export function WarningList({ warnings, context }: Props) {
  const t = useTranslations("mypage.home");
  const shared = useTranslations("mypage.shared");
  const { link } = usePageLinks(context);
  const { formats } = context;
  if (warnings.length === 0) return null;

  const words = (one: Warning): { text: string; href: string } => {
    switch (one.kind) {
      case "suspended":
        return {
          text: shared("suspended", { until: formatDeadline(one.until, context) }),
          href: memberPaths.my.penalties(),
        };
      case "fine":
        return {
          text: t("warning.fine", { amount: formatMoney(one.amount, formats) }),
          href: memberPaths.my.penalties(),
        };
      case "companions":
        return {
          text: t("warning.companions", { day: formatDay(one.day, context), count: one.missing }),
          href: memberPaths.my.booking(one.bookingIdx),
        };
      case "coupon":
        return {
          text: t("warning.coupon", { name: one.name, day: formatDay(one.day, context) }),
          href: memberPaths.my.coupons(),
        };
    }
  };
  return (
    <section aria-labelledby="warnings" className="border-s-4 border-warn bg-warn-tint px-6 py-5">
      <h2 id="warnings" className="flex items-center gap-2 text-lead font-semibold">
        <Sign name="warning" className="text-warn" />
        {t("warnings")}
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {warnings
          .slice(0, mostShown)
          .map(words)
          .map(({ text, href }) => (
            <li key={text}>
              <MemberLink className="link text-ink" href={link(href)}>
                {text}
              </MemberLink>
            </li>
          ))}
      </ul>
      <MoreBookings count={warnings.length - mostShown} context={context} />
    </section>
  );
}
