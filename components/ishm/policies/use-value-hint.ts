import { useTranslations } from "next-intl";
import type { PolicyValueKind } from "@/lib/shared/policy-values";

/** What may stand in a field, in words; undefined where the control itself shows it. */
export function useValueHint(): (kind: PolicyValueKind) => string | undefined {
  const t = useTranslations("ishm.policies.allowed");
  return (kind) => {
    switch (kind.kind) {
      case "whole":
        return t("whole", { min: kind.min, max: kind.max });
      case "decimal":
        return t("decimal", { min: kind.min, max: kind.max });
      case "text":
        return t(kind.isOptional ? "optionalText" : "text", { max: kind.max });
      case "time":
      case "span":
      case "points":
      case "temperatures":
      case "currency":
      case "locale":
      case "zone":
      case "offset":
        return t(kind.kind);
      default:
        return undefined;
    }
  };
}
