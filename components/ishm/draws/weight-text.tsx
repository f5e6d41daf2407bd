import { useTranslations } from "next-intl";

type Props = {
  /** Null until it is drawn. */
  weight: number | null;
  factors: { base: number; losses: number; wins: number; points: number };
};

const digits = 2;

/** A weight, and what it is made of (domain.md 7.9.2). */
export function WeightText({ weight, factors }: Props) {
  const t = useTranslations("ishm.draws.applications");
  return (
    <>
      {weight === null ? null : <span className="tabular-nums">{weight.toFixed(digits)}</span>}
      <span className="block text-chip text-ink-2 tabular-nums">{t("factors", factors)}</span>
    </>
  );
}
