type Cell = string | number;

export type Row = {
  measure: string;
  ours: Cell;
  yardstick: Cell;
  bound: Cell;
  verdict: "met" | "NOT MET" | "";
};
type Given = { measure: string; ours: Cell; yardstick?: Cell; bound?: Cell; isMet?: boolean };

export function row(given: Given & Record<string, unknown>): Row;
export function atMost(measure: string, ours: number, bound?: number): Row;
export function publish(rows: readonly Row[]): void;
