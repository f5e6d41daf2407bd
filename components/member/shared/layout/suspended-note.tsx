import { useTranslations } from "next-intl";
import type { PageContext } from "@/components/member/shared/page-context";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { MemberLink } from "./member-link";
import { usePageLinks } from "./use-page-links";

type Props = { until: string | null | undefined; context: PageContext };

/** Until when the member may not book, and where it is settled: before anything that asks for a tee time. */
export function SuspendedNote({ until, context }: Props) {
  const t = useTranslations("mypage.shared");
  const { link } = usePageLinks(context);
  if (!until) return null;
  return (
    <p className="mb-6 border-s-4 border-bad bg-bad-tint px-5 py-4">
      <MemberLink className="link text-ink" href={link(memberPaths.my.penalties())}>
        {t("suspended", { until: formatDeadline(until, context) })}
      </MemberLink>
    </p>
  );
}
