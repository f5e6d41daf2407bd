import type { SetupStepName } from "@/lib/contract/site/setup-steps";
import { createStore } from "@/lib/web/runtime/store";

/** The step of the set-up that somebody left for another screen, for the way back; null when nobody did. */
export const leftStep = createStore<SetupStepName | null>(null);
