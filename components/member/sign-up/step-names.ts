import { useTranslations } from "next-intl";
import type { JourneySteps } from "@/components/member/layout/journey-frame";

const names = ["agreement", "auth", "form", "done"] as const;

/** The way in, as the frame shows it. */
export function useSteps(current: (typeof names)[number]): JourneySteps {
  const t = useTranslations("signup.steps");
  return { label: t("label"), names: names.map((name) => t(name)), current: names.indexOf(current) };
}
