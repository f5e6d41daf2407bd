import { useTranslations } from "next-intl";
import { useFileSize } from "@/components/form/use-file-size";
import { Icon } from "@/components/ui/layout/icons";
import type { PenaltyDetail } from "@/lib/contract/penalties/ops-penalties";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import { officePaths } from "@/lib/web/routing/office-paths";
import { Facts } from "../frame/facts";
import { OfficeLink } from "../frame/office-link";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { useDeadline } from "../frame/use-deadline";
import { useGroupOptions } from "../people/use-group-options";
import { PenaltyStateChip } from "./penalty-state-chip";

/** A penalty: member, booking, reason and validity. */
export function PenaltyPanel({ penalty }: { penalty: PenaltyDetail }) {
  const t = useTranslations("ishm.penalties.fields");
  const { language, formats } = useOffice();
  const deadline = useDeadline();
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
                : `${formatDeadline(penalty.suspendFrom, { language, formats })} – ${deadline.moment(penalty.suspendTo)}`,
          },
          { name: t("points"), value: penalty.point },
          {
            name: t("playDate"),
            value: penalty.playDate ? (
              <OfficeLink href={officePaths.sheet(penalty.playDate)} className="hover:underline">
                {formatDay(penalty.playDate, { language, formats })}
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

/** The evidence handed in for a waiver, and how many were accepted within a year. */
export function EvidencePanel({ penalty }: { penalty: PenaltyDetail }) {
  const t = useTranslations("ishm.penalties.evidence");
  const sizeOf = useFileSize();
  const { files, waivers } = penalty;
  return (
    <Panel title={t("title")}>
      <p className="text-ink-2">{t("used", waivers)}</p>
      {files.length > 0 ? (
        <>
          <p className="text-ink-2">{t("onRecord")}</p>
          <ul>
            {files.map((file) => (
              <li key={file.fileIdx} className="flex min-h-9 items-center gap-3">
                <Icon name="paperclip" size={18} className="text-ink-3" />
                <a
                  href={file.url}
                  target="_blank"
                  rel="noopener"
                  className="min-w-0 grow truncate hover:underline"
                >
                  {file.fileName}
                </a>
                <span className="shrink-0 text-chip text-ink-3">{sizeOf(file.size)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Panel>
  );
}
