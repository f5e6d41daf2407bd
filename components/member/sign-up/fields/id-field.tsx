"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { Icon } from "@/components/ui/layout/icons";
import { type IdState, useIdCheck } from "../use-id-check";

type Props = { clubCode: string; value: string; error?: string | undefined; onChange: (id: string) => void };

/** The login id; whether it is free is said while it is being typed. */
export function IdField({ clubCode, value, error, onChange }: Props) {
  const t = useTranslations("signup");
  const state = useIdCheck(clubCode, value);
  return (
    <div>
      <TextField
        name="id"
        label={t("fields.id")}
        requiredText={t("required")}
        hint={t("id.hint")}
        value={value}
        error={error ?? (state === "taken" ? t("id.taken") : undefined)}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={12}
        onChange={(event) => onChange(event.target.value.trim())}
      />
      <IdWord state={error ? "empty" : state} />
    </div>
  );
}

function IdWord({ state }: { state: IdState }) {
  const t = useTranslations("signup.id");
  const isFree = state === "free";
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-caption text-ink-2">
      {isFree ? <Icon name="check" size={18} className="text-ok" /> : null}
      {isFree ? <span className="font-semibold text-ok">{t("free")}</span> : null}
      {state === "checking" ? t("checking") : null}
      {state === "unknown" ? t("unknown") : null}
    </p>
  );
}
