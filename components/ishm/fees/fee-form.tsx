"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo } from "react";
import { DateField } from "@/components/form/date-field";
import { TextField } from "@/components/form/text-field";
import type { FeeSpaceRow } from "@/lib/contract/tee-sheets/ops-fees";
import { feeGaps, feeOverlaps } from "@/lib/shared/fees/fee-check";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFoot, FormFrame } from "../form/form-frame";
import { useOfficeForm } from "../form/use-office-form";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import {
  EffectNote,
  expectedOf,
  type KnownEffect,
  type RuleChange,
  useRuleEffect,
} from "../rules/effect-note";
import { FeeCard } from "./fee-card";
import { FeeChanges } from "./fee-changes";
import {
  contentOfDraft,
  draftOfFees,
  type FeeDraft,
  type FeeRecord,
  feeProblems,
  rulesOfDraft,
} from "./fee-draft";
import { FeeLines } from "./fee-lines";
import { FeeProblems } from "./fee-problems";
import { FeeServices } from "./fee-services";
import { PartyBox } from "./party-box";
import { useFeeNames } from "./use-fee-names";

type Props = {
  record: FeeRecord;
  /** Input that was read from a sheet, over the record. */
  imported: Pick<FeeRecord, "rules" | "serviceFees"> | null;
  /** The fees that count today, to be compared with; null where these are they. */
  current: Pick<FeeRecord, "rules" | "serviceFees"> | null;
  space: FeeSpaceRow;
  today: string;
  canSave: boolean;
  readOnlyNote: string | undefined;
  onDirty: (isDirty: boolean) => void;
  onSaved: (versionIdx: number) => Promise<void>;
};

/** A version of the fees as the printed card, with what it leaves open and what a party would pay. */
export function FeeForm({
  record,
  imported,
  current,
  space,
  today,
  canSave,
  readOnlyNote,
  onDirty,
  onSaved,
}: Props) {
  const t = useTranslations("ishm.fees");
  const { formats } = useOffice();
  const names = useFeeNames();
  const form = useOfficeForm<FeeDraft, FeeRecord, { versionIdx: number; version: number }>({
    record: imported ? { ...record, ...imported } : record,
    draftOf: (saved) => draftOfFees(saved, formats),
    canSave,
    onTyped: onDirty,
    check: (draft) => feeProblems(draft, formats),
    fieldOf: ({ msgCode }) => (msgCode.startsWith("FEE_") ? "fromDate" : null),
    send: (draft, { versionIdx, version }) => {
      const body = { ...bodyOf(draft), expects: expectedOf(known) };
      if (versionIdx === null) return call("POST /ops/fees", { body }, { handled: true });
      const params = { id: String(versionIdx) };
      return call("PUT /ops/fees/{id}", { params, body: { ...body, version } }, { handled: true });
    },
    savedAs: ({ versionIdx, version }, draft) => ({ ...bodyOf(draft), versionIdx, version }),
    async read(_answer, { versionIdx }) {
      const answer = await call("GET /ops/fees", { query: {} }, { handled: true });
      if (!answer.ok) return answer;
      const theirs = answer.value.versions.find((one) => one.versionIdx === versionIdx);
      return theirs ? { ok: true, value: theirs } : null;
    },
    async onSaved({ versionIdx }) {
      toastBar(t("saved"));
      await onSaved(versionIdx);
    },
  });
  const { draft, update, errorOf } = form;
  const bodyOf = (input: FeeDraft) => ({
    fromDate: input.fromDate,
    note: input.note.trim(),
    ...contentOfDraft(input, formats),
  });
  const check = useFeeCheck(draft, space);
  const isValid = feeProblems(draft, formats).length === 0 && check.gaps.length + check.overlaps.length === 0;
  const { versionIdx } = form.saved;
  const change: RuleChange | null =
    canSave && (form.isDirty || versionIdx === null) && isValid
      ? { key: "POST /ops/fees/effect", body: { ...bodyOf(draft), versionIdx } }
      : null;
  const known: KnownEffect = useRuleEffect(change, form.errors.attempt);
  const shared = { draft, names, isReadOnly: !canSave, errorOf, onChange: update };
  const overlapping = new Set(check.overlaps.flatMap(({ first, second }) => [first, second]));
  const isReadable = feeProblems({ ...draft, fromDate: today }, formats).length === 0;
  return (
    <FormFrame form={form} readOnlyNote={readOnlyNote}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 min-[75rem]:grid-cols-[minmax(0,1fr)_320px]">
        <div className="flex min-w-0 flex-col gap-5">
          <Panel title={t("version")}>
            <div className="grid gap-4 min-[37.5rem]:grid-cols-[14rem_minmax(0,1fr)]">
              <DateField label={t("fields.fromDate")} {...form.text("fromDate")} />
              <TextField label={t("fields.versionNote")} maxLength={200} {...form.text("note")} />
            </div>
            <FeeProblems {...check} rules={draft.rules} names={names} />
          </Panel>
          <Panel title={t("card")}>
            <p className="max-w-prose text-ink-2">{t("cardLead")}</p>
            <FeeCard {...shared} space={space} gaps={check.gaps} />
          </Panel>
          <Panel title={t("lines")}>
            <FeeLines {...shared} overlapping={overlapping} />
          </Panel>
          <Panel title={t("services")}>
            <FeeServices {...shared} />
          </Panel>
          <EffectNote known={known} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <PartyBox
            content={isReadable && draft.rules.length > 0 ? contentOfDraft(draft, formats) : null}
            date={draft.fromDate > today ? draft.fromDate : today}
            space={space}
            names={names}
          />
          {current ? (
            <FeeChanges before={plain(current)} after={plain(contentOfDraft(draft, formats))} names={names} />
          ) : null}
        </div>
      </div>
      <FormFoot />
    </FormFrame>
  );
}

/** Amounts as texts, as the shared rules have them; what cannot be read yet is no price. */
function plain({ rules, serviceFees }: Pick<FeeRecord, "rules" | "serviceFees">) {
  const isAmount = (amount: number | string) => /^\d+(\.\d+)?$/.test(String(amount));
  return {
    rules: rules
      .filter(({ amount }) => isAmount(amount))
      .map((rule) => ({ ...rule, amount: String(rule.amount) })),
    serviceFees: serviceFees
      .filter(({ nineHoles, fullRound }) => isAmount(nineHoles) && isAmount(fullRound))
      .map((fee) => ({ ...fee, nineHoles: String(fee.nineHoles), fullRound: String(fee.fullRound) })),
  };
}

/**
 * Finds missing and doubled prices in the input while typing pauses. Overlaps are named by the indexes of all rules.
 */
function useFeeCheck(draft: FeeDraft, space: FeeSpaceRow) {
  const { formats } = useOffice();
  const typed = useDeferredValue(draft.rules);
  return useMemo(() => {
    const all = typed.map(({ key: _key, ...rule }) => ({ ...rule, amount: "0" }));
    return {
      gaps: feeGaps(rulesOfDraft({ rules: typed }, formats), space),
      overlaps: feeOverlaps(all),
    };
  }, [typed, space, formats]);
}
