import { type SetupStepName, setupStepNames } from "@/lib/contract/site/setup-steps";
import { officePaths } from "@/lib/web/routing/office-paths";
import { useScreenLocation } from "../frame/root/screens-context";

export type SetupPage = SetupStepName | "open";

export const setupPages: readonly SetupPage[] = [...setupStepNames, "open"];

/** The address of a step: it can be left, copied and come back to. */
export const stepAddress = (step: SetupPage) => `${officePaths.setup()}?step=${step}`;

/** The step that the address names, and how to go to another one. */
export function useStep(): { step: SetupPage | null; go: (step: SetupPage) => void } {
  const { search } = useScreenLocation();
  const named = new URLSearchParams(search).get("step");
  const step = setupPages.find((one) => one === named) ?? null;
  // Next follows the browser's own history.
  return { step, go: (next) => window.history.pushState(null, "", stepAddress(next)) };
}
