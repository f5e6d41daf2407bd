"use client";

import { useTranslations } from "next-intl";
import { PasswordField } from "@/components/form/password-field";
import { RadioField } from "@/components/form/radio-field";
import { Chip } from "@/components/ui/chip";
import type { SecretChange, SiteCertDraft } from "./site-cert-draft";

type Props = {
  change: SecretChange;
  secret: string;
  isSet: boolean;
  onChange: (part: Pick<SiteCertDraft, "secretChange" | "secret">) => void;
  error: string | undefined;
  isReadOnly: boolean;
};

const name = "niceClientSecret";

/** A secret that nobody can read again: whether there is one, and what becomes of it with the next save. */
export function SecretField({ change, secret, isSet, onChange, error, isReadOnly }: Props) {
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
