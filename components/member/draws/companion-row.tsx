import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/web/api/browser";
import { type CompanionDraft, noCompanion } from "@/lib/web/draws/application";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";
import type { DrawContext } from "./draw-types";

type Props = {
  number: number;
  companion: CompanionDraft;
  context: DrawContext;
  errorOf(fieldId: string): string | undefined;
  onChange(part: Partial<CompanionDraft>): void;
};

const kinds = ["later", "member", "guest"] as const;

/** A companion: a member by id with a masked name, a guest by name, or nobody yet. */
export function CompanionRow({ number, companion, context, errorOf, onChange }: Props) {
  const t = useTranslations("draws.mine");
  const id = (part: string) => `companion-${number}-${part}`;
  const kind = companion.kind;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4 border-t border-line pt-4 min-[37.5rem]:grid-cols-[11rem_minmax(0,1fr)]">
      <legend className="visually-hidden">{t("companion", { number })}</legend>
      <SelectField
        name={id("kind")}
        label={t("companion", { number })}
        value={kind}
        options={kinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
        onChange={(event) => {
          const chosen = kinds.find((one) => one === event.target.value) ?? "later";
          onChange({ ...noCompanion, kind: chosen });
        }}
      />
      {kind === "member" ? (
        <MemberLookup
          id={id}
          companion={companion}
          context={context}
          onChange={onChange}
          error={errorOf(id("id"))}
        />
      ) : null}
      {kind === "guest" ? (
        <div className="grid grid-cols-1 gap-4 min-[37.5rem]:grid-cols-2">
          <TextField
            name={id("name")}
            label={t("guestName")}
            value={companion.name}
            maxLength={40}
            autoComplete="off"
            error={errorOf(id("name"))}
            onChange={(event) => onChange({ name: event.target.value })}
          />
          <TextField
            name={id("phone")}
            label={t("guestPhone")}
            type="tel"
            value={companion.phoneNo}
            maxLength={19}
            autoComplete="off"
            onChange={(event) => onChange({ phoneNo: event.target.value })}
          />
        </div>
      ) : null}
    </fieldset>
  );
}

type LookupProps = {
  id(part: string): string;
  companion: CompanionDraft;
  context: DrawContext;
  error: string | undefined;
  onChange(part: Partial<CompanionDraft>): void;
};

function MemberLookup({ id, companion, context, error, onChange }: LookupProps) {
  const t = useTranslations("draws.mine");
  const { run, isBusy } = useOnce();
  const [failure, setFailure] = useState<string | null>(null);
  const check = () =>
    run(async () => {
      setFailure(null);
      const query = {
        clubCode: context.clubCode,
        id: companion.id.trim().toLowerCase(),
        lang: context.language,
      };
      const answer = await call("GET /member/name/check", { query }, { handled: true });
      if (!answer.ok) return setFailure(await failureSentence(answer.failure, context.language));
      const { id: memberId, maskedName } = answer.value;
      if (maskedName === null) return setFailure(t("nobody"));
      onChange({ by: { memberId }, name: maskedName });
    });
  return (
    <div>
      <div className="flex items-end gap-3">
        <TextField
          name={id("id")}
          label={t("memberId")}
          value={companion.id}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={failure ?? error}
          fieldClassName="grow"
          onChange={(event) => onChange({ id: event.target.value, by: null, name: "" })}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            void check();
          }}
        />
        <Button variant="outline" isBusy={isBusy} busyText={t("looking")} onClick={() => void check()}>
          {t("look")}
        </Button>
      </div>
      <p role="status" className="mt-1.5 text-caption font-semibold text-ok">
        {companion.by === null ? "" : t("found", { name: companion.name })}
      </p>
    </div>
  );
}
