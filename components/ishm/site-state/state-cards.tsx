"use client";

import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import { cn } from "@/components/ui/cn";
import { Radio } from "@/components/ui/switch";
import { type SiteStateValue, siteStateValue } from "@/lib/contract/site/site";

type Props = {
  /** The state that counts at this moment. */
  now: SiteStateValue;
  value: SiteStateValue;
  onChange: (value: SiteStateValue) => void;
  isReadOnly: boolean;
};

const order = ["1", "0", "2"] as const satisfies readonly SiteStateValue[];

/** The three states with what each of them does to visitors. */
export function StateCards({ now, value, onChange, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteState");
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t("choose")}</legend>
      <div className="grid gap-3 min-[700px]:grid-cols-3">
        {order.map((state) => (
          <label
            key={state}
            htmlFor={`state-${state}`}
            className={cn(
              "flex gap-3 rounded-panel border bg-sheet p-4",
              value === state
                ? "border-primary bg-selected shadow-[inset_0_0_0_1px_var(--primary)]"
                : "border-line-2",
              isReadOnly ? "cursor-not-allowed" : "cursor-pointer hover:border-ink-2",
            )}
          >
            <Radio
              id={`state-${state}`}
              name="state"
              value={state}
              checked={value === state}
              disabled={isReadOnly}
              aria-labelledby={`state-${state}-name`}
              aria-describedby={`state-${state}-does`}
              onChange={(event) => onChange(siteStateValue.parse(event.target.value))}
            />
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                <span id={`state-${state}-name`}>{t(`states.${state}.label`)}</span>
                {now === state ? <Chip tone="neutral">{t("now")}</Chip> : null}
              </span>
              <span id={`state-${state}-does`} className="mt-1 block text-ink-2">
                {t(`states.${state}.description`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
