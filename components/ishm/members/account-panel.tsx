"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { MemberDetail, MemberEvent } from "@/lib/contract/accounts/ops-members";
import { certificationType } from "@/lib/contract/code-values/members";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { ActionDialog } from "../action/action-dialog";
import { useActionCall } from "../action/use-action-call";
import { type Fact, Facts } from "../frame/facts";
import { LoginLocks } from "../frame/login-locks";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { memberActions, reasonedActions } from "./member-actions";
import { MemberStateChip } from "./member-state-chip";

type Props = { member: MemberDetail; onChanged: () => Promise<void> };

/** The state of the account and the actions on it. */
export function AccountPanel({ member, onChanged }: Props) {
  const t = useTranslations("ishm.members");
  const { access } = useOffice();
  const facts = useAccountFacts(member);
  const [asked, setAsked] = useState<MemberEvent | null>(null);
  const actions = access(officeMenus.members.code).isUpdate ? memberActions(member) : [];
  return (
    <Panel title={t("account")} side={<MemberStateChip {...member} />}>
      <Facts of={facts} className="min-[43.75rem]:grid-cols-[auto_minmax(0,1fr)]" />
      {actions.length > 0 ? (
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          {actions.map((event) => (
            <Button
              key={event}
              size="small"
              variant={event === "APPROVE" ? "primary" : "outline"}
              onClick={() => setAsked(event)}
            >
              {t(`actions.${event}.button`)}
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

type MemberActionDialogProps = {
  event: MemberEvent | null;
  member: MemberDetail;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** Asks before an action on an account; the lines say what it does. Mount it anew for each action. */
function MemberActionDialog({ event, member, onClose, onChanged }: MemberActionDialogProps) {
  const t = useTranslations("ishm.members");
  const { name, sessions, comingBookings } = member;
  const { run, isBusy, refusal, failure } = useActionCall({
    send: (body: { event: MemberEvent; reason: string }) =>
      call("PUT /ops/members/{id}", { params: { id: String(member.memberIdx) }, body }, { handled: true }),
    refresh: onChanged,
    doneText: (_answer, { event: done }) => t(`actions.${done}.done`, { name }),
    onDone: onClose,
  });
  if (event === null) return null;
  const values = { name, sessions, rounds: comingBookings };
  return (
    <ActionDialog
      isOpen
      title={t(`actions.${event}.title`)}
      lines={[t(`actions.${event}.does`, values), t(`actions.${event}.besides`, values)]}
      reason={reasonedActions.includes(event) ? "needed" : "optional"}
      confirmLabel={t(`actions.${event}.button`)}
      tone={event === "SUSPEND" ? "bad" : "plain"}
      isBusy={isBusy}
      failure={refusal?.field === "event" ? t("overtaken") : failure}
      onConfirm={(reason) => void run({ event, reason })}
      onClose={onClose}
    />
  );
}
