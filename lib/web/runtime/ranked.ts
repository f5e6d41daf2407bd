/** Requests with their ranks from 1: a request is known by its rank, whatever it holds. */
export function ranked<Input>(inputs: readonly Input[]): { rank: number; input: Input }[] {
  return inputs.map((input, place) => ({ rank: place + 1, input }));
}
