import type { ReactNode } from "react";

type Props = { title: string; side?: ReactNode; children: ReactNode };

/** A group of a screen with a title. */
export function Panel({ title, side, children }: Props) {
  return (
    <section className="rounded-panel border border-line bg-sheet">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-line px-5">
        <h2 className="py-2 font-display text-sub">{title}</h2>
        {side}
      </div>
      <div className="flex flex-col gap-4 px-5 py-4">{children}</div>
    </section>
  );
}
