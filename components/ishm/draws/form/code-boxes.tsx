import { CheckboxField } from "@/components/form/checkbox-field";
import { FieldError } from "@/components/form/field";
import type { SelectOption } from "@/components/ui/select";

type Props = {
  /** The field's path, its id. */
  name: string;
  label: string;
  options: readonly SelectOption[];
  chosen: readonly string[];
  isReadOnly: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (chosen: string[]) => void;
};

/** Some codes of a group, in the order of the group. */
export function CodeBoxes({ name, label, options, chosen, isReadOnly, errorOf, onChange }: Props) {
  const error = errorOf(name);
  const turn = (value: string, isOn: boolean) =>
    onChange(
      options.flatMap((one) =>
        (one.value === value ? isOn : chosen.includes(one.value)) ? [one.value] : [],
      ),
    );
  return (
    <fieldset id={name} tabIndex={-1}>
      <legend className="mb-1.5 text-caption font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ value, label: word }) => (
          <CheckboxField
            key={value}
            label={word}
            checked={chosen.includes(value)}
            disabled={isReadOnly}
            onChange={({ target }) => turn(value, target.checked)}
          />
        ))}
      </div>
      {error ? <FieldError id={name}>{error}</FieldError> : null}
    </fieldset>
  );
}
