"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useId } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { type ActionField, ActionFields, type ActionValues } from "./action-fields";
import type { Refusal } from "./use-action-call";

type Props<V extends object> = {
  title: string;
  /** The effects of the action and whom they concern; one sentence each. */
  lines?: readonly string[];
  /** Fields of the action by name, in their order, and what they begin with. */
  fields?: { readonly [K in keyof V & string]: ActionField<V, V[K]> };
  initial?: V;
  /** Whether a reason is asked for; without it none is. */
  reason?: "needed" | "optional";
  confirmLabel: string;
  tone?: "plain" | "bad";
  isOpen: boolean;
  isBusy?: boolean;
  /** The refusal of the server (`useActionCall`): shown at its field, or above the buttons. */
  refusal?: Refusal | null;
  /** Why it cannot be done, as a sentence; takes the place of the refusal of the whole. */
  failure?: ReactNode;
  /** Over the fields. */
  children?: ReactNode;
  className?: string;
  onConfirm: (reason: string, values: V) => void;
  onClose: () => void;
};

/** An action before it is done: what it does and to whom, its fields, why it is done. It begins anew when it opens. */
export function ActionDialog<V extends object>({ isOpen, onClose, title, className, ...action }: Props<V>) {
  return (
    <Dialog
      isOpen={isOpen}
      isDismissible={!action.isBusy}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      className={className}
    >
      {isOpen ? <ActionForm {...action} onClose={onClose} /> : null}
    </Dialog>
  );
}

/** As many letters as the audit log asks for (`lookReason` of the contract). */
const shortestReason = 2;

type FormProps<V extends object> = Omit<Props<V>, "isOpen" | "title" | "className">;

function ActionForm<V extends object>(props: FormProps<V>) {
  const { lines = [], confirmLabel, tone = "plain", isBusy, refusal = null, children } = props;
  const t = useTranslations("ishm.action");
  const common = useTranslations("common");
  const id = useId();
  const form = useForm<ActionValues>({ defaultValues: { ...props.initial, reason: "" } });
  const reason = props.reason && {
    kind: "words" as const,
    label: t("reason"),
    hint: t(props.reason === "needed" ? "reasonHint" : "reasonOptional"),
    rows: 2,
    maxLength: 200,
    check: (text: unknown) =>
      props.reason === "needed" && String(text).trim().length < shortestReason ? t("reasonNeeded") : null,
  };
  const fields = { ...props.fields, ...(reason ? { reason } : {}) };
  const isAtField = refusal?.field != null && refusal.field in fields;
  const submit = (event: FormEvent) => {
    // React lets it rise to a form that the dialog was opened from, which would be sent too.
    event.stopPropagation();
    event.preventDefault();
    if (isBusy) return;
    void form.handleSubmit(({ reason: why, ...values }) =>
      props.onConfirm(String(why).trim(), values as V),
    )();
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="space-y-5">
      {lines.length > 0 ? <ActionLines lines={lines} /> : null}
      {children}
      <ActionFields id={id} control={form.control} fields={fields} refusal={refusal} />
      <p role="alert" className="text-bad empty:hidden">
        {props.failure ?? (isAtField ? null : refusal?.message)}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" size="small" onClick={props.onClose}>
          {common("cancel")}
        </Button>
        <Button type="submit" variant={tone === "bad" ? "danger" : "primary"} size="small" isBusy={isBusy}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}

function ActionLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="space-y-1.5 border-s-3 border-line ps-4 text-ink-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
