/** Whether the window has room for a list only, and none for a table beside it. The first script asks the same. */
export function isNarrow(): boolean {
  return window.matchMedia("(max-width: 43.6875rem)").matches;
}
