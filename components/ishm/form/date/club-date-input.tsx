"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { type FocusEvent, use, useState } from "react";
import { useClubDate } from "@/components/form/use-club-date";
import { type DateInputProps, DateLabelContext } from "@/components/ui/date-input";
import { control } from "@/components/ui/input";
import { Icon } from "@/components/ui/layout/icons";
import { Popover } from "@/components/ui/popover";
import type { DateInputType } from "@/lib/shared/time/date-input";
import { useOffice } from "../../frame/root/office-context";
import { DatePicker } from "./date-picker";

/**
 * A day or a time in the club's format, typed or picked. Its value, and that of its change events, is that of HTML's own
 * field of the type.
 */
export function ClubDateInput(props: DateInputProps) {
  const { type = "date", className, value, defaultValue, onChange, onBlur, ...native } = props;
  const { formats } = useOffice();
  const field = useClubDate(
    { type: type as DateInputType, value, defaultValue, name: native.name, onChange },
    formats,
  );
  return (
    <span data-slot="date-frame" className={clsx("relative block", className)}>
      <input
        data-slot="date-input"
        {...native}
        type="text"
        inputMode={type === "time" ? "numeric" : undefined}
        autoComplete="off"
        placeholder={field.placeholder}
        value={field.text}
        className={clsx(control, "tabular-nums", type === "time" ? "" : "pe-11")}
        onChange={field.typed}
        onKeyDown={field.pressed}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          field.left();
          onBlur?.(event);
        }}
      />
      {type === "time" || native.readOnly || native.disabled ? null : (
        <PickerButton field={field} {...native} />
      )}
    </span>
  );
}

type ClubDate = ReturnType<typeof useClubDate>;

type PickerProps = Pick<DateInputProps, "min" | "max" | "aria-label"> & { field: ClubDate };

/** Opens the calendar (APG date picker dialog); Esc and a choice lead back to the button. */
function PickerButton({ field, min, max, "aria-label": ownLabel }: PickerProps) {
  const t = useTranslations("ishm.form.dates");
  const [isOpen, setOpen] = useState(false);
  // Several fields of a form have a calendar: each is named by its field too.
  const label = use(DateLabelContext) ?? ownLabel;
  const day = field.value.slice(0, 10) || null;
  const time = field.value.slice(11);
  const choose = (next: string) => {
    field.choose(field.type === "date" ? next : `${next}T${time || "00:00"}`);
    setOpen(false);
  };
  return (
    <span className="absolute inset-y-0 end-1.5 flex items-center">
      <Popover
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t("title")}
        trigger={
          <button
            type="button"
            className="inline-flex size-8 items-center justify-center rounded-control text-ink-2 hover:bg-hover"
          >
            <Icon name="calendar" size={18} />
            <span className="visually-hidden">
              {label} {t("choose")}
            </span>
          </button>
        }
      >
        <DatePicker day={day} min={dayOf(min)} max={dayOf(max)} onChoose={choose} />
      </Popover>
    </span>
  );
}

function dayOf(bound: string | number | undefined): string | null {
  return typeof bound === "string" ? bound.slice(0, 10) : null;
}
