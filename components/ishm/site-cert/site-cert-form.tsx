"use client";

import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { TextField } from "@/components/form/text-field";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFoot } from "../form/form-foot";
import { OfficeForm } from "../form/office-form";
import { useFormErrors } from "../form/use-form-errors";
import { useRecordForm } from "../form/use-record-form";
import { Panel } from "../frame/panel";
import { MethodChoice } from "./method-choice";
import { ProviderFields } from "./provider-fields";
import { type SiteCert, saveSiteCertCall, siteCertDraftOf, siteCertProblems } from "./site-cert-draft";
import { TlsNote } from "./tls-note";

type Props = {
  cert: SiteCert;
  read: () => Promise<Result<SiteCert, CallFailure>>;
  canSave: boolean;
  onTyped: (isTyped: boolean) => void;
};

/** Domain.md 13: the fields of refusals that do not name them. */
const refusedFields: Readonly<Record<number, string>> = { 9005: "emailSender", 9006: "smsSender" };

/** Methods, provider, senders, and how long the certificate holds. */
export function SiteCertForm({ cert, read, canSave, onTyped }: Props) {
  const t = useTranslations("ishm.siteCert");
  const { mutate } = useSWRConfig();
  const form = useRecordForm({
    initial: cert,
    draftOf: siteCertDraftOf,
    canSave,
    read,
    onTyped,
    send: (draft, saved) => call("PUT /site/cert", saveSiteCertCall(draft, saved), { handled: true }),
    fieldOf: ({ code, msgVar }) => (code === 9001 ? (msgVar[0] ?? null) : (refusedFields[code] ?? null)),
    async onSaved() {
      toastBar(t("saved"));
      await mutate((key) => Array.isArray(key) && key[0] === "GET /site/cert");
    },
  });
  const { draft, change, saved, saving } = form;
  const errors = useFormErrors({
    problems: siteCertProblems(draft, saved),
    sentenceOf: ({ field, reason }) => {
      if (reason !== "required") return null;
      return field === "methods" || field === "niceClientSecret" ? t(`needed.${field}`) : null;
    },
    refusal: saving.refusal,
    refusalCount: saving.refusalCount,
  });
  const sender = (name: "smsSender" | "emailSender") => ({
    name,
    label: t(name),
    hint: t(`${name}Hint`),
    value: draft[name],
    readOnly: !canSave,
    error: errors.of(name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <OfficeForm
      errors={errors}
      canSave={canSave}
      conflict={form.conflict}
      onSubmit={() => {
        if (errors.pass()) void saving.save(draft);
      }}
      className="max-w-220"
    >
      <TlsNote expiresAt={saved.tlsExpiresAt} />
      <Panel title={t("methods")}>
        <MethodChoice
          chosen={draft.methods}
          onChange={(methods) => change({ methods })}
          error={errors.of("methods")}
          isReadOnly={!canSave}
        />
      </Panel>
      <Panel title={t("provider")}>
        <ProviderFields
          draft={draft}
          isSecretSet={saved.niceSecretSet}
          onChange={change}
          errorOf={errors.of}
          isReadOnly={!canSave}
        />
      </Panel>
      <Panel title={t("senders")}>
        <div className="grid items-start gap-4 min-[700px]:grid-cols-2">
          <TextField {...sender("smsSender")} type="tel" />
          <TextField {...sender("emailSender")} type="email" />
        </div>
      </Panel>
      <FormFoot canSave={canSave} isBusy={saving.isBusy} isDirty={form.isDirty} />
    </OfficeForm>
  );
}
