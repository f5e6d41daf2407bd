/** The middle one of the numbers; of an even count the upper of the two. */
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
