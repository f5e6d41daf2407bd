"use client";

import { clsx } from "clsx";
import { type KeyboardEvent, useId, useRef } from "react";
import { control } from "@/components/ui/input";
import { Sign } from "@/components/ui/layout/signs";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import type { DateFieldProps } from "./date-field";
import { Field, fieldId, fieldWiring } from "./field";
import { useFieldTexts } from "./required";
import { useClubDate } from "./use-club-date";

type Props = Omit<DateFieldProps, "defaultValue" | "ref"> & {
  formats: Pick<ClubFormats, "dateFormat">;
  value: string;
};

/**
 * A day in the club's format, whichever format the browser has. It is typed, or chosen in the device's own calendar, which
 * opens at the sign, by Alt+Down, and on a touch screen anywhere in the field.
 */
export function ClubDateField({
  formats,
  label,
  hint,
  error,
  requiredText,
  fieldClassName,
  ...props
}: Props) {
  const { min, max, value, onChange, ...native } = props;
  const id = fieldId(native, useId());
  const texts = useFieldTexts(id, { label, hint, error, requiredText }, native);
  const field = useClubDate({ type: "date", value, name: native.name, onChange }, formats);
  const calendar = useRef<HTMLInputElement>(null);
  const press = (event: KeyboardEvent) => {
    if (event.altKey && event.key === "ArrowDown") {
      event.preventDefault();
      calendar.current?.showPicker?.();
    } else field.pressed(event);
  };
  return (
    <Field id={id} {...texts} className={fieldClassName}>
      <span data-slot="date-frame" className="relative block">
        <input
          data-slot="date-input"
          {...native}
          {...fieldWiring(id, texts)}
          autoComplete="off"
          placeholder={field.placeholder}
          value={field.text}
          className={clsx(control, "pe-11 tabular-nums")}
          onChange={field.typed}
          onKeyDown={press}
          onBlur={field.left}
        />
        <Sign
          name="calendar"
          size={20}
          className="pointer-events-none absolute end-3.5 top-[calc(50%-10px)] text-ink-2"
        />
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden
          min={min}
          max={max}
          value={field.value}
          className="absolute inset-y-0 end-0 w-11 cursor-pointer opacity-0 pointer-coarse:w-full"
          onChange={({ target }) => field.choose(target.value)}
          onClick={({ currentTarget }) => currentTarget.showPicker?.()}
        />
      </span>
    </Field>
  );
}
