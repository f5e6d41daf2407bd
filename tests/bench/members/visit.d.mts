/** Runs in the page before its scripts; see `visit.mjs`. */
export function watch(selector: string): void;
