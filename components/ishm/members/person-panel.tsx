import { useTranslations } from "next-intl";
import type { MemberDetail } from "@/lib/contract/accounts/ops-members";
import { type MemberState, memberState } from "@/lib/contract/code-values/members";
import { formatDate } from "@/lib/shared/time/date-format";
import { useCodeOptions } from "../board/form/use-code-options";
import { Facts } from "../frame/facts";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";

/** The personal data of a member, masked or unmasked for a reason. */
export function PersonPanel({ member }: { member: MemberDetail }) {
  const t = useTranslations("ishm.members");
  const common = useTranslations("common.languageNames");
  const { formats } = useOffice();
  const genders = useCodeOptions("genders", member.gender);
  const { info } = member;
  const ways = (["sms", "email", "push"] as const).filter((way) => info?.marketing[way]);
  return (
    <Panel title={t("person")}>
      {member.isMasked ? <p className="text-ink-2">{t("masked")}</p> : null}
      <Facts
        of={[
          { name: t("fields.name"), value: member.name },
          { name: t("fields.nameEn"), value: info?.nameEn },
          { name: t("fields.birth"), value: member.birth && formatDate(member.birth, formats) },
          {
            name: t("fields.gender"),
            value: genders.find(({ value }) => value === member.gender)?.label,
          },
          { name: t("fields.phone"), value: member.phoneNo },
          { name: t("fields.email"), value: member.email },
          {
            name: t("fields.address"),
            value: info && [info.zipCode, info.address, info.addressDetail].filter(Boolean).join(" "),
          },
          { name: t("fields.language"), value: info && common(info.lang as "ko") },
          {
            name: t("fields.marketing"),
            value: info && (ways.map((way) => t(`ways.${way}`)).join(", ") || t("ways.none")),
          },
        ]}
      />
    </Panel>
  );
}

type Props = { service: NonNullable<MemberDetail["service"]>; state: MemberState };

/** The service record that an approval of a member of the forces rests on. */
export function ServicePanel({ service, state }: Props) {
  const t = useTranslations("ishm.members.service");
  const { formats } = useOffice();
  return (
    <Panel title={t("title")}>
      {state === memberState.awaitingApproval ? <p className="text-ink-2">{t("lead")}</p> : null}
      <Facts
        className="min-[43.75rem]:grid-cols-[auto_minmax(0,1fr)]"
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
