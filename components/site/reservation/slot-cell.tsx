import { SiteLink } from "@/components/site/layout/site-link";
import { cn } from "@/components/ui/cn";

/** How a slot looks: to be had, gone, being booked by somebody, kept for a team or a draw, or out of use. */
export type SlotTone = "free" | "taken" | "held" | "kept" | "out";

type Props = {
  tone: SlotTone;
  word: string;
  /** Only what can be had names its price. */
  price?: string | null;
  /** Where a slot that can be had leads; without it the cell only tells. */
  href?: string;
  /** What follows the words for who hears the page: time, course, what the link does. */
  spoken?: string;
};

const box =
  "flex h-full min-h-13 flex-wrap items-center justify-between gap-x-2 px-1.5 py-1 text-caption min-[700px]:px-4";
const tones: Record<SlotTone, string> = {
  free: "",
  taken: "hatched text-ink-2",
  held: "bg-warn-tint text-warn font-semibold",
  kept: "bg-info-tint text-info font-semibold",
  out: "text-ink-3",
};

/** A place of the tee sheet: its state as a word, and the price of what can be had. */
export function SlotCell({ tone, word, price, href, spoken }: Props) {
  const words = (
    <>
      <span className={cn("leading-tight", tone === "free" && "font-semibold text-pine-700")}>{word}</span>
      {price ? <span className="leading-tight text-ink-2">{price}</span> : null}
    </>
  );
  if (!href) return <span className={cn(box, tones[tone])}>{words}</span>;
  return (
    <SiteLink href={href} rel="nofollow" className={cn(box, tones[tone], "group hover:bg-pine-50")}>
      {words}
      {spoken ? <span className="visually-hidden">{spoken}</span> : null}
    </SiteLink>
  );
}
