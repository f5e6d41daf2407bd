/** Whether a thrown value carries a code such as `ENOENT` or a SQLSTATE. */
export function hasCode(error: unknown, code: string): boolean {
  return errorCode(error) === code;
}

/** The nearest code in a chain of causes: Node's (`ECONNREFUSED`) or the database's (`23505`). */
export function errorCode(error: unknown): string | undefined {
  for (let current = error; typeof current === "object" && current !== null; ) {
    if ("code" in current && typeof current.code === "string") return current.code;
    current = "cause" in current ? current.cause : undefined;
  }
  return undefined;
}
