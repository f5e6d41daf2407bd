export type Bar = {
  key: string;
  name: string;
  /** From 0 to 1: how much of the line the bar fills. */
  share: number;
  /** From 0 to 1: where a line stands that the bar is set against. */
  mark?: number;
  /** The number in words. */
  text: string;
};

/** Bars with their names and numbers, one line each. */
export default function BarList({ bars }: { bars: readonly Bar[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {bars.map(({ key, name, share, mark, text }) => (
        <li key={key}>
          <p className="flex justify-between gap-3">
            <span>{name}</span>
            <span className="text-ink-2 tabular-nums">{text}</span>
          </p>
          <svg
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="mt-1 h-2 w-full rounded-chip bg-paper-2"
          >
            <rect width={Math.min(share, 1) * 100} height="1" className="fill-pine-500" />
            {mark === undefined ? null : (
              <rect x={Math.min(mark, 1) * 99.4} width="0.6" height="1" className="fill-ink" />
            )}
          </svg>
        </li>
      ))}
    </ul>
  );
}
