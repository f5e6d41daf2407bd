import { useTranslations } from "next-intl";
import type { ShowState } from "@/lib/web/boards/show-state";

/** Events have names of their own: their days are the event's, and visitors see them before and after. */
export type StateSubject = "row" | "event";

/** Returns the name of a state. */
export function useStateName(of: StateSubject = "row"): (state: ShowState) => string {
  const t = useTranslations("ishm.board");
  return (state) => (of === "event" ? t(`eventStates.${state}`) : t(`states.${state}`));
}
