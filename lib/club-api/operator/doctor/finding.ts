/** How a part of the server stands: in order, to be looked at, or not working. */
export type Finding = { part: string; state: "ok" | "warn" | "fail"; text: string };

const ok = (part: string, text: string): Finding => ({ part, state: "ok", text });
const warn = (part: string, text: string): Finding => ({ part, state: "warn", text });
const fail = (part: string, text: string): Finding => ({ part, state: "fail", text });
export const finding = { ok, warn, fail };

/** The reason of a failed try in a few words, without an address that may hold a password. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return "unknown reason";
  // A library's own code says less than the reason beneath it.
  const code =
    "code" in cause && typeof cause.code === "string" && cause.code !== "ESOCKET" ? cause.code : "";
  return (code || cause.message || cause.name).replaceAll(/\/\/[^/@\s]+@/g, "//…@").slice(0, 200);
}

/** The answer of `work`, or a rejection after so many milliseconds. */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
