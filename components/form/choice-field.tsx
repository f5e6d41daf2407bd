import { clsx } from "clsx";
import type { ReactNode } from "react";
import { FieldError, FieldHint, type FieldTexts, RequiredMark } from "./field";

type ChoiceFieldProps = FieldTexts & {
  id: string;
  control: ReactNode;
  isDisabled?: boolean;
  className?: string;
};

/** The anatomy of a control that stands before its label: checkbox, switch. */
export function ChoiceField({ id, control, isDisabled, className, ...texts }: ChoiceFieldProps) {
  return (
    <div data-slot="field" data-invalid={texts.error ? "" : undefined} className={className}>
      <label
        htmlFor={id}
        className={clsx(
          "inline-flex min-h-8 items-center gap-3 py-1",
          isDisabled ? "cursor-not-allowed text-ink-3" : "cursor-pointer text-ink",
        )}
      >
        {control}
        <span>
          {texts.label}
          {texts.requiredText ? <RequiredMark>{texts.requiredText}</RequiredMark> : null}
        </span>
      </label>
      {texts.error ? <FieldError id={id}>{texts.error}</FieldError> : null}
      {texts.hint ? <FieldHint id={id}>{texts.hint}</FieldHint> : null}
    </div>
  );
}
