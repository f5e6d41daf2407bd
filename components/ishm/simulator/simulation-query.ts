import { type PrimeDay, primeDays } from "@/lib/contract/draws/fairness";
import { type PolicyTables, simulationSeed } from "@/lib/contract/draws/simulations";
import { usualPrime } from "../../../lib/web/office/fairness-query";
import { cellKey, cellText, type Edits, rowsOfGrid } from "./simulation-draft";
import { type Grid, simulationGrids } from "./simulation-grids";

/** The query of a simulation, in the form and in the address. An empty seed is the month's own. */
export type SimulationQuery = {
  month: string;
  primeDay: PrimeDay;
  primePeriods: readonly string[];
  seed: string;
  edits: Edits;
};

type Base = {
  months: readonly { month: string }[];
  tables: PolicyTables;
  names: { periods: Readonly<Record<string, string>> };
};
/** A cell of a grid: `key` as the form knows it, `name` as an address does. */
export type Cell = {
  grid: Grid;
  row: Readonly<Record<string, unknown>>;
  field: Grid["fields"][number];
  key: string;
  name: string;
  today: string;
};

/** Reads what an address asks for; what it names and the club does not have is left out. */
export function readSimulationQuery(
  { months, tables, names }: Base,
  search: URLSearchParams,
): SimulationQuery {
  const parts = (search.get("parts") ?? "").split(",").filter((key) => key in names.periods);
  const seed = search.get("seed") ?? "";
  const cells = new Map(cellsOf(tables).map((cell) => [cell.name, cell.key]));
  const edits = search.getAll("set").flatMap((text) => {
    const [name = "", ...typed] = text.split("_");
    const key = cells.get(name);
    return key === undefined ? [] : [[key, typed.join("_")] as const];
  });
  return {
    month: (months.find(({ month }) => month === search.get("month")) ?? months[0])?.month ?? "",
    primeDay: primeDays.find((day) => day === search.get("primeDay")) ?? usualPrime.day,
    primePeriods: parts.length > 0 ? parts : usualPrime.parts,
    seed: simulationSeed.safeParse(seed).success ? seed : "",
    edits: Object.fromEntries(edits),
  };
}

/** The address part after `?` that asks for this; numbers that are as today, and what is usual, are left out. */
export function writeSimulationQuery(tables: PolicyTables, query: SimulationQuery): string {
  const { month, primeDay, primePeriods, seed } = query;
  const search = new URLSearchParams({ month });
  if (primeDay !== usualPrime.day) search.set("primeDay", primeDay);
  if (primePeriods.join() !== usualPrime.parts.join()) search.set("parts", primePeriods.join());
  if (seed !== "") search.set("seed", seed);
  for (const { cell, text } of changedCells(tables, query.edits))
    search.append("set", `${cell.name}_${text}`);
  return search.toString();
}

/** The cells that differ from today, in the order of the tables. */
export function changedCells(tables: PolicyTables, edits: Edits): { cell: Cell; text: string }[] {
  return cellsOf(tables).flatMap((cell) => {
    const text = edits[cell.key]?.trim();
    return text === undefined || text === cell.today ? [] : [{ cell, text }];
  });
}

/** Every cell of every grid. Its name holds the key of its row, not the index, so that it outlives another order. */
function cellsOf(tables: PolicyTables): Cell[] {
  return simulationGrids.flatMap((grid) =>
    rowsOfGrid(tables, grid).flatMap((row, index) =>
      grid.fields.map((field) => {
        const of = [row.memberType, row.period, row.penaltyCode].filter((part) => part !== undefined);
        const path = grid.path === "." ? "" : grid.path;
        return {
          grid,
          row,
          field,
          key: cellKey(grid, index, field.name),
          name: [grid.table, path, ...of, field.name].filter((part) => part !== "").join("."),
          today: cellText(row[field.name]),
        };
      }),
    ),
  );
}
