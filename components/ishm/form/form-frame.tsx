"use client";

import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useContext, useState } from "react";
import type { ErrorItem } from "@/components/form/error-summary";
import { ErrorSummary } from "@/components/form/error-summary";
import { RequiredContext } from "@/components/form/required";
import { Button, ButtonLink } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { ConflictDialog } from "../frame/conflict-dialog";
import { OfficeLink } from "../frame/office-link";
import { SubmitHoldContext, type SubmitHolds } from "./submit-hold";
import { saveButtonId } from "./use-office-form";

/** The part of `useOfficeForm`'s result that the frame reads. */
type FramedForm = {
  errors: { list: readonly ErrorItem[]; attempt: number };
  canSave: boolean;
  isBusy: boolean;
  isDirty: boolean;
  submit: () => Promise<void>;
  isRequired: (field: string) => boolean;
  conflict: { isOpen: boolean; onReload: () => void; onKeep: () => void };
};

const FormContext = createContext<FramedForm | null>(null);

type Props = {
  form: FramedForm;
  /** Why it may only be looked at; by default that the rights do not allow more. */
  readOnlyNote?: ReactNode;
  /** Nothing is taken in any more: another screen is about to stand here. */
  isInert?: boolean;
  className?: string;
  children: ReactNode;
};

/** A form of the back office: what is wrong on top, the fields, the foot with its button, and the question of a conflict. */
export function FormFrame({ form, readOnlyNote, isInert, className, children }: Props) {
  const t = useTranslations("ishm.form");
  const [holds] = useState<SubmitHolds>(() => new Set());
  return (
    <FormContext value={form}>
      <RequiredContext value={(field) => (form.isRequired(field) ? t("required") : undefined)}>
        <form
          noValidate
          inert={isInert}
          className={cn("flex flex-col gap-5", className)}
          onSubmit={(event) => {
            event.preventDefault();
            const [askAgain] = holds;
            if (askAgain) askAgain();
            else void form.submit();
          }}
        >
          {form.canSave ? null : (
            <p className="col-span-full bg-info-tint px-4 py-3 text-info">{readOnlyNote ?? t("readOnly")}</p>
          )}
          <ErrorSummary
            title={t("errors")}
            errors={form.errors.list}
            attempt={form.errors.attempt}
            isNamed
            className="col-span-full"
          />
          <SubmitHoldContext value={holds}>{children}</SubmitHoldContext>
          <ConflictDialog {...form.conflict} />
        </form>
      </RequiredContext>
    </FormContext>
  );
}

type FootProps = {
  /** The label of the button; "Save" by default. */
  label?: string;
  /** Its label while it sends. */
  busyText?: string;
  /** Behind "not saved yet": what is saved of it as a draft. */
  note?: string;
  /** The way back to where the record is listed. */
  back?: { label: string; href: string };
  /** Links and buttons next to it. */
  children?: ReactNode;
};

/** The foot of a `FormFrame`, always visible: the save button, and further actions on the record. */
export function FormFoot({ label, busyText, note, back, children }: FootProps) {
  const t = useTranslations("ishm.form");
  const common = useTranslations("common");
  const form = useContext(FormContext);
  const sending = busyText ?? common("saving");
  return (
    <div className="sticky bottom-0 z-20 col-span-full -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 min-[56.25rem]:-mx-7 min-[56.25rem]:px-7">
      {form?.canSave ? (
        <Button id={saveButtonId} type="submit" size="small" isBusy={form.isBusy} busyText={sending}>
          {label ?? common("save")}
        </Button>
      ) : null}
      <p role="status" className="text-ink-2">
        {form?.isBusy ? sending : form?.isDirty ? [t("notSaved"), note].filter(Boolean).join(" · ") : null}
      </p>
      {back ? (
        <ButtonLink as={OfficeLink} href={back.href} variant="quiet" size="small">
          {back.label}
        </ButtonLink>
      ) : null}
      {children}
    </div>
  );
}
