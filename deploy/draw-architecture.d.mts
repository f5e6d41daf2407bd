type Edges = Record<string, Record<string, number>>;
export const paper: string;
export function roomOf(path: string): string;
export function importsOf(file: string, text: string): string[];
export function countEdges(pairs: readonly (readonly [string, string])[]): Edges;
export function scanImports(): Edges;
export function drawing(edges: Edges): string;
export function withDrawing(text: string, drawn: string): string;
