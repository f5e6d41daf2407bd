import type { FigureChange } from "@/lib/web/office/figure-change";
import { Figure } from "../dashboard/figure";

type Props = {
  label: string;
  /** Null when there is nothing to count. */
  value: string | null;
  /** What is said then. */
  none: string;
  change: FigureChange | null;
  decimals?: number;
  isShare?: boolean;
  /** The numbers behind it. */
  facts: string;
  /** How it is computed, in a sentence. */
  how: string;
};

/** One figure with the numbers behind it and how it is computed. */
export function FigureNote({ value, none, facts, how, ...figure }: Props) {
  return (
    <div className="flex flex-col gap-2 bg-sheet p-4">
      {value === null ? (
        <div className="border-s border-line ps-3">
          <p className="text-chip text-ink-2">{figure.label}</p>
          <p className="mt-0.5 font-semibold">{none}</p>
        </div>
      ) : (
        <dl>
          <Figure {...figure} value={value} />
        </dl>
      )}
      {value === null ? null : <p className="tabular-nums">{facts}</p>}
      <p className="text-chip text-ink-2">{how}</p>
    </div>
  );
}
