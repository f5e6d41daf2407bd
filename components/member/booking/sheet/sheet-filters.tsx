"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/form/select-field";
import type { NameOf } from "@/components/member/booking/use-names";
import type { BookingContext } from "@/components/member/shared/page-context";
import { Sign } from "@/components/ui/layout/signs";
import type { SheetSlot, TeeSheet } from "@/lib/contract/tee-sheets/tee-sheets";
import { formatMoney } from "@/lib/shared/money/money";
import { filterChoices, type SheetFilter } from "@/lib/web/booking/filters";

export type SheetView = "table" | "list";
type Props = {
  context: BookingContext;
  slots: readonly SheetSlot[];
  courses: TeeSheet["courses"];
  filter: SheetFilter;
  view: SheetView;
  /** The member may book this day now. */
  isOffered: boolean;
  nameOf: NameOf;
  onFilter: (change: Partial<SheetFilter>) => void;
  onView: (view: SheetView) => void;
};

/** The courses and free times of the sheet in sight; hour, players, price and the layout behind one button. */
export function SheetFilters({
  context,
  slots,
  courses,
  filter,
  view,
  nameOf,
  onFilter,
  onView,
  ...props
}: Props) {
  const t = useTranslations("booking.filter");
  const { parts, hours, sizes, fees } = filterChoices(slots);
  const [isOpen, setOpen] = useState(false);
  const set = [filter.part, filter.hour, filter.players, filter.maxFee].filter(Boolean).length;
  return (
    <fieldset className="mb-4 min-[43.75rem]:mb-5">
      <legend className="visually-hidden">{t("title")}</legend>
      <div className="flex flex-wrap gap-2">
        <span className="choice-row flex max-[29.9375rem]:w-full">
          {[{ courseCode: "", courseName: t("all") }, ...courses].map(({ courseCode, courseName }) => (
            <Choice
              key={courseCode}
              isOn={filter.course === courseCode}
              onClick={() => onFilter({ course: courseCode })}
            >
              {courseName}
            </Choice>
          ))}
        </span>
        {props.isOffered ? (
          <span className="choice-row flex">
            <Choice isOn={filter.isFreeOnly} onClick={() => onFilter({ isFreeOnly: !filter.isFreeOnly })}>
              {t("freeOnly")}
            </Choice>
          </span>
        ) : null}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="sheet-filters"
          onClick={() => setOpen(!isOpen)}
          className="ms-auto inline-flex min-h-11 items-center gap-2 px-2 text-caption font-semibold text-heading hover:bg-hover"
        >
          <Sign name="list" />
          {set > 0 ? t("moreSet", { count: set }) : t("more")}
        </button>
      </div>
      <div id="sheet-filters" hidden={!isOpen} className="mt-3">
        <div className="grid grid-cols-2 gap-2 min-[30rem]:gap-3 min-[43.75rem]:grid-cols-4">
          <SelectField
            label={t("part")}
            placeholder={t("anyPart")}
            value={filter.part}
            onChange={({ target }) => onFilter({ part: target.value })}
            options={parts.map((part) => ({ value: part, label: nameOf("periods", part) }))}
          />
          <SelectField
            label={t("hour")}
            placeholder={t("anyHour")}
            value={filter.hour}
            onChange={({ target }) => onFilter({ hour: target.value })}
            options={hours.map((hour) => ({ value: hour, label: t("hourOf", { hour: `${hour}:00` }) }))}
          />
          <SelectField
            label={t("players")}
            placeholder={t("anyPlayers")}
            value={filter.players ? String(filter.players) : ""}
            onChange={({ target }) => onFilter({ players: Number(target.value) })}
            options={sizes.map((count) => ({ value: String(count), label: t("playersOf", { count }) }))}
          />
          <SelectField
            label={t("price")}
            placeholder={t("anyPrice")}
            value={filter.maxFee ? String(filter.maxFee) : ""}
            onChange={({ target }) => onFilter({ maxFee: Number(target.value) })}
            options={fees.map((fee) => ({
              value: String(fee),
              label: t("priceOf", { fee: formatMoney(fee, context.formats) }),
            }))}
          />
        </div>
        <span className="choice-row mt-3 flex">
          <Choice isOn={view === "table"} onClick={() => onView("table")}>
            {t("table")}
          </Choice>
          <Choice isOn={view === "list"} onClick={() => onView("list")}>
            {t("list")}
          </Choice>
        </span>
      </div>
    </fieldset>
  );
}

type ChoiceProps = { isOn: boolean; onClick: () => void; children: string };

function Choice({ isOn, onClick, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className={clsx(
        "inline-flex min-h-11 flex-1 items-center justify-center border border-heading px-3 text-caption font-semibold whitespace-nowrap min-[30rem]:flex-none min-[30rem]:px-4",
        isOn ? "bg-pine-800 text-on-dark" : "text-heading hover:bg-hover",
      )}
    >
      {children}
    </button>
  );
}
