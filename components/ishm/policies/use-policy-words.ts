import { useTranslations } from "next-intl";
import { isLanguage } from "@/lib/shared/languages";
import { kindsOf, type PolicyCode, type PolicyValueKind } from "@/lib/shared/policy-values";
import { addDays } from "@/lib/shared/time/calendar";
import { dateFormats } from "@/lib/shared/time/date-patterns";
import { timeZoneOfCode } from "@/lib/shared/time/time-zones";
import { useOffice } from "../frame/root/office-context";
import { policyMeaning } from "./policy-meanings";

const none = "–";
/** A Sunday: weekday 1 of weekCodes. */
const firstSunday = "2026-11-01";

/** Names of a policy and of its values, and its values as people read them. */
export function usePolicyWords() {
  const t = useTranslations("ishm.policies");
  const common = useTranslations("common.languageNames");
  const { language } = useOffice();

  const label = (code: PolicyCode, place: number) => t(`labels.${code}_${place + 1}` as "labels.C0180_1");

  /** The label with the unit behind it. */
  function fullLabel(code: PolicyCode, place: number): string {
    const unit = policyMeaning(code).values[place]?.unit;
    return unit ? t("withUnit", { label: label(code, place), unit: t(`units.${unit}`) }) : label(code, place);
  }

  /** The name of an option; the option itself if it has none. */
  function choice(value: string): string {
    if (isLanguage(value)) return common(value);
    const key = `choices.${value}` as "choices.C";
    return t.has(key) ? t(key) : value;
  }

  function weekday(value: string): string {
    const day = new Date(`${addDays(firstSunday, Number(value) - 1)}T00:00:00Z`);
    return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(day);
  }

  /** A value without its unit, as people read it. */
  function word(code: PolicyCode, kind: PolicyValueKind, value: string): string {
    if (value === "") return none;
    if (kind.kind === "switch") return t(value === "Y" ? "on" : "off");
    // Numbers of holes and courses; other policies have options of the same key.
    const isNumber = code === "C0010" || code === "C0050";
    if (kind.kind === "set")
      return value
        .split(",")
        .map((one) => (isNumber ? String(Number(one)) : choice(one)))
        .join(", ");
    if (kind.kind === "choice") return code === "C0010" ? value : choice(value);
    if (kind.kind === "weekday") return /^[1-7]$/.test(value) ? weekday(value) : value;
    if (kind.kind === "zoneCode") return timeZoneOfCode(value)?.offset ?? value;
    if (kind.kind === "dateFormat")
      return dateFormats.find((one) => String(one.code) === value)?.pattern ?? value;
    if (kind.kind !== "points") return value;
    const [points = "", days = ""] = value.split(":");
    return t("pointsAndDays", { points: Number(points), days });
  }

  /** A value with its unit: "7 min", "× 1.2"; a value that is no number of its unit stays as it is. */
  function amount(code: PolicyCode, place: number, value: string): string {
    const meaning = policyMeaning(code).values[place];
    if (!meaning || value === "") return none;
    const shown = word(code, meaning.kind, value);
    if (meaning.unit === null) return shown;
    const isNumber = meaning.kind.kind === "whole" || meaning.kind.kind === "decimal";
    if (isNumber && !Number.isFinite(Number(value))) return value;
    return t(`amounts.${meaning.unit}`, { n: isNumber ? Number(value) : shown });
  }

  /** Every value of an entry with its label, in order. */
  const facts = (code: PolicyCode, values: readonly string[]) =>
    kindsOf(code).map((_, place) => ({
      label: label(code, place),
      value: amount(code, place, values[place] ?? ""),
    }));

  /** Help text of the policy: its effect and where it acts. */
  const help = (code: PolicyCode) => t(`helps.${code}` as "helps.C0020");

  /** The whole entry in one line. */
  const summary = (code: PolicyCode, values: readonly string[]) =>
    facts(code, values)
      .map((fact) => t("fact", fact))
      .join(" · ");

  return { label, fullLabel, choice, word, weekday, help, amount, facts, summary };
}
