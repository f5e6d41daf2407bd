import { type Share, ShareBar } from "./share-bar";

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
