/** Whether there is room for the open sheet; on a narrow screen it is a strip that somebody opens. */
export const opensByItself = (): boolean => window.matchMedia("(min-width: 56.25rem)").matches;
