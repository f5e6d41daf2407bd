"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { Icon } from "@/components/ui/layout/icons";
import { Select } from "@/components/ui/select";
import { valuesOf } from "@/lib/contract/code-values/code-group";
import { roundHoles, weekdayCode } from "@/lib/contract/code-values/tee-sheets";
import { type DraftRule, type FeeDraft, linesOf, withLine, withNewLine, withoutLine } from "./fee-draft";
import type { FeeNames } from "./use-fee-names";

type Props = {
  draft: FeeDraft;
  names: FeeNames;
  /** Places of rules that price one party with equal right. */
  overlapping: ReadonlySet<number>;
  isReadOnly: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (change: (now: FeeDraft) => FeeDraft) => void;
};

/** The prices that go before the card: a season's, a chosen weekday's, those of a party of two. */
export function FeeLines({ draft, names, overlapping, isReadOnly, errorOf, onChange }: Props) {
  const t = useTranslations("ishm.fees");
  const lines = linesOf(draft.rules);
  return (
    <>
      <p className="max-w-prose text-ink-2">{t("linesLead")}</p>
      {lines.length === 0 ? <p className="text-ink-3">{t("noLines")}</p> : null}
      <ul className="flex flex-col gap-3">
        {lines.map(({ rule, place }, at) => (
          <li key={rule.key}>
            <Line
              rule={rule}
              place={place}
              number={at + 1}
              names={names}
              isOverlapping={overlapping.has(place)}
              isReadOnly={isReadOnly}
              errorOf={errorOf}
              onChange={onChange}
            />
          </li>
        ))}
      </ul>
      {isReadOnly ? null : (
        <Button size="small" variant="outline" className="self-start" onClick={() => onChange(withNewLine)}>
          <Icon name="plus" size={18} />
          {t("addLine")}
        </Button>
      )}
    </>
  );
}

type LineProps = Omit<Props, "draft" | "overlapping"> & {
  rule: DraftRule;
  place: number;
  number: number;
  isOverlapping: boolean;
};

