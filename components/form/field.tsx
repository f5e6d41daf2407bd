import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Sign } from "@/components/ui/layout/signs";

/** The texts around a control; every one is given by the caller, already in the reader's language. */
export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence that says what is wrong and what to do. Its presence marks the control invalid. */
  error?: ReactNode;
  /** The word that marks a required field, for example "(required)". */
  requiredText?: ReactNode;
};

/** The ids and states that tie a control to its texts. */
export type FieldWiring = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** Native attributes of the control of a field. */
export function fieldWiring(
  id: string,
  texts: Pick<FieldTexts, "hint" | "error" | "requiredText">,
): FieldWiring {
  const described = [texts.error ? errorId(id) : "", texts.hint ? hintId(id) : ""].filter(Boolean).join(" ");
  return {
    id,
    "aria-describedby": described || undefined,
    "aria-invalid": texts.error ? true : undefined,
    "aria-required": texts.requiredText ? true : undefined,
  };
}

/** The control's id: what the summary of errors links to is the field's name unless told otherwise. */
export function fieldId(native: { id?: string; name?: string }, fallback: string): string {
  return native.id ?? native.name ?? fallback;
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={hintId(id)} data-slot="field-hint" className="mt-1.5 text-caption text-ink-3">
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p
      id={errorId(id)}
      data-slot="field-error"
      className="mt-1.5 flex items-start gap-1.5 text-caption font-medium text-bad"
    >
      <Sign name="warning" size={18} className="mt-px" />
      <span>{children}</span>
    </p>
  );
}

export function RequiredMark({ children }: { children: ReactNode }) {
  return <span className="ms-1.5 font-normal text-ink-3">{children}</span>;
}

type FieldLabelProps = { requiredText: ReactNode; children: ReactNode };

/** The line of a label. The mark is no part of the control's name: `aria-required` says the same. */
export function FieldLabel({ requiredText, children }: FieldLabelProps) {
  return (
    <div className="mb-1.5 text-caption font-semibold text-ink">
      {children}
      {requiredText ? (
        <span aria-hidden="true">
          <RequiredMark>{requiredText}</RequiredMark>
        </span>
      ) : null}
    </div>
  );
}

export type FieldProps = FieldTexts & Omit<ComponentPropsWithoutRef<"div">, "id"> & { id: string };

/** One field: label above, control, then the error and the hint. */
export function Field({ id, label, hint, error, requiredText, className, children, ...native }: FieldProps) {
  return (
    <div data-slot="field" data-invalid={error ? "" : undefined} {...native} className={className}>
      <FieldLabel requiredText={requiredText}>
        <label htmlFor={id}>{label}</label>
      </FieldLabel>
      {children}
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
    </div>
  );
}
