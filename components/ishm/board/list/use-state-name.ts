import { useTranslations } from "next-intl";
import type { ShowState } from "@/lib/web/boards/show-state";

/** Whose states are told: the days of an event are its own, visitors see it before and after them too. */
export type StateSubject = "row" | "event";

/** What a state is called. */
export function useStateName(of: StateSubject = "row"): (state: ShowState) => string {
  const t = useTranslations("ishm.board");
  return (state) => (of === "event" ? t(`eventStates.${state}`) : t(`states.${state}`));
}
