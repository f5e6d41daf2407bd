"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { layoutBounds, moveLayout } from "@/lib/landscape/hole-maps";
import { NumberCell } from "./number-cell";
import type { PartProps } from "./part-numbers";

/**
 * Number fields for the parts of a drawing besides its shapes: trees, heights, and the hole's place in the plan of
 * its nine.
 */
export function GroundNumbers({ layout, isReadOnly, onChange }: PartProps) {
  const t = useTranslations("ishm.courses.numbers");
  const { trees, heights } = layout;
  const [tee = [0, 0]] = layout.line;
  const { most, metres } = layoutBounds.heights;
  const height = (idx: number, value: number) => {
    const next = Math.min(metres, Math.max(-metres, value));
    onChange({ ...layout, heights: heights.map((one, at) => (at === idx ? next : one)) });
  };
  return (
    <div className="flex flex-col gap-4 pt-3">
      <label className="block">
        <span className="mb-1 flex justify-between text-caption font-semibold">
          {t("trees")}
          <span className="tabular-nums">{t("percent", { percent: Math.round(trees * 100) })}</span>
        </span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          disabled={isReadOnly}
          className="h-11 w-full accent-primary"
          value={Math.round(trees * 100)}
          onChange={(event) => onChange({ ...layout, trees: Number(event.target.value) / 100 })}
        />
      </label>
      <fieldset>
        <legend className="mb-1 text-caption font-semibold">{t("heights")}</legend>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-6 min-[68.75rem]:grid-cols-3">
          {heights.map((value, idx) => (
            <NumberCell
              // biome-ignore lint/suspicious/noArrayIndexKey: heights have no other name than their place.
              key={idx}
              label={idx === 0 ? t("heightTee") : idx === heights.length - 1 ? t("heightGreen") : `${idx}`}
              name={t("height", { number: idx + 1 })}
              value={value}
              isReadOnly={isReadOnly}
              onCommit={(next) => height(idx, next)}
            />
          ))}
        </div>
        <div className="flex flex-wrap gap-2 pt-2">
          <Button
            variant="outline"
            size="small"
            disabled={isReadOnly || heights.length >= most}
            onClick={() => onChange({ ...layout, heights: [...heights, heights.at(-1) ?? 0] })}
          >
            {t("addHeight")}
          </Button>
          <Button
            variant="quiet"
            size="small"
            disabled={isReadOnly || heights.length === 0}
            onClick={() => onChange({ ...layout, heights: heights.slice(0, -1) })}
          >
            {t("removeHeight")}
          </Button>
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1 text-caption font-semibold">{t("plan")}</legend>
        <p className="mb-2 text-ink-2">{t("planHint")}</p>
        <div className="grid grid-cols-2 gap-2">
          <NumberCell
            label={t("east")}
            name={t("of", { name: t("plan"), field: t("east") })}
            value={tee[0]}
            isReadOnly={isReadOnly}
            onCommit={(next) => onChange(moveLayout(layout, [planned(next) - tee[0], 0]))}
          />
          <NumberCell
            label={t("north")}
            name={t("of", { name: t("plan"), field: t("north") })}
            value={tee[1]}
            isReadOnly={isReadOnly}
            onCommit={(next) => onChange(moveLayout(layout, [0, planned(next) - tee[1]]))}
          />
        </div>
      </fieldset>
    </div>
  );
}

/** So far from the plan's zero that the whole hole stays in the plan. */
function planned(value: number): number {
  const most = layoutBounds.planMetres - layoutBounds.line.metres.most;
  return Math.min(most, Math.max(-most, value));
}
