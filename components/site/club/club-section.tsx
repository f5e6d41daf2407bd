import type { ReactNode } from "react";

type Props = { id: string; title: string; children: ReactNode };

/** A section of the club page under its hash: its name at the left, its content at the right. */
export function ClubSection({ id, title, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid grid-cols-1 gap-x-16 gap-y-6 rule-top pt-6 min-[62.5rem]:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <h2 id={`${id}-heading`} tabIndex={-1} className="font-serif text-section">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