function Line({ rule, place, number, names, isOverlapping, isReadOnly, errorOf, onChange }: LineProps) {
  const t = useTranslations("ishm.fees");
  const change = (part: Partial<DraftRule>) => onChange((now) => withLine(now, rule.key, part));
  const months = Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1),
    label: names.monthName(at + 1),
  }));
  const field = (name: string) => ({
    id: `rules.${place}.${name}`,
    "aria-label": t("lineField", { line: number, field: t(`fields.${name as "amount"}`) }),
    disabled: isReadOnly,
    "aria-invalid": errorOf(`rules.${place}.${name}`) || isOverlapping ? (true as const) : undefined,
  });
  const whole = (text: string) => (text === "" ? null : Number(text));
  return (
    <fieldset className="rounded-panel border border-line p-3">
      <legend className="px-1 text-caption text-ink-2">{t("line", { line: number })}</legend>
      <div className="grid grid-cols-2 gap-2 min-[43.75rem]:grid-cols-4 min-[81.25rem]:grid-cols-[1.4fr_1.2fr_1fr_1fr_1fr_1fr_0.8fr_1fr_1.4fr_auto]">
        <Select
          {...field("memberType")}
          placeholder={t("everybody")}
          options={names.optionsOf("memberTypes")}
          value={rule.memberType ?? ""}
          className={selectClass}
          onChange={({ target }) => change({ memberType: target.value || null })}
        />
        <DaysSelect rule={rule} wiring={field("dayType")} onChange={change} />
        <Select
          {...field("monthFrom")}
          placeholder={t("allYear")}
          options={months}
          value={String(rule.monthFrom ?? "")}
          className={selectClass}
          onChange={({ target }) => {
            const monthFrom = whole(target.value);
            change({ monthFrom, monthTo: monthFrom === null ? null : (rule.monthTo ?? monthFrom) });
          }}
        />
        <Select
          {...field("monthTo")}
          placeholder={t("allYear")}
          options={months}
          value={String(rule.monthTo ?? "")}
          className={selectClass}
          onChange={({ target }) => {
            const monthTo = whole(target.value);
            change({ monthTo, monthFrom: monthTo === null ? null : (rule.monthFrom ?? monthTo) });
          }}
        />
        <Select
          {...field("period")}
          placeholder={t("allDay")}
          options={names.optionsOf("periods")}
          value={rule.period ?? ""}
          className={selectClass}
          onChange={({ target }) => change({ period: target.value || null })}
        />
        <Select
          {...field("holeCode")}
          placeholder={t("allHoles")}
          options={names.optionsOf("holeCodes")}
          value={rule.holeCode ?? ""}
          className={selectClass}
          onChange={({ target }) =>
            change({ holeCode: valuesOf(roundHoles).find((code) => code === target.value) ?? null })
          }
        />
        <Select
          {...field("partySize")}
          placeholder={t("anyParty")}
          options={[1, 2, 3, 4, 5].map((size) => ({
            value: String(size),
            label: t("players", { count: size }),
          }))}
          value={String(rule.partySize ?? "")}
          className={selectClass}
          onChange={({ target }) => change({ partySize: whole(target.value) })}
        />
        <Input
          {...field("amount")}
          inputMode="decimal"
          autoComplete="off"
          placeholder={t("fields.amount")}
          value={rule.amount}
          maxLength={15}
          isCompact
          className="text-end tabular-nums"
          onChange={({ target }) => change({ amount: target.value })}
        />
        <Input
          {...field("note")}
          placeholder={t("fields.note")}
          value={rule.note}
          maxLength={100}
          isCompact
          onChange={({ target }) => change({ note: target.value })}
        />
        {isReadOnly ? null : (
          <Button
            size="small"
            variant="quiet"
            className="px-2"
            aria-label={t("removeLine", { line: number })}
            onClick={() => onChange((now) => withoutLine(now, rule.key))}
          >
            <Icon name="trash" size={18} />
          </Button>
        )}
      </div>
      {rule.weekCodes ? (
        <WeekdayBoxes rule={rule} names={names} isReadOnly={isReadOnly} onChange={change} />
      ) : null}
    </fieldset>
  );
}

const selectClass = "[&_select]:min-h-9 [&_select]:px-2.5 [&_select]:pe-9";

type Change = (part: Partial<DraftRule>) => void;
type DaysProps = { rule: DraftRule; wiring: { id: string; disabled: boolean }; onChange: Change };

function DaysSelect({ rule, wiring, onChange }: DaysProps) {
  const t = useTranslations("ishm.fees");
  const options = (["WEEKDAY", "WEEKEND", "CHOSEN"] as const).map((value) => ({
    value,
    label: t(`days.${value}`),
  }));
  return (
    <Select
      {...wiring}
      placeholder={t("allDays")}
      options={options}
      value={rule.weekCodes ? "CHOSEN" : (rule.dayType ?? "")}
      className={selectClass}
      onChange={({ target: { value } }) => {
        if (value === "CHOSEN") return onChange({ dayType: null, weekCodes: [weekdayCode.monday] });
        onChange({ weekCodes: null, dayType: value === "WEEKDAY" || value === "WEEKEND" ? value : null });
      }}
    />
  );
}

type BoxesProps = { rule: DraftRule; names: FeeNames; isReadOnly: boolean; onChange: Change };

function WeekdayBoxes({ rule, names, isReadOnly, onChange }: BoxesProps) {
  const chosen = rule.weekCodes ?? [];
  return (
    <div className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
      {valuesOf(weekdayCode).map((code) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the box stands in its label
        <label key={code} className="inline-flex min-h-6 items-center gap-2">
          <Checkbox
            checked={chosen.includes(code)}
            disabled={isReadOnly || (chosen.length === 1 && chosen.includes(code))}
            onChange={({ target }) =>
              onChange({
                weekCodes: valuesOf(weekdayCode).filter((one) =>
                  one === code ? target.checked : chosen.includes(one),
                ),
              })
            }
          />
          {names.nameOf("weekCodes", code)}
        </label>
      ))}
    </div>
  );
}
