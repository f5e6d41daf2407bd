/** Wishes with their ranks from 1: a wish is known by its rank, whatever it holds. */
export function ranked<Wish>(wishes: readonly Wish[]): { rank: number; wish: Wish }[] {
  return wishes.map((wish, place) => ({ rank: place + 1, wish }));
}
