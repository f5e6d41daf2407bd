"use client";

import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import type { Simulation } from "@/lib/contract/draws/simulations";
import { useFigures } from "../dashboard/use-figures";

const trusted = 0.9;
const kinds = ["BOOKING", "WAITING", "DRAW"] as const;

/** How far the replay under today's rules ends where the month really ended. */
export function Reproduction({ reproduced }: Pick<Simulation, "reproduced">) {
  const t = useTranslations("ishm.simulator.reproduced");
  const { percent } = useFigures();
  const { same, all } = reproduced.all;
  const share = all === 0 ? 0 : same / all;
  const isTrusted = share >= trusted;
  const parts = kinds.filter((kind) => reproduced[kind].all > 0).map((kind) => t(kind, reproduced[kind]));
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Chip tone={isTrusted ? "ok" : "warn"}>{t(isTrusted ? "near" : "far")}</Chip>
      <p>
        {t("sentence", { percent: percent(share, 1), same, all })}{" "}
        <span className="text-ink-2">{parts.join(" · ")}</span>
      </p>
      {isTrusted ? null : <p className="basis-full text-ink-2">{t("farNote")}</p>}
    </div>
  );
}
