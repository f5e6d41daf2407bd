import { clsx } from "clsx";
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from "react";
import { Sign } from "@/components/ui/layout/signs";

type PaginationLabels = {
  /** The name of the whole list of pages. */
  navigation: string;
  previous: string;
  next: string;
  /** The name of one page's link, for example "Page 3". */
  page: (page: number) => string;
};

/** Either addresses (pages that can be shared and crawled) or an event. */
type PaginationTarget =
  | { hrefOf: (page: number) => string; linkAs?: ElementType; onPage?: never }
  | { onPage: (page: number) => void; hrefOf?: never; linkAs?: never };

type PaginationProps = Omit<ComponentPropsWithoutRef<"nav">, "children"> & {
  page: number;
  pageCount: number;
  labels: PaginationLabels;
} & PaginationTarget;

type StepProps = {
  target: PaginationTarget;
  page: number;
  /** Accessible name in place of the visible number or arrow. */
  label: string;
  isCurrent?: boolean;
  children: ReactNode;
};

const step =
  "inline-flex size-9 items-center justify-center rounded-control text-caption font-semibold transition-colors";

function Step({ target, page, label, isCurrent = false, children }: StepProps) {
  const shared = {
    "aria-current": isCurrent ? ("page" as const) : undefined,
    className: clsx(
      step,
      isCurrent ? "bg-primary text-on-primary" : "text-ink hover:bg-hover active:bg-paper-2",
    ),
  };
  if (target.hrefOf) {
    const Link = target.linkAs ?? "a";
    return (
      <Link {...shared} href={target.hrefOf(page)}>
        <StepWords label={label}>{children}</StepWords>
      </Link>
    );
  }
  return (
    <button {...shared} type="button" onClick={() => target.onPage(page)}>
      <StepWords label={label}>{children}</StepWords>
    </button>
  );
}

function StepWords({ label, children }: Pick<StepProps, "label" | "children">) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{label}</span>
    </>
  );
}

export function Pagination({
  page,
  pageCount,
  labels,
  hrefOf,
  linkAs,
  onPage,
  className,
  ...native
}: PaginationProps) {
  const target: PaginationTarget = hrefOf ? { hrefOf, linkAs } : { onPage };
  const edge = (label: string, to: number, icon: "chevron-left" | "chevron-right") =>
    to < 1 || to > pageCount ? (
      <span aria-hidden="true" className={clsx(step, "text-line-2")}>
        <Sign name={icon} />
      </span>
    ) : (
      <Step target={target} page={to} label={label}>
        <Sign name={icon} />
      </Step>
    );
  return (
    <nav data-slot="pagination" {...native} aria-label={labels.navigation} className={className}>
      <ul className="flex flex-wrap items-center gap-1">
        <li>{edge(labels.previous, page - 1, "chevron-left")}</li>
        {pageWindow(page, pageCount).map((slot) =>
          slot.kind === "gap" ? (
            <li key={`gap-${slot.after}`} aria-hidden="true" className={clsx(step, "text-ink-3")}>
              …
            </li>
          ) : (
            <li key={slot.page}>
              <Step
                target={target}
                page={slot.page}
                label={labels.page(slot.page)}
                isCurrent={slot.page === page}
              >
                {slot.page}
              </Step>
            </li>
          ),
        )}
        <li>{edge(labels.next, page + 1, "chevron-right")}</li>
      </ul>
    </nav>
  );
}

type PageSlot = { kind: "page"; page: number } | { kind: "gap"; after: number };

/**
 * The page numbers to show for `current` of `count` pages (both 1-based): the ends, the current page
 * with a neighbour on each side, and a gap where two or more pages are left out.
 */
export function pageWindow(current: number, count: number): PageSlot[] {
  const shown = new Set([1, count]);
  const from = Math.max(1, Math.min(current - 1, count - 4));
  const to = Math.min(count, Math.max(current + 1, 5));
  for (let page = from; page <= to; page += 1) shown.add(page);
  const slots: PageSlot[] = [];
  let last = 0;
  for (const page of [...shown].filter((page) => page >= 1).sort((a, b) => a - b)) {
    if (page - last === 2) slots.push({ kind: "page", page: last + 1 });
    else if (page - last > 2) slots.push({ kind: "gap", after: last });
    slots.push({ kind: "page", page });
    last = page;
  }
  return slots;
}
