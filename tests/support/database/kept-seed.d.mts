/** Copies the folder of a stopped server, with its owner. */
export function copyServerFolder(from: string, to: string): Promise<unknown>;
