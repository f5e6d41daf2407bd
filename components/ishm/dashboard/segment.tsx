import type { ReactNode } from "react";

type Props = { isChosen: boolean; onChoose: () => void; children: ReactNode };

/** One of a row of which one is always chosen. */
export function Segment({ isChosen, onChoose, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="inline-flex min-h-9 items-center border border-line-2 bg-sheet px-2.5 whitespace-nowrap transition-colors hover:bg-hover focus-visible:relative min-[30rem]:px-3.5 aria-pressed:relative aria-pressed:border-primary aria-pressed:bg-selected aria-pressed:font-semibold"
    >
      {children}
    </button>
  );
}
