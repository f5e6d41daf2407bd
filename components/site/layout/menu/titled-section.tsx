import type { ReactNode } from "react";

type Props = { id: string; title: string | undefined; children: ReactNode };

/** A section of a page under its hash and its title. */
export function TitledSection({ id, title, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2
        id={`${id}-heading`}
        tabIndex={-1}
        className="border-b border-pine-800 pb-5 font-serif text-section"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
