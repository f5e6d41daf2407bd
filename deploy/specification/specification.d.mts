export type Statement = { number: number; part: string; text: string };
export type Tagged = { file: string; name: string; numbers: number[] };
export const paper: string;
export const untaggedFile: string;
export function readStatements(): Statement[];
export function readUntagged(): number[];
export function tagsOf(file: string, source: string): Tagged[];
export function readTags(): Tagged[];
export function faultsOf(
  statements: readonly Statement[],
  tags: readonly Tagged[],
  untagged: readonly number[],
): string[];
export function specificationPaper(statements: readonly Statement[], tags: readonly Tagged[]): string;
