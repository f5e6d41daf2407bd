"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import type { MemberInfo } from "@/lib/contract/accounts/members";
import { toastBar } from "@/lib/web/runtime/toasts";
import { PasswordDialog } from "../check/password-dialog";
import { Group } from "../facts";
import type { AccountPlace } from "../place";
import { SaveBar } from "../save-bar";
import { useDraft } from "../use-draft";
import { useSaveInfo } from "../use-save-info";
import type { ExtraChoices } from "./extra-choices";
import {
  type ExtraFault,
  type ExtraField,
  extraChange,
  extraDraft,
  extraFaults,
  type NumberField,
  numberBounds,
} from "./extra-draft";
import { GolfPart, MilitaryPart, WorkPart } from "./extra-parts";

type Props = { info: MemberInfo; choices: ExtraChoices; place: AccountPlace; onDone: () => void };

/** The voluntary fields to change; every one may stay empty. */
export function ExtraForm({ info, choices, place, onDone }: Props) {
  const t = useTranslations("account.additional");
  const shared = useTranslations("account.shared");
  const draft = useDraft("additional", info.memberIdx, extraDraft(info));
  const [attempt, setAttempt] = useState(0);
  const [faults, setFaults] = useState<ReturnType<typeof extraFaults>>({});
  const leave = () => {
    draft.forget();
    onDone();
  };
  const saving = useSaveInfo(info.memberIdx, place.language, () => {
    leave();
    toastBar(shared("saved"));
  });
  const submit = () => {
    setAttempt((one) => one + 1);
    const found = extraFaults(draft.values);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    if (!draft.hasChanges) return void toastBar(shared("nothingChanged"));
    void saving.save({ extra: extraChange(draft.values, draft.changes, info) });
  };
  const sentence = (field: ExtraField, fault: ExtraFault) => {
    if (fault === "phone" || !(field in numberBounds)) return t("faults.phone");
    const { min, max } = numberBounds[field as NumberField];
    return t("faults.number", { min, max });
  };
  const { refusal } = saving;
  const listed = [
    ...Object.entries(faults).map(([field, fault]) => ({
      fieldId: field,
      message: sentence(field as ExtraField, fault),
    })),
    ...(refusal ? [{ fieldId: refusal.field ?? "save", message: refusal.message }] : []),
  ];
  const errors = Object.fromEntries(listed.map(({ fieldId, message }) => [fieldId, message]));
  const shown = { draft: draft.values, errors, choices, onChange: draft.change };
  const isSoldier = info.memberType.startsWith("4") || Boolean(info.extra.military);
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary title={shared("errorsTitle")} errors={listed} attempt={attempt} className="mb-8" />
      {draft.isRestored ? (
        <p role="status" className="mb-8 border-s-4 border-info bg-info-tint px-4 py-3">
          {shared("restored")}
        </p>
      ) : null}
      <Group id="golf" title={t("golf")}>
        <GolfPart {...shown} />
      </Group>
      <Group id="work" title={t("work")}>
        <WorkPart {...shown} />
      </Group>
      {isSoldier ? (
        <Group id="military" title={t("military")}>
          <MilitaryPart {...shown} />
        </Group>
      ) : null}
      <SaveBar isBusy={saving.isBusy} onGiveUp={leave} />
      {saving.isAsking ? (
        <PasswordDialog
          memberIdx={info.memberIdx}
          language={place.language}
          onOpen={saving.goOn}
          onClose={saving.giveUp}
        />
      ) : null}
    </form>
  );
}
