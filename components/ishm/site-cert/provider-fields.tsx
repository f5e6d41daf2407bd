"use client";

import { useTranslations } from "next-intl";
import { PasswordField } from "@/components/form/password-field";
import { RadioField } from "@/components/form/radio-field";
import { TextField } from "@/components/form/text-field";
import { Chip } from "@/components/ui/chip";
import { Icon } from "@/components/ui/layout/icons";
import { niceDrivers, type SecretChange, type SiteCertDraft } from "./site-cert-draft";

type Props = {
  draft: SiteCertDraft;
  isSecretSet: boolean;
  onChange: (part: Partial<SiteCertDraft>) => void;
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
};

/** The identity provider: NICE with the club's contract, or the demo provider that verifies anybody. */
export function ProviderFields({ draft, isSecretSet, onChange, errorOf, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteCert");
  return (
    <>
      <RadioField
        name="niceDriver"
        label={t("driver")}
        value={draft.niceDriver}
        disabled={isReadOnly}
        options={niceDrivers.map((value) => ({ value, label: t(`drivers.${value}`) }))}
        onChange={(event) => {
          const niceDriver = niceDrivers.find((one) => one === event.target.value);
          if (niceDriver) onChange({ niceDriver });
        }}
      />
      {draft.niceDriver === "MOCK" ? (
        <div role="note" className="flex items-start gap-2.5 bg-warn-tint px-4 py-3 text-warn">
          <Icon name="warning" size={18} className="mt-0.5" />
          <p>
            <strong className="font-semibold">{t("mockTitle")}</strong> {t("mockText")}
          </p>
        </div>
      ) : null}
      <TextField
        name="niceSiteCode"
        label={t("siteCode")}
        hint={t("siteCodeHint")}
        value={draft.niceSiteCode}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        readOnly={isReadOnly}
        error={errorOf("niceSiteCode")}
        fieldClassName="max-w-100"
        onChange={(event) => onChange({ niceSiteCode: event.target.value })}
      />
      <SecretField
        change={draft.secretChange}
        secret={draft.secret}
        isSet={isSecretSet}
        onChange={onChange}
        error={errorOf("niceClientSecret")}
        isReadOnly={isReadOnly}
      />
    </>
  );
}

type SecretFieldProps = {
  change: SecretChange;
  secret: string;
  isSet: boolean;
  onChange: (part: Pick<SiteCertDraft, "secretChange" | "secret">) => void;
  error: string | undefined;
  isReadOnly: boolean;
};

const name = "niceClientSecret";

/** A secret that nobody can read again: whether there is one, and what becomes of it with the next save. */
function SecretField({ change, secret, isSet, onChange, error, isReadOnly }: SecretFieldProps) {
  const t = useTranslations("ishm.siteCert.secret");
  const changes: readonly SecretChange[] = isSet ? ["keep", "replace", "remove"] : ["keep", "replace"];
  const isReplacing = change === "replace";
  return (
    <div className="flex flex-col gap-3">
      <RadioField
        name={isReplacing ? "secretChange" : name}
        label={
          <span className="inline-flex flex-wrap items-center gap-2">
            {t("label")}
            <Chip tone={isSet ? "ok" : "neutral"}>{isSet ? t("set") : t("unset")}</Chip>
          </span>
        }
        hint={t("hint")}
        error={isReplacing ? undefined : error}
        value={change}
        disabled={isReadOnly}
        options={changes.map((value) => ({
          value,
          label: t(value === "keep" && !isSet ? "leave" : value),
        }))}
        onChange={(event) => {
          const next = changes.find((one) => one === event.target.value);
          if (next) onChange({ secretChange: next, secret: "" });
        }}
      />
      {isReplacing ? (
        <PasswordField
          name={name}
          label={t("newSecret")}
          value={secret}
          maxLength={300}
          autoComplete="new-password"
          showLabel={t("show")}
          hideLabel={t("hide")}
          readOnly={isReadOnly}
          error={error}
          fieldClassName="max-w-100"
          onChange={(event) => onChange({ secretChange: "replace", secret: event.target.value })}
        />
      ) : null}
    </div>
  );
}
