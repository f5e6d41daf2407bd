type Props = { id: string; title: string; shares: readonly Share[]; note: string };

/** How a whole is divided, under its own heading and with a word on what counts. */
export function ShareSection({ id, title, shares, note }: Props) {
  return (
    <section aria-labelledby={id} className="mt-14">
      <h3 id={id} className="font-serif text-sub">
        {title}
      </h3>
      <ShareBar shares={shares} />
      <p className="mt-4 max-w-[40rem] text-caption text-ink-2">{note}</p>
    </section>
  );
}

type Share = {
  key: string;
  /** The title of the shared content. */
  label: string;
  count: number;
  /** The utility that fills it: `bg-pine-800`. */
  fill: string;
};

/** How a whole is used: a bar of its parts, and the same in words. A part of nothing is left out. */
function ShareBar({ shares }: { shares: readonly Share[] }) {
  const used = shares.filter(({ count }) => count > 0);
  return (
    <>
      <div aria-hidden="true" className="mt-4 flex h-4 gap-0.5">
        {used.map(({ key, fill, count }) => (
          <span key={key} className={`min-w-1 ${fill}`} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-7 gap-y-2 text-caption">
        {used.map(({ key, fill, label, count }) => (
          <li key={key} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 ${fill}`} />
            {label} <strong className="font-semibold">{count}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
