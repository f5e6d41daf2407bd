import { type CSSProperties, type ReactNode, useId } from "react";
import { Radio } from "@/components/ui/radio";

type Option = { value: string; label: string; note: string; style: CSSProperties; sample: ReactNode };

type Props = {
  name: string;
  label: string;
  value: string;
  options: readonly Option[];
  /** Two in a row at most, for samples that need the room. */
  isWide: boolean;
  isReadOnly: boolean;
  onChange: (value: string) => void;
};

/** One of a few, each a card with a sample; the radio button is the control, the card its label. */
export function ChoiceCards({ name, label, value, options, isWide, isReadOnly, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-caption font-semibold text-ink">{label}</legend>
      <div
        className={`grid grid-cols-1 gap-2 min-[30rem]:grid-cols-2 ${isWide ? "" : "min-[42.5rem]:grid-cols-3"}`}
      >
        {options.map((option) => (
          <label
            key={option.value}
            htmlFor={`${id}-${option.value}-radio`}
            className="flex min-w-0 cursor-pointer flex-col gap-3 rounded-control border border-line bg-sheet p-3 has-checked:border-primary has-checked:bg-selected"
          >
            <span className="flex items-start gap-2.5">
              <Radio
                id={`${id}-${option.value}-radio`}
                name={`${id}-${name}`}
                value={option.value}
                checked={value === option.value}
                disabled={isReadOnly}
                aria-labelledby={`${id}-${option.value}`}
                aria-describedby={`${id}-${option.value}-note`}
                onChange={() => onChange(option.value)}
              />
              <span id={`${id}-${option.value}`} className="font-semibold">
                {option.label}
              </span>
            </span>
            <span
              data-surface="site"
              aria-hidden="true"
              style={option.style}
              className="flex min-h-20 flex-col justify-center bg-paper px-3 py-2"
            >
              {option.sample}
            </span>
            <span id={`${id}-${option.value}-note`} className="text-chip text-ink-2">
              {option.note}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
