import { useState } from "react";
import { simulationSeed } from "@/lib/contract/draws/simulations";
import { readEdits } from "./simulation-draft";
import { type SimulatedTable, simulatedTables } from "./simulation-grids";
import type { SimulationPlace } from "./simulation-place";
import type { SimulationBase } from "./use-simulation";

/** What stands in the form; it begins, and begins again after a step back, with what the address asks for. */
export function useSimulationDraft({ tables }: SimulationBase, place: SimulationPlace, search: string) {
  const [shown, setShown] = useState(search);
  const [draft, setDraft] = useState(place);
  const [table, setTable] = useState<SimulatedTable>(() => firstChanged(tables, place) ?? "open");
  const [problem, setProblem] = useState<"none" | "wrong" | null>(null);
  if (shown !== search) {
    setShown(search);
    setDraft(place);
    setProblem(null);
  }
  const { change, wrong } = readEdits(tables, draft.edits);
  const isSeedWrong = draft.seed !== "" && !simulationSeed.safeParse(draft.seed).success;

  /** Whether this can be asked for; if not, the first table with a wrong number is opened and says so. */
  function check(): boolean {
    const isWrong = wrong.size > 0 || isSeedWrong;
    const found = isWrong ? "wrong" : Object.keys(change).length === 0 ? "none" : null;
    setProblem(found);
    const [first = ""] = wrong.keys();
    const wrongTable = simulatedTables.find((one) => first.startsWith(`${one}.`));
    if (wrongTable) setTable(wrongTable);
    return found === null;
  }

  return {
    ...{ draft, table, setTable, problem, wrong, isSeedWrong, check },
    changed: simulatedTables.filter((one) => one in change),
    put: (part: Partial<SimulationPlace>) => setDraft((before) => ({ ...before, ...part })),
    type: (key: string, text: string) =>
      setDraft((before) => ({ ...before, edits: { ...before.edits, [key]: text } })),
    reset: () => {
      setDraft((before) => ({ ...before, edits: {} }));
      setProblem(null);
    },
  };
}

function firstChanged(tables: SimulationBase["tables"], { edits }: SimulationPlace) {
  const { change } = readEdits(tables, edits);
  return simulatedTables.find((one) => one in change);
}
