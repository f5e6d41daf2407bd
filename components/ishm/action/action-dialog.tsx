"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { isReason, ReasonField } from "./reason-field";

type Props = {
  title: string;
  /** What will happen, and to whom; one sentence each. */
  lines?: readonly string[];
  /** Whether a reason is asked for; without it none is. */
  reason?: "needed" | "optional";
  confirmLabel: string;
  tone?: "plain" | "bad";
  isOpen: boolean;
  isBusy?: boolean;
  /** Why the server refused, as a sentence. */
  failure?: ReactNode;
  /** Further fields of the action; they stand over the reason. */
  children?: ReactNode;
  className?: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** An event of a state machine before it happens: what it does, to whom, and why it is done. */
export function ActionDialog({ isOpen, onClose, ...action }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      isDismissible={!action.isBusy}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={action.title}
      className={action.className}
    >
      {isOpen ? <ActionForm {...action} onClose={onClose} /> : null}
    </Dialog>
  );
}

function ActionForm(props: Omit<Props, "isOpen" | "title">) {
  const { lines = [], reason: asked, confirmLabel, tone = "plain", isBusy, failure, children } = props;
  const common = useTranslations("common");
  const form = useId();
  const [reason, setReason] = useState("");
  const [isRefused, setRefused] = useState(false);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    // React lets it rise to a form that the dialog was opened from, which would be sent too.
    event.stopPropagation();
    if (isBusy) return;
    const isMissing = asked === "needed" && !isReason(reason);
    setRefused(isMissing);
    if (!isMissing) props.onConfirm(reason.trim());
  };
  return (
    <form id={form} noValidate onSubmit={confirm} className="space-y-5">
      {lines.length > 0 ? <ActionLines lines={lines} /> : null}
      {children}
      {asked ? (
        <ReasonField
          value={reason}
          isNeeded={asked === "needed"}
          isRefused={isRefused && !isReason(reason)}
          onChange={setReason}
        />
      ) : null}
      <p role="alert" className="text-bad empty:hidden">
        {failure}
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
