import type { PublicSession } from "@/lib/web/session/options";
import { createStore } from "../runtime/store";

/** Who is signed in, as this document knows it; undefined until that is known. Pages of visitors load no cache for it. */
export const sessionStore = createStore<PublicSession | undefined>(undefined);
