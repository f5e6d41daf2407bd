import { useTranslations } from "next-intl";
import type { PenaltyDetail } from "@/lib/contract/penalties/ops-penalties";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { officePaths } from "@/lib/web/routing/office-paths";
import { Facts } from "../frame/facts";
import { OfficeLink } from "../frame/office-link";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { useGroupOptions } from "../people/use-group-options";
import { PenaltyStateChip } from "./penalty-state-chip";

/** What a penalty is for, whom it holds from when to when, and why. */
export function PenaltyPanel({ penalty }: { penalty: PenaltyDetail }) {
  const t = useTranslations("ishm.penalties.fields");
  const { formats } = useOffice();
  const releases = useGroupOptions("reasonCodes", "RELEASE");
  const { releaseReason } = penalty;
  return (
    <Panel title={penalty.penaltyName} side={<PenaltyStateChip {...penalty} />}>
      <Facts
        of={[
          { name: t("number"), value: penalty.penaltyIdx },
          {
            name: t("member"),
            value: (
              <OfficeLink href={officePaths.member(penalty.memberIdx)} className="hover:underline">
                {penalty.memberName} {penalty.memberId}
              </OfficeLink>
            ),
          },
          {
            name: t("suspension"),
            value:
              penalty.suspendFrom === penalty.suspendTo
                ? t("noSuspension")
                : `${formatDateTime(penalty.suspendFrom, formats)} – ${formatDateTime(penalty.suspendTo, formats)}`,
          },
          { name: t("points"), value: penalty.point },
          {
            name: t("playDate"),
            value: penalty.playDate ? (
              <OfficeLink href={officePaths.sheet(penalty.playDate)} className="hover:underline">
                {formatDate(penalty.playDate, formats)}
              </OfficeLink>
            ) : null,
          },
          { name: t("created"), value: formatDateTime(penalty.createdAt, formats) },
          { name: t("reason"), value: penalty.reason },
          {
            name: t("release"),
            value:
              releaseReason &&
              (releases.find(({ value }) => value === releaseReason)?.label ?? releaseReason),
          },
          { name: t("memo"), value: penalty.memo },
        ]}
      />
    </Panel>
  );
}
