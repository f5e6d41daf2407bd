import type { ReactNode } from "react";

type Props = { id: string; title: string; children: ReactNode };

/** Fields of a form that belong together, two beside each other where there is room. */
export function FormPart({ id, title, children }: Props) {
  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-pine-800 pt-5">
      <h2 id={`${id}-title`} className="font-serif text-sub">
        {title}
      </h2>
      <div className="mt-5 grid grid-cols-1 items-start gap-5 min-[700px]:grid-cols-2">{children}</div>
    </section>
  );
}
