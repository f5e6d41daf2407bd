export const asked: { options: unknown };
