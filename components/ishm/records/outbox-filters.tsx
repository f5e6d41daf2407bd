"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icons";
import { type OutboxQuery, outboxChannels, outboxStates } from "@/lib/web/office/outbox-query";

type Props = { query: OutboxQuery; onChange: (part: Partial<OutboxQuery>) => void };

/** State and channel: what the list is narrowed by. */
export function OutboxFilters({ query, onChange }: Props) {
  const t = useTranslations("ishm.outbox");
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line p-3">
      <Choice
        legend={t("columns.state")}
        values={outboxStates}
        chosen={query.state}
        label={(state) => t(`states.${state}`)}
        onChoose={(state) => onChange({ state })}
      />
      <Choice
        legend={t("columns.channel")}
        values={outboxChannels}
        chosen={query.channel}
        label={(channel) => t(`channels.${channel}`)}
        onChoose={(channel) => onChange({ channel })}
      />
    </div>
  );
}

type ChoiceProps<T extends string> = {
  legend: string;
  values: readonly T[];
  chosen: T | null;
  label: (value: T) => string;
  onChoose: (value: T | null) => void;
};

/** One of a few, or none: a second press takes it back. */
function Choice<T extends string>({ legend, values, chosen, label, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="visually-hidden">{legend}</legend>
      {values.map((value) => {
        const isOn = chosen === value;
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChoose(isOn ? null : value)}
            className={cn(
              "inline-flex min-h-9 items-center gap-1.5 rounded-control border px-3 transition-colors",
              isOn ? "border-primary bg-selected font-semibold" : "border-line-2 hover:bg-hover",
            )}
          >
            {label(value)}
            {isOn ? <Icon name="close" size={14} /> : null}
          </button>
        );
      })}
    </fieldset>
  );
}
