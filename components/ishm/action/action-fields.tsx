import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type Control, Controller, type RefCallBack, useWatch } from "react-hook-form";
import { CheckboxField } from "@/components/form/checkbox-field";
import { DateField } from "@/components/form/date-field";
import { RadioField } from "@/components/form/radio-field";
import { RequiredContext } from "@/components/form/required";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import type { SelectOption } from "@/components/ui/select";
import type { Refusal } from "./use-action-call";

export type ActionValues = Record<string, unknown>;

type Kind<T> =
  | { kind: "text" | "tel" | "number"; maxLength?: number }
  | { kind: "date" }
  | { kind: "words"; rows: number; maxLength: number }
  | { kind: "select" | "radio"; options: readonly SelectOption[]; placeholder?: string }
  | { kind: "check" }
  /** A field of its own kind, bound to the value. */
  | { kind: "custom"; render: (bound: BoundField<T>) => ReactNode };

type BoundField<T> = { id: string; value: T; error: string | undefined; onChange(value: T): void };

/** A field of an `ActionDialog`, whose values are `V` and whose own value is `T`. */
export type ActionField<V, T> = Kind<T> & {
  label: string;
  hint?: string;
  /** The sentence while it is empty; without it it may be. */
  needed?: string;
  /** A sentence when its value is wrong, or null. */
  check?: (value: T) => string | null;
  /** Whether the field is asked for, as the others are filled in; by default it is. */
  isShown?: (values: V) => boolean;
  /** Above the field. */
  lead?: ReactNode;
};

/** A field whose value only the field itself knows. */
type AnyField = ActionField<never, never>;

type Props = {
  id: string;
  control: Control<ActionValues>;
  fields: Readonly<Record<string, AnyField>>;
  refusal: Refusal | null;
};

/** The fields of an action. One that is not shown is neither checked nor needed. */
export function ActionFields({ id, control, fields, refusal }: Props) {
  const t = useTranslations("ishm.form");
  const values = useWatch({ control });
  return Object.entries(fields)
    .filter(([, field]) => field.isShown?.(values as never) ?? true)
    .map(([name, field]) => (
      <Controller
        key={name}
        name={name}
        control={control}
        rules={{ validate: (value: unknown) => problemOf(field, value) ?? true }}
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <RequiredContext value={() => (isNeeded(field, value) ? t("required") : undefined)}>
            {field.lead}
            <OneField
              field={field}
              bound={{
                id: `${id}-${name}`,
                value,
                error: fieldState.error?.message ?? (refusal?.field === name ? refusal.message : undefined),
                onChange,
              }}
              inputRef={ref}
            />
          </RequiredContext>
        )}
      />
    ));
}

function problemOf({ needed, check }: AnyField, value: unknown): string | null {
  const isEmpty = value === null || value === false || (typeof value === "string" && value.trim() === "");
  return (isEmpty && needed) || (check?.(value as never) ?? null);
}

function isNeeded(field: AnyField, value: unknown): boolean {
  return typeof value === "string" ? problemOf(field, "") !== null : field.needed !== undefined;
}

type OneProps = { field: AnyField; bound: BoundField<unknown>; inputRef: RefCallBack };

function OneField({ field, bound: { value, onChange, ...wiring }, inputRef }: OneProps) {
  const { label, hint } = field;
  const native = { ...wiring, label, hint, ref: inputRef };
  const typed = {
    value: String(value ?? ""),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (field.kind) {
    case "custom":
      return field.render({ ...wiring, value: value as never, onChange });
    case "check":
      return (
        <CheckboxField
          {...native}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case "select":
      return <SelectField {...native} {...typed} options={field.options} placeholder={field.placeholder} />;
    case "radio":
      return <RadioField {...wiring} label={label} hint={hint} {...typed} options={field.options} />;
    case "words":
      return <TextareaField {...native} {...typed} rows={field.rows} maxLength={field.maxLength} />;
    case "date":
      return <DateField {...native} {...typed} />;
    default:
      return (
        <TextField
          {...native}
          {...typed}
          type={field.kind === "tel" ? "tel" : "text"}
          inputMode={field.kind === "number" ? "numeric" : undefined}
          maxLength={field.maxLength}
        />
      );
  }
}
