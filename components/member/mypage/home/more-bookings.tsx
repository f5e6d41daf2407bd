import { useTranslations } from "next-intl";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import type { PageContext } from "@/components/member/shared/page-context";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { usePageLinks } from "../../shared/layout/use-page-links";

/** The head of a group has rounds for a season: a list of my page names the next ones. */
export const mostShown = 5;

type Props = { count: number; context: PageContext };

/** The way to the bookings that a list of my page leaves out. */
export function MoreBookings({ count, context }: Props) {
  const t = useTranslations("mypage.home");
  const { link } = usePageLinks(context);
  if (count <= 0) return null;
  return (
    <p className="mt-3">
      <MemberLink className="link text-ink" href={link(memberPaths.my.bookings())}>
        {t("more", { count })}
      </MemberLink>
    </p>
  );
}
