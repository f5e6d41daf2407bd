"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/form/select-field";
import type { TeamFormDetail } from "@/lib/contract/teams/ops-teams";
import { useCodeSets } from "@/lib/web/api/use-kept";
import { ActionDialog } from "../action/action-dialog";
import { useOffice } from "../frame/root/office-context";
import { useTeamAction } from "./use-team-action";

type Event = "REVIEW" | "REJECT" | "RESERVE" | "END";
type Props = { of: TeamFormDetail; event: Event; onClose: () => void };

const groups = ["reasonCodes"];

/** A decision on a form as a whole; a refusal and a place in reserve name a reason of the club's list. */
export function JudgeDialog({ of, event, onClose }: Props) {
  const t = useTranslations("ishm.teams");
  const { clubCode, language } = useOffice();
  const { data } = useCodeSets(clubCode, language, groups);
  const [reasonCode, setReasonCode] = useState("");
  const [isRefused, setRefused] = useState(false);
  const doing = useTeamAction(of, onClose);
  const needsCode = event === "REJECT" || event === "RESERVE";
  const options = (data?.reasonCodes?.list ?? [])
    .filter(({ group }) => group === "TEAM")
    .map(({ key, keyName }) => ({ value: key, label: keyName }));
  const confirm = (memo: string) => {
    const isMissing = needsCode && reasonCode === "";
    setRefused(isMissing);
    if (isMissing) return;
    void doing.run({
      event,
      ...(needsCode ? { reasonCode } : {}),
      ...(memo === "" ? {} : { reviewMemo: memo }),
    });
  };
  return (
    <ActionDialog
      title={t(`deeds.${event}.title`, { team: of.teamName })}
      lines={[t(`deeds.${event}.line`)]}
      reason={event === "END" ? "needed" : "optional"}
      confirmLabel={t(`deeds.${event}.confirm`)}
      tone={event === "REJECT" || event === "END" ? "bad" : "plain"}
      isOpen
      isBusy={doing.isBusy}
      failure={doing.failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      {needsCode ? (
        <SelectField
          label={t("reasonCode")}
          placeholder={t("chooseReason")}
          options={options}
          value={reasonCode}
          error={isRefused && reasonCode === "" ? t("reasonNeeded") : undefined}
          onChange={(event) => setReasonCode(event.target.value)}
        />
      ) : null}
    </ActionDialog>
  );
}
