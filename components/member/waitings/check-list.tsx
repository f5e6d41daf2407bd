import { FieldError, FieldHint, fieldWiring } from "@/components/form/field";
import { Checkbox } from "@/components/ui/checkbox";

type Props = {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  options: readonly { value: string; label: string }[];
  values: readonly string[];
  /** With so many chosen the others cannot be. */
  most?: number;
  onChange: (values: string[]) => void;
};

/** Some of a few, all in sight. */
export function CheckList({ name, label, hint, error, options, values, most, onChange }: Props) {
  const isFull = most !== undefined && values.length >= most;
  const described = fieldWiring(name, { hint, error })["aria-describedby"];
  return (
    <fieldset aria-describedby={described} className="min-w-0">
      <legend className="mb-1.5 text-caption font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-7 gap-y-1">
        {options.map((option, index) => {
          const id = index === 0 ? name : `${name}-${option.value}`;
          const isChosen = values.includes(option.value);
          return (
            <label key={option.value} htmlFor={id} className="inline-flex min-h-11 items-center gap-3 py-1">
              <Checkbox
                id={id}
                name={name}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() =>
                  onChange(
                    isChosen ? values.filter((one) => one !== option.value) : [...values, option.value],
                  )
                }
              />
              {option.label}
            </label>
          );
        })}
      </div>
      {error ? <FieldError id={name}>{error}</FieldError> : null}
      {hint ? <FieldHint id={name}>{hint}</FieldHint> : null}
    </fieldset>
  );
}
