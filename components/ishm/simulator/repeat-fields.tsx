"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { PrimeChoice } from "../fairness/fairness-filters";
import type { SimulationQuery } from "./simulation-query";
import type { SimulationBase } from "./use-simulation";

type Props = {
  base: SimulationBase;
  draft: SimulationQuery;
  isSeedWrong: boolean;
  onPut: (part: Partial<SimulationQuery>) => void;
};

/** Prime times and the seed: with the tables, all that a replay needs to be repeated. */
export function RepeatFields({ base, draft, isSeedWrong, onPut }: Props) {
  const t = useTranslations("ishm.simulator");
  const filters = useTranslations("ishm.fairness.filters");
  const choices = Object.entries(base.names.periods).map(([key, name]) => ({ key, name }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 min-[68.75rem]:grid-cols-2">
      <fieldset>
        <legend className="mb-1.5 text-caption font-semibold">{filters("prime")}</legend>
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
          <PrimeChoice
            day={draft.primeDay}
            parts={draft.primePeriods}
            choices={choices}
            onDay={(primeDay) => onPut({ primeDay })}
            onParts={(primePeriods) => onPut({ primePeriods })}
          />
        </div>
      </fieldset>
      <div className="flex items-start gap-x-3">
        <TextField
          label={t("form.seed")}
          hint={t("form.seedHint")}
          error={isSeedWrong ? t("wrong.seed") : undefined}
          placeholder={t("form.ownSeed")}
          value={draft.seed}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onPut({ seed: event.target.value.trim() })}
          fieldClassName="min-w-0 grow"
        />
        <Button
          variant="outline"
          size="small"
          onClick={() => onPut({ seed: anotherSeed() })}
          className="mt-8"
        >
          {t("form.anotherSeed")}
        </Button>
      </div>
    </div>
  );
}

/** Eight hexadecimal digits, short enough to be read out. */
function anotherSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
