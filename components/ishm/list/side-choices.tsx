import type { ReactNode } from "react";

type Item = { value: string; label: ReactNode; sign?: ReactNode };
type Props = { items: readonly Item[]; chosen: string; onChoose: (value: string) => void };

const style =
  "flex min-h-11 w-full items-center justify-between gap-2 px-4 py-1.5 text-start -outline-offset-3 hover:bg-hover " +
  "aria-[current=true]:bg-selected aria-[current=true]:font-semibold " +
  "aria-[current=true]:shadow-[inset_3px_0_0_var(--primary)]";

/** A column of entries, one of which is selected and shown next to them. */
export function SideChoices({ items, chosen, onChoose }: Props) {
  return (
    <ul className="max-h-60 *:border-b *:border-line *:last:border-b-0 overflow-y-auto min-[62.5rem]:max-h-[68vh]">
      {items.map(({ value, label, sign }) => (
        <li key={value}>
          <button
            type="button"
            aria-current={value === chosen || undefined}
            onClick={() => onChoose(value)}
            className={style}
          >
            <span className="min-w-0">{label}</span>
            {sign}
          </button>
        </li>
      ))}
    </ul>
  );
}
