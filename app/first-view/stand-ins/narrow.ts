/** In place of `lib/web/runtime/narrow`: what the page's first script said of its window. A view is drawn in one go. */
export const drawn = { isNarrow: false };

export const isNarrow = () => drawn.isNarrow;

export function useIsNarrow(): boolean {
  return isNarrow();
}
