import { useTranslations } from "next-intl";
import type { MemberDetail } from "@/lib/contract/accounts/ops-members";
import type { MemberState } from "@/lib/contract/code-values/members";
import { memberState } from "@/lib/contract/code-values/members";
import { formatDate } from "@/lib/shared/time/date-format";
import { Facts } from "../frame/facts";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";

type Props = { service: NonNullable<MemberDetail["service"]>; state: MemberState };

/** The service record that an approval of a member of the forces rests on. */
export function ServicePanel({ service, state }: Props) {
  const t = useTranslations("ishm.members.service");
  const { formats } = useOffice();
  return (
    <Panel title={t("title")}>
      {state === memberState.awaitingApproval ? <p className="text-ink-2">{t("lead")}</p> : null}
      <Facts
        className="min-[700px]:grid-cols-[auto_minmax(0,1fr)]"
        of={[
          { name: t("branch"), value: service.branch },
          { name: t("rank"), value: service.rank },
          { name: t("number"), value: service.serviceNoMasked },
          {
            name: t("retired"),
            value: service.retiredAt ? formatDate(service.retiredAt, formats) : t("serving"),
          },
        ]}
      />
    </Panel>
  );
}
