import type { CodeOf } from "./code-group";

/** States of a request about one's personal data; no group of the code table. */
export const dataRequestState = { received: "10", inProgress: "20", done: "30", refused: "40" } as const;
export type DataRequestState = CodeOf<typeof dataRequestState>;
