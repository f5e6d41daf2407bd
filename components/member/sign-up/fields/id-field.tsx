"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { TextField } from "@/components/form/text-field";
import type { SavedForm } from "@/components/member/shared/form/use-saved-form";
import type { SignUpValues } from "@/components/member/sign-up/use-sign-up-form";
import { Sign } from "@/components/ui/layout/signs";
import { isLoginId } from "@/lib/shared/fields";
import { call } from "@/lib/web/api/browser";

type Props = { clubCode: string; form: Pick<SavedForm<SignUpValues>, "field" | "change"> };

/** The login id; whether it is free is said while it is being typed. */
export function IdField({ clubCode, form }: Props) {
  const t = useTranslations("signup");
  const { value, error, ...field } = form.field("id");
  const state = useIdCheck(clubCode, value);
  const [hasLeft, setLeft] = useState(false);
  const fault =
    state === "taken" ? t("id.taken") : hasLeft && state === "format" ? t("id.format") : undefined;
  return (
    <div>
      <TextField
        {...field}
        label={t("fields.id")}
        requiredText={t("required")}
        hint={t("id.hint")}
        value={value}
        error={error ?? fault}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={12}
        onBlur={() => setLeft(true)}
        onChange={(event) => form.change({ id: event.target.value.trim() })}
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
      {isFree ? <Sign name="check" size={18} className="text-ok" /> : null}
      {isFree ? <span className="font-semibold text-ok">{t("free")}</span> : null}
      {state === "checking" ? t("checking") : null}
      {state === "unknown" ? t("unknown") : null}
    </p>
  );
}

type IdState = "empty" | "format" | "checking" | "free" | "taken" | "unknown";

const restMs = 400;

/** Whether a login id is free, asked after a pause in typing; a failed check does not block the form. */
function useIdCheck(clubCode: string, id: string): IdState {
  const [answer, setAnswer] = useState<{ id: string; state: IdState } | null>(null);

  useEffect(() => {
    if (!isLoginId(id)) return;
    const ending = new AbortController();
    const ask = async () => {
      const found = await call(
        "GET /member/name/check",
        { query: { clubCode, id } },
        { quiet: true, handled: true, signal: ending.signal },
      );
      if (ending.signal.aborted) return;
      const state = !found.ok ? "unknown" : found.value.available ? "free" : "taken";
      setAnswer({ id, state });
    };
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [clubCode, id]);

  if (id === "") return "empty";
  if (!isLoginId(id)) return "format";
  return answer?.id === id ? answer.state : "checking";
}
