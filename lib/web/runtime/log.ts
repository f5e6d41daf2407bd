/** For the eyes of developers only: what went wrong without a visitor noticing. */
export function logWarning(text: string, cause: unknown): void {
  console.warn(text, cause);
}
