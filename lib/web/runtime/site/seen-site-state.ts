import type { SiteStateValue } from "@/lib/contract/site/site";
import { createStore } from "../store";

/** The site state as it was last asked for on this page; null before the first answer. */
export const seenSiteState = createStore<SiteStateValue | null>(null);
