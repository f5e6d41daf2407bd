/** The work, which fails when it takes longer than its limit. */
export function withLimit<T>(work: () => Promise<T>, name: string, milliseconds?: number): () => Promise<T>;
