import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { control } from "./input";
import { Sign } from "./layout/signs";

/** `lang` is the language of the label where it is not that of the page. */
export type SelectOption = { value: string; label: string; isDisabled?: boolean; lang?: string };

export type SelectProps = ComponentPropsWithRef<"select"> & {
  options: readonly SelectOption[];
  /** A first, empty choice. */
  placeholder?: string;
};

/** The device's own list in our frame: it works without script and on every phone. */
export function Select({ options, placeholder, className, ...native }: SelectProps) {
  return (
    <span data-slot="select-frame" className={clsx("relative block", className)}>
      <select
        data-slot="select"
        {...native}
        className={clsx(control, "appearance-none truncate pe-11 aria-invalid:pe-[43px]")}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <Sign
        name="chevron-down"
        className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 text-ink-2"
      />
    </span>
  );
}
