type Props = {
  /** Club local, `HH:mm`. */
  sunrise: string;
  sunset: string;
  now: string;
  labels: { sunrise: string; sunset: string };
};

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The sun's path over the day, with its current position; below the line before dawn and after dusk. */
export function SunArc({ sunrise, sunset, now, labels }: Props) {
  const share = (minutes(now) - minutes(sunrise)) / (minutes(sunset) - minutes(sunrise));
  const isUp = share >= 0 && share <= 1;
  const x = 8 + 104 * Math.min(1, Math.max(0, share));
  const y = 34 - 4 * 30 * Math.min(1, Math.max(0, share)) * (1 - Math.min(1, Math.max(0, share)));
  return (
    <div className="flex items-end gap-3 text-caption text-ink-3">
      <span>{labels.sunrise}</span>
      <svg
        viewBox="0 0 120 40"
        width="120"
        height="40"
        aria-hidden="true"
        className="hidden min-[37.5rem]:block"
      >
        <path d="M8 34Q60 -26 112 34" fill="none" className="stroke-line-2" strokeWidth="1.5" />
        <path d="M0 34H120" className="stroke-line-2" strokeWidth="1" />
        {isUp ? <circle cx={x} cy={y} r="5" className="fill-bark" /> : null}
      </svg>
      <span>{labels.sunset}</span>
    </div>
  );
}
