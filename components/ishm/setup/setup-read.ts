/** Whoever comes back from a step's own screen reads what was done there, however soon after the last look. */
export const setupRead = { handled: true, dedupingInterval: 0 } as const;
