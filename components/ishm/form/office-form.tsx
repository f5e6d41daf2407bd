"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import { cn } from "@/components/ui/cn";
import { ConflictDialog } from "../frame/conflict-dialog";
import type { useFormErrors } from "./use-form-errors";

type Props = {
  errors: ReturnType<typeof useFormErrors>;
  canSave: boolean;
  /** Why it may only be looked at; by default that the rights do not allow more. */
  readOnlyNote?: ReactNode;
  /** Nothing is taken in any more: another screen is about to stand here. */
  isInert?: boolean;
  onSubmit: () => void;
  /** Somebody else saved meanwhile. */
  conflict?: { isOpen: boolean; onReload: () => void; onKeep: () => void };
  className?: string;
  children: ReactNode;
};

/** A form of the back office: what is wrong on top, the fields, the foot with its button, and the question of a conflict. */
export function OfficeForm({
  errors,
  canSave,
  readOnlyNote,
  isInert,
  onSubmit,
  conflict,
  className,
  children,
}: Props) {
  const t = useTranslations("ishm.form");
  return (
    <form
      noValidate
      inert={isInert}
      className={cn("flex flex-col gap-5", className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {canSave ? null : (
        <p className="col-span-full bg-info-tint px-4 py-3 text-info">{readOnlyNote ?? t("readOnly")}</p>
      )}
      <ErrorSummary
        title={t("errors")}
        errors={errors.list}
        attempt={errors.attempt}
        className="col-span-full"
      />
      {children}
      {conflict ? <ConflictDialog {...conflict} /> : null}
    </form>
  );
}
