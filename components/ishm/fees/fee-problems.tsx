"use client";

import { useTranslations } from "next-intl";
import type { FeeGap, FeeOverlap } from "@/lib/shared/fees/fee-check";
import { cellId, gapCell } from "./fee-card";
import type { DraftRule } from "./fee-draft";
import type { FeeNames } from "./use-fee-names";

type Props = {
  gaps: readonly FeeGap[];
  overlaps: readonly FeeOverlap[];
  rules: readonly DraftRule[];
  names: FeeNames;
};

/** As many sentences as one reads at once. */
const mostShown = 8;

/** Sentences about missing and doubled prices; each leads to its field. */
export function FeeProblems({ gaps, overlaps, rules, names }: Props) {
  const t = useTranslations("ishm.fees.problems");
  if (gaps.length + overlaps.length === 0) return <p className="text-ok">{t("none")}</p>;
  const hidden = Math.max(0, gaps.length - mostShown);
  return (
    <div id="fee-gaps" className="border-s-3 border-warn bg-warn-tint px-4 py-3">
      <p className="font-semibold">{t("title", { count: gaps.length + overlaps.length })}</p>
      <ul className="mt-1.5 flex flex-col items-start gap-1">
        {overlaps.map(({ first, second }) => {
          const [one, other] = [rules[first], rules[second]];
          if (!one || !other) return null;
          const text = t("overlap", { one: names.ruleName(one), other: names.ruleName(other) });
          return (
            <li key={`${first} ${second}`}>
              <Jump to={`rules.${second}.amount`}>{text}</Jump>
            </li>
          );
        })}
        {gaps.slice(0, mostShown).map((gap) => (
          <li key={JSON.stringify(gap)}>
            <Jump to={cellId(gapCell(gap))}>{gapText(gap, names, t("gap"))}</Jump>
          </li>
        ))}
      </ul>
      {hidden > 0 ? <p className="mt-1.5">{t("more", { count: hidden })}</p> : null}
    </div>
  );
}

function Jump({ to, children }: { to: string; children: string }) {
  return (
    <button
      type="button"
      className="min-h-6 text-start underline underline-offset-4"
      onClick={() => document.getElementById(to)?.focus()}
    >
      {children}
    </button>
  );
}

/** "Member · Part 1 · Mon, Tue: no price", with the holes where only some lack one. */
function gapText({ memberType, period, days, holeCodes }: FeeGap, names: FeeNames, missing: string): string {
  const dayNames = days.length >= 7 ? [] : days.map((day) => names.nameOf("dayCodes", day));
  const holes = holeCodes.length === 1 ? holeCodes.map((code) => names.nameOf("holeCodes", code)) : [];
  const place = [
    names.nameOf("memberTypes", memberType),
    names.nameOf("periods", period),
    dayNames.join(", "),
    ...holes,
  ];
  return `${place.filter(Boolean).join(" · ")}: ${missing}`;
}
