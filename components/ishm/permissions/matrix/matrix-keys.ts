import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys on a box of a table go to the next box of that direction that can be switched. */
export function moveInMatrix(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const cell = event.target instanceof HTMLInputElement ? event.target.closest("td") : null;
  const line = cell?.parentElement;
  if (!step || !cell || !(line instanceof HTMLTableRowElement)) return;
  event.preventDefault();
  const lines = [...(line.parentElement?.children ?? [])].filter((one) => one instanceof HTMLTableRowElement);
  let row = lines.indexOf(line) + step[0];
  let column = cell.cellIndex + step[1];
  while (lines[row]?.cells[column]) {
    const box = lines[row]?.cells[column]?.querySelector<HTMLInputElement>("input:not(:disabled)");
    box?.focus();
    if (box) break;
    row += step[0];
    column += step[1];
  }
}
