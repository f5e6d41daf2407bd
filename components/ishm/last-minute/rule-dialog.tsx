"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import { Dialog } from "@/components/ui/dialog";
import { type LastMinuteRule, lastMinuteRuleBody } from "@/lib/contract/bookings/last-minute";
import { mapResult } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import { schemaProblems } from "@/lib/web/office/schema-problems";
import { toastBar } from "@/lib/web/runtime/toasts";
import { CodeChecks } from "../board/form/code-checks";
import { useCodeOptions } from "../board/form/use-code-options";
import { FormFoot, FormFrame } from "../form/form-frame";
import { useOfficeForm } from "../form/use-office-form";
import { useUnsavedConfirm } from "../form/use-unsaved-confirm";

/** Null for a new one. */
type Edited = { rule: LastMinuteRule | null };
type Props = Edited & { onClose: () => void; onSaved: () => Promise<void> };

/** The form of one rule in a dialog. */
export function RuleDialog({ rule, onClose, onSaved }: Props) {
  const t = useTranslations("ishm.lastMinute.rules");
  const common = useTranslations("common");
  const closing = useUnsavedConfirm(onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : void closing.leave())}
      title={rule ? t("editTitle", { rule: rule.ruleIdx }) : t("newTitle")}
      closeLabel={common("close")}
    >
      <RuleForm
        rule={rule}
        onDirty={closing.setDirty}
        onSaved={async () => {
          await onSaved();
          onClose();
        }}
      />
    </Dialog>
  );
}

type Draft = {
  courseCode: string;
  period: string;
  dayType: string;
  memberTypes: readonly string[];
  percent: string;
  hoursBefore: string;
  isOn: boolean;
};

function draftOf(rule: LastMinuteRule | null): Draft {
  return {
    courseCode: rule?.courseCode ?? "",
    period: rule?.period ?? "",
    dayType: rule?.dayType ?? "",
    memberTypes: rule?.memberTypes ?? [],
    percent: rule ? String(rule.percent) : "",
    hoursBefore: rule ? String(rule.hoursBefore) : "",
    isOn: rule?.isOn ?? true,
  };
}

const numberOf = (text: string) => (text.trim() === "" ? undefined : Number(text));

/** The body of the call, as far as the input goes: the schema says what is wrong with it. */
function bodyOf({ courseCode, period, dayType, memberTypes, percent, hoursBefore, isOn }: Draft) {
  return {
    courseCode: courseCode || null,
    period: period || null,
    dayType: (dayType || null) as LastMinuteRule["dayType"],
    memberTypes: [...memberTypes],
    percent: numberOf(percent) as number,
    hoursBefore: numberOf(hoursBefore) as number,
    isOn,
  };
}

/** The rule as somebody else has changed it meanwhile. */
async function readRule(rule: LastMinuteRule) {
  const answer = await call("GET /ops/last-minute-rules", { query: {} }, { handled: true });
  return mapResult(answer, ({ rules }) => rules.find(({ ruleIdx }) => ruleIdx === rule.ruleIdx) ?? rule);
}

/** Fields of the refusals that name none (5009, 5010). */
const fieldsOfBounds: Readonly<Record<number, string>> = { 5009: "percent", 5010: "hoursBefore" };

function RuleForm({
  rule,
  onDirty,
  onSaved,
}: Edited & { onDirty: (isDirty: boolean) => void; onSaved: () => Promise<void> }) {
  const t = useTranslations("ishm.lastMinute.rules");
  const form = useOfficeForm({
    record: rule,
    draftOf,
    onTyped: onDirty,
    check: (draft) => schemaProblems(lastMinuteRuleBody, bodyOf(draft)),
    send: (draft, saved) =>
      saved
        ? call(
            "PUT /ops/last-minute-rules/{id}",
            { params: { id: String(saved.ruleIdx) }, body: { ...bodyOf(draft), version: saved.version } },
            { handled: true },
          )
        : call("POST /ops/last-minute-rules", { body: bodyOf(draft) }, { handled: true }),
    savedAs: (answer) => answer,
    read: async (_answer, saved) => saved && (await readRule(saved)),
    fieldOf: ({ code }) => fieldsOfBounds[code] ?? null,
    async onSaved() {
      toastBar(t("saved"));
      await onSaved();
    },
  });
  return (
    <FormFrame form={form}>
      <Where form={form} />
      <div className="grid gap-4 min-[37.5rem]:grid-cols-2">
        <TextField {...form.text("percent")} label={t("fields.percent")} inputMode="numeric" maxLength={2} />
        <TextField
          {...form.text("hoursBefore")}
          label={t("fields.hoursBefore")}
          inputMode="numeric"
          maxLength={3}
        />
      </div>
      <CodeChecks
        id="memberTypes"
        label={t("fields.memberTypes")}
        isReadOnly={false}
        options={useCodeOptions("memberTypes")}
        chosen={form.draft.memberTypes}
        error={form.errorOf("memberTypes")}
        onChange={(memberTypes) => form.change({ memberTypes })}
      />
      <SwitchField id="isOn" {...form.toggle("isOn")} label={t("fields.isOn")} />
      {rule ? <p className="text-ink-2">{t("endsHint")}</p> : null}
      <FormFoot label={t("save")} />
    </FormFrame>
  );
}

type Form = ReturnType<typeof useOfficeForm<Draft, LastMinuteRule | null, LastMinuteRule>>;

/** Which tee times a rule is about; an empty choice is all. */
function Where({ form }: { form: Pick<Form, "choice"> }) {
  const t = useTranslations("ishm.lastMinute.rules");
  const days = [
    { value: "WEEKDAY", label: t("weekday") },
    { value: "WEEKEND", label: t("weekend") },
  ];
  return (
    <div className="grid gap-4 min-[37.5rem]:grid-cols-3">
      <SelectField
        {...form.choice("courseCode")}
        label={t("fields.courseCode")}
        placeholder={t("anyCourse")}
        options={useCodeOptions("courses")}
      />
      <SelectField
        {...form.choice("period")}
        label={t("fields.period")}
        placeholder={t("anyPeriod")}
        options={useCodeOptions("periods")}
      />
      <SelectField
        {...form.choice("dayType")}
        label={t("fields.dayType")}
        placeholder={t("anyDay")}
        options={days}
      />
    </div>
  );
}
