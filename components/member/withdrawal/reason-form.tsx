"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import { RadioField } from "@/components/form/radio-field";
import { TextareaField } from "@/components/form/textarea-field";
import { MemberLink } from "@/components/member/layout/member-link";
import { Button, ButtonLink } from "@/components/ui/button";
import type { CodeEntry } from "@/lib/contract/site/codes";
import { paths } from "@/lib/web/routing/paths";
import type { WithdrawalPlace } from "./place";
import { useWay } from "./use-way";
import type { WithdrawalRefusal } from "./use-withdrawal";

export type Reason = { reasonCode: string; reasonText: string };
type Props = {
  place: WithdrawalPlace;
  choices: readonly CodeEntry[];
  reason: Reason;
  isBusy: boolean;
  refusal: WithdrawalRefusal | null;
  onReason: (reason: Reason) => void;
  giveReason: (reason: Reason) => Promise<unknown>;
};

/** One question, asked once; whatever is answered leads on. */
export function ReasonForm({ place, choices, reason, isBusy, refusal, onReason, giveReason }: Props) {
  const t = useTranslations("withdrawal.reason");
  const shared = useTranslations("account.shared");
  const way = useWay(place);
  const [attempt, setAttempt] = useState(refusal ? 1 : 0);
  const [isMissing, setMissing] = useState(false);
  const error = isMissing ? t("missing") : refusal?.message;
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt((one) => one + 1);
        setMissing(reason.reasonCode === "");
        if (reason.reasonCode) void giveReason({ ...reason, reasonText: reason.reasonText.trim() });
      }}
    >
      <ErrorSummary
        title={shared("errorsTitle")}
        errors={error ? [{ fieldId: "reasonCode", message: error }] : []}
        attempt={attempt}
      />
      <RadioField
        name="reasonCode"
        label={t("label")}
        requiredText={t("required")}
        error={error}
        value={reason.reasonCode}
        options={choices.map(({ key, keyName }) => ({ value: key, label: keyName }))}
        fieldClassName="[&_label]:min-h-11 [&>div]:flex-col"
        onChange={(event) => onReason({ ...reason, reasonCode: event.target.value })}
      />
      <TextareaField
        name="reasonText"
        label={t("text")}
        hint={t("textHint")}
        rows={4}
        maxLength={500}
        value={reason.reasonText}
        onChange={(event) => onReason({ ...reason, reasonText: event.target.value })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" isBusy={isBusy} busyText={t("sending")}>
          {t("next")}
        </Button>
        <ButtonLink as={MemberLink} variant="outline" size="large" href={way.link(paths.myInfo.edit())}>
          {t("stop")}
        </ButtonLink>
      </div>
    </form>
  );
}
