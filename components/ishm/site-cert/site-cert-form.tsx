"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { FieldError } from "@/components/form/field";
import { TextField } from "@/components/form/text-field";
import { Icon } from "@/components/ui/layout/icons";
import { certificationType } from "@/lib/contract/code-values/members";
import type { Result } from "@/lib/shared/result";
import { withGap } from "@/lib/shared/texts/sentences";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFoot, FormFrame } from "../form/form-frame";
import { useOfficeForm } from "../form/use-office-form";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { ProviderFields } from "./provider-fields";
import {
  type SiteCert,
  type SiteCertDraft,
  saveSiteCertCall,
  siteCertDraftOf,
  siteCertProblems,
  tlsRest,
} from "./site-cert-draft";

type Props = {
  cert: SiteCert;
  read: () => Promise<Result<SiteCert, CallFailure>>;
  canSave: boolean;
};

/** Domain.md 13: the fields of refusals that do not name them. */
const refusedFields: Readonly<Record<number, string>> = { 9005: "emailSender", 9006: "smsSender" };

/** Methods, provider, senders, and how long the certificate holds. */
export function SiteCertForm({ cert, read, canSave }: Props) {
  const t = useTranslations("ishm.siteCert");
  const refresh = useReadAgain(["GET /site/cert"]);
  const form = useOfficeForm({
    record: cert,
    draftOf: siteCertDraftOf,
    canSave,
    read: () => read(),
    check: siteCertProblems,
    sentenceOf: ({ field, reason }) => {
      if (reason !== "required") return null;
      return field === "methods" || field === "niceClientSecret" ? t(`needed.${field}`) : null;
    },
    send: (draft, saved) => call("PUT /site/cert", saveSiteCertCall(draft, saved), { handled: true }),
    fieldOf: ({ code, msgVar }) => (code === 9001 ? (msgVar[0] ?? null) : (refusedFields[code] ?? null)),
    async onSaved() {
      toastBar(t("saved"));
      await refresh();
    },
  });
  const { draft, saved, errorOf } = form;
  const sender = (name: "smsSender" | "emailSender") => ({
    ...form.text(name),
    label: t(name),
    hint: t(`${name}Hint`),
  });
  return (
    <FormFrame form={form} className="max-w-220">
      <TlsNote expiresAt={saved.tlsExpiresAt} />
      <Panel title={t("methods")}>
        <MethodChoice
          chosen={draft.methods}
          onChange={(methods) => form.change({ methods })}
          error={errorOf("methods")}
          isReadOnly={!canSave}
        />
      </Panel>
      {needsProvider(draft) ? (
        <Panel title={t("provider")}>
          <ProviderFields
            draft={draft}
            isSecretSet={saved.niceSecretSet}
            onChange={form.change}
            errorOf={errorOf}
            isReadOnly={!canSave}
          />
        </Panel>
      ) : null}
      <Panel title={t("senders")}>
        <div className="grid items-start gap-4 min-[43.75rem]:grid-cols-2">
          <TextField {...sender("smsSender")} type="tel" />
          <TextField {...sender("emailSender")} type="email" />
        </div>
      </Panel>
      <FormFoot />
    </FormFrame>
  );
}

/** Codes that the club sends itself; every other method is a provider's. */
const ownMethods: readonly string[] = [certificationType.email, certificationType.sms];
const needsProvider = ({ methods, niceDriver }: SiteCertDraft) =>
  niceDriver !== "MOCK" || methods.some((method) => !ownMethods.includes(method));

type MethodChoiceProps = {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  error: string | undefined;
  isReadOnly: boolean;
};

const codeSet = ["certificationTypes"] as const;

/** The ways in which a member can be identified, from the code set of the club. */
function MethodChoice({ chosen, onChange, error, isReadOnly }: MethodChoiceProps) {
  const t = useTranslations("ishm.siteCert");
  const { clubCode, language } = useOffice();
  const { data } = useCodeSets(clubCode, language, codeSet);
  const methods = data?.certificationTypes?.list ?? [];
  return (
    <fieldset id="methods" tabIndex={-1} aria-describedby={error ? "methods-error" : undefined}>
      <legend className="mb-1.5 text-ink-2">{t("methodsHint")}</legend>
      <div className="grid gap-x-7 gap-y-1 min-[37.5rem]:grid-cols-2">
        {methods.map(({ key, keyName }) => (
          <CheckboxField
            key={key}
            id={`method-${key}`}
            label={keyName}
            checked={chosen.includes(key)}
            disabled={isReadOnly}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))
            }
          />
        ))}
      </div>
      {error ? <FieldError id="methods">{error}</FieldError> : null}
    </fieldset>
  );
}

const tones = { ok: "bg-ok-tint text-ok", warn: "bg-warn-tint text-warn", bad: "bg-bad-tint text-bad" };

/** The end of validity of the TLS certificate. It is renewed by the host of the site, not here. */
function TlsNote({ expiresAt }: { expiresAt: string | null }) {
  const t = useTranslations("ishm.siteCert.tls");
  const { language, now, formats } = useOffice();
  if (expiresAt === null) return <p className="bg-paper-2 px-4 py-3 text-ink-2">{t("unknown")}</p>;
  const { days, urgency } = tlsRest(expiresAt, now());
  const date = formatDay(new Date(expiresAt), { language, formats });
  return (
    <p className={`flex items-start gap-2.5 px-4 py-3 ${tones[urgency]}`}>
      <Icon name={urgency === "ok" ? "lock" : "warning"} size={18} className="mt-0.5" />
      <span>
        <strong className="font-semibold">
          {withGap(urgency === "bad" ? t("over", { date }) : t("left", { date, days }))}
        </strong>
        {urgency === "ok" ? null : t("renew")}
      </span>
    </p>
  );
}
