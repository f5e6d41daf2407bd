import type { ReactNode } from "react";
import { Chip, type ChipTone } from "@/components/ui/chip";

/** `closed` is a choice of the club's own and no fault. */
type PartState = "ok" | "look" | "closed";

const tones: Record<PartState, ChipTone> = { ok: "ok", look: "warn", closed: "neutral" };

type Props = { title: string; state: PartState; word: string; children: ReactNode };

/** One part of the status: what it is, how it stands in a word, and the sentences about it. */
export function StatusPart({ title, state, word, children }: Props) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 border-t border-line px-5 py-4 first:border-t-0 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
      <div className="flex flex-wrap items-start justify-between gap-2 sm:flex-col sm:justify-start">
        <h2 className="font-display text-sub">{title}</h2>
        <Chip tone={tones[state]}>{word}</Chip>
      </div>
      <div className="flex flex-col gap-1">{children}</div>
    </section>
  );
}
