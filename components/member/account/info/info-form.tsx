"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import type { MemberInfo } from "@/lib/contract/accounts/members";
import { toastBar } from "@/lib/web/runtime/toasts";
import { PasswordDialog } from "../check/password-dialog";
import { Group } from "../facts";
import { OwnPhoto } from "../photo/own-photo";
import type { AccountPlace } from "../place";
import { SaveBar } from "../save-bar";
import { useDraft } from "../use-draft";
import { useSaveInfo } from "../use-save-info";
import { ContactPart } from "./contact-part";
import { IdentityPart } from "./identity-part";
import { type IdentityProof, infoChange, infoDraft, infoFault } from "./info-draft";

type Props = {
  info: MemberInfo;
  place: AccountPlace;
  /** Saved, or given up. */
  onDone: () => void;
  /** The photo, which is kept by itself. */
  onChanged: () => void;
};

/** The own data to change: what was typed stays through refusals, an ended session and a password asked again. */
export function InfoForm({ info, place, onDone, onChanged }: Props) {
  const t = useTranslations("account.info");
  const shared = useTranslations("account.shared");
  const draft = useDraft("info", info.memberIdx, infoDraft(info));
  const [proof, setProof] = useState<IdentityProof | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [fault, setFault] = useState<ReturnType<typeof infoFault>>(null);
  const leave = () => {
    draft.forget();
    onDone();
  };
  const saving = useSaveInfo(info.memberIdx, place.language, () => {
    leave();
    toastBar(shared("saved"));
  });
  const { refusal } = saving;
  const submit = () => {
    setAttempt((one) => one + 1);
    const found = infoFault(draft.values);
    setFault(found);
    if (found) return;
    if (draft.hasChanges || proof) void saving.save(infoChange(draft.values, draft.changes, proof));
    else toastBar(shared("nothingChanged"));
  };
  const errors: Partial<Record<string, string>> = {
    ...(refusal?.field ? { [refusal.field]: refusal.message } : {}),
    ...(fault ? { email: t(fault) } : {}),
  };
  const listed = Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message: message ?? "" }));
  const whole = refusal && !refusal.field ? [{ fieldId: "save", message: refusal.message }] : [];
  return (
    <>
      <Group id="photo-part" title={t("photo")}>
        <OwnPhoto info={info} place={place} onChanged={onChanged} />
      </Group>
      <form
        noValidate
        method="post"
        className="mt-14"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary
          title={shared("errorsTitle")}
          errors={[...listed, ...whole]}
          attempt={attempt}
          className="mb-8"
        />
        {draft.isRestored ? (
          <p role="status" className="mb-8 border-s-4 border-info bg-info-tint px-4 py-3">
            {shared("restored")}
          </p>
        ) : null}
        <Group id="contact" title={t("contact")}>
          <ContactPart draft={draft.values} place={place} errors={errors} onChange={draft.change} />
        </Group>
        <Group id="person" title={t("person")} lead={t("personLead")}>
          <IdentityPart
            info={info}
            place={place}
            proof={proof}
            error={errors.identity ?? errors.phoneNo}
            onProof={setProof}
          />
        </Group>
        <SaveBar isBusy={saving.isBusy} onGiveUp={leave} />
      </form>
      {saving.isAsking ? (
        <PasswordDialog
          memberIdx={info.memberIdx}
          language={place.language}
          onOpen={saving.goOn}
          onClose={saving.giveUp}
        />
      ) : null}
    </>
  );
}
