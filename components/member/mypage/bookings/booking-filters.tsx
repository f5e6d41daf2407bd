"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import type { BookingListInput } from "@/lib/web/my/booking-list";
import { stateFilterNames } from "@/lib/web/my/booking-state";

type Props = { input: BookingListInput; onChange: (part: Partial<BookingListInput>) => void };

const whens = ["upcoming", "past"] as const;
const roles = ["BOOKER", "COMPANION"] as const;

/** Which rounds the list shows. */
export function BookingFilters({ input, onChange }: Props) {
  const t = useTranslations("mypage.bookings");
  return (
    <div className="flex flex-wrap items-end gap-4">
      <fieldset className="flex min-w-0 flex-wrap border border-heading">
        <legend className="visually-hidden">{t("when")}</legend>
        {whens.map((when) => (
          <button
            key={when}
            type="button"
            aria-pressed={input.when === when}
            onClick={() => onChange({ when })}
            className={clsx(
              "min-h-12 px-6 font-semibold",
              input.when === when ? "bg-primary text-on-primary" : "text-heading hover:bg-hover",
            )}
          >
            {t(`whens.${when}`)}
          </button>
        ))}
      </fieldset>
      <SelectField
        name="role"
        label={t("role")}
        value={input.role}
        fieldClassName="min-w-36 flex-1 min-[37.5rem]:flex-none"
        options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        onChange={({ target }) => onChange({ role: roles.find((one) => one === target.value) ?? "BOOKER" })}
      />
      <SelectField
        name="state"
        label={t("state")}
        value={input.state}
        fieldClassName="min-w-36 flex-1 min-[37.5rem]:flex-none"
        options={stateFilterNames.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={({ target }) =>
          onChange({ state: stateFilterNames.find((one) => one === target.value) ?? "all" })
        }
      />
    </div>
  );
}
