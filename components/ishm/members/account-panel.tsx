"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { MemberDetail, MemberEvent } from "@/lib/contract/accounts/ops-members";
import { certificationType } from "@/lib/contract/code-values/members";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { officeMenus } from "@/lib/web/office/office-menus";
import { type Fact, Facts } from "../frame/facts";
import { LoginLocks } from "../frame/login-locks";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { MemberActionDialog } from "./member-action-dialog";
import { memberActions } from "./member-actions";
import { MemberStateChip } from "./member-state-chip";

type Props = { member: MemberDetail; onChanged: () => Promise<void> };

/** How the account stands, and what the office may do to it. */
export function AccountPanel({ member, onChanged }: Props) {
  const t = useTranslations("ishm.members");
  const { access } = useOffice();
  const facts = useAccountFacts(member);
  const [asked, setAsked] = useState<MemberEvent | null>(null);
  const actions = access(officeMenus.members.code).isUpdate ? memberActions(member) : [];
  return (
    <Panel title={t("account")} side={<MemberStateChip {...member} />}>
      <Facts of={facts} className="min-[700px]:grid-cols-[auto_minmax(0,1fr)]" />
      {actions.length > 0 ? (
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          {actions.map((event) => (
            <Button
              key={event}
              size="small"
              variant={event === "APPROVE" ? "primary" : "outline"}
              onClick={() => setAsked(event)}
            >
              {t(`deeds.${event}.button`)}
            </Button>
          ))}
        </div>
      ) : null}
      <MemberActionDialog
        key={asked}
        event={asked}
        member={member}
        onClose={() => setAsked(null)}
        onChanged={onChanged}
      />
    </Panel>
  );
}

function useAccountFacts(member: MemberDetail): Fact[] {
  const t = useTranslations("ishm.members");
  const { formats } = useOffice();
  const moment = (time: string | null) => time && formatDateTime(time, formats);
  const isByEmail = member.certType === certificationType.email;
  return [
    { name: t("fields.number"), value: member.memberIdx },
    { name: t("fields.id"), value: member.id },
    { name: t("fields.type"), value: member.memberTypeName },
    { name: t("fields.membershipNo"), value: member.membershipNo },
    { name: t("fields.joined"), value: formatDate(member.joinedAt, formats) },
    { name: t("fields.lastLogin"), value: moment(member.lastLoginAt) ?? t("fields.never") },
    { name: t("fields.cert"), value: t(isByEmail ? "cert.email" : "cert.identity") },
    {
      name: t("fields.document"),
      value: isByEmail ? (moment(member.deskCheckedAt) ?? t("cert.unchecked")) : null,
    },
    { name: t("fields.sessions"), value: t("sessions", { count: member.sessions }) },
    { name: t("fields.locks"), value: member.locks ? <LoginLocks locks={member.locks} /> : null },
    { name: t("fields.coming"), value: t("coming", { count: member.comingBookings }) },
    { name: t("fields.dormant"), value: moment(member.dormantAt) },
    { name: t("fields.withdrawn"), value: moment(member.withdrawnAt) },
  ];
}
