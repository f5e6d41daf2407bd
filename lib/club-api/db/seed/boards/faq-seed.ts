/** `idx | type | order | views`, then a question and an answer in English, Korean, Japanese and Chinese. */
export type FaqSeed = readonly [
  numbers: readonly [idx: number, type: string, order: number, views: number],
  questions: readonly [string, string, string, string],
  answers: readonly [string, string, string, string],
];
