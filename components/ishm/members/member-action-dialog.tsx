"use client";

import { useTranslations } from "next-intl";
import type { MemberDetail, MemberEvent } from "@/lib/contract/accounts/ops-members";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";
import { ActionDialog } from "../action/action-dialog";
import { useSave } from "../form/use-save";
import { reasonedActions } from "./member-actions";

type Props = {
  event: MemberEvent | null;
  member: MemberDetail;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** What an event does to an account and to whom, before it happens. Mount it anew for each event. */
export function MemberActionDialog({ event, member, onClose, onChanged }: Props) {
  const t = useTranslations("ishm.members");
  const { name, sessions, comingBookings } = member;
  const saving = useSave({
    send: async ({ action, reason }: { action: MemberEvent; reason: string }) => {
      const params = { id: String(member.memberIdx) };
      const answer = await call(
        "PUT /ops/members/{id}",
        { params, body: { event: action, reason } },
        { handled: true },
      );
      // Refused or not, what stands behind the dialog is the account as it now is.
      await onChanged();
      return answer;
    },
    onSaved: (_answer, { action }) => {
      toastBar(t(`deeds.${action}.done`, { name }));
      onClose();
    },
  });
  if (event === null) return null;
  const values = { name, sessions, rounds: comingBookings };
  const isOvertaken = saving.refusal?.field === "event";
  return (
    <ActionDialog
      isOpen
      title={t(`deeds.${event}.title`)}
      lines={[t(`deeds.${event}.does`, values), t(`deeds.${event}.besides`, values)]}
      reason={reasonedActions.includes(event) ? "needed" : "optional"}
      confirmLabel={t(`deeds.${event}.button`)}
      tone={event === "SUSPEND" ? "bad" : "plain"}
      isBusy={saving.isBusy}
      failure={isOvertaken ? t("overtaken") : saving.refusal?.message}
      onConfirm={(reason) => void saving.save({ action: event, reason })}
      onClose={onClose}
    />
  );
}
