import { clsx } from "clsx";
import type { ComponentPropsWithoutRef } from "react";

/** One line drawing each, on a 20 px square, drawn with a 1.5 px stroke and round ends. */
export const iconPaths = {
  menu: "M3 5.5h14M3 10h14M3 14.5h14",
  pause: "M7 4.5v11M13 4.5v11",
  play: "M6.5 4.25v11.5l9-5.75-9-5.75Z",
  close: "m5 5 10 10M15 5 5 15",
  "chevron-down": "m5 7.75 5 5 5-5",
  "chevron-up": "m5 12.25 5-5 5 5",
  "chevron-left": "m12.25 5-5 5 5 5",
  "chevron-right": "m7.75 5 5 5-5 5",
  "arrow-right": "M3.5 10h13M11.5 5l5 5-5 5",
  search: "M8.75 14.5a5.75 5.75 0 1 0 0-11.5 5.75 5.75 0 0 0 0 11.5ZM13 13l4 4",
  calendar: "M3.25 4.75h13.5v12H3.25zM3.25 8.25h13.5M6.75 2.75v3.5M13.25 2.75v3.5",
  sun: "M10 13.25a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM10 2v2M10 16v2M2 10h2M16 10h2M4.35 4.35l1.4 1.4M14.25 14.25l1.4 1.4M15.65 4.35l-1.4 1.4M5.75 14.25l-1.4 1.4",
  moon: "M16.5 11.75A6.75 6.75 0 0 1 8.25 3.5a6.75 6.75 0 1 0 8.25 8.25Z",
  cloud: "M6 15.25a3.5 3.5 0 0 1-.3-6.99 4.5 4.5 0 0 1 8.72 1.02A3 3 0 0 1 14 15.25H6Z",
  rain: "M6 12a3.25 3.25 0 0 1-.28-6.49 4.5 4.5 0 0 1 8.66.98A2.78 2.78 0 0 1 14 12H6ZM6.75 14.5l-1 2.5M10.5 14.5l-1 2.5M14.25 14.5l-1 2.5",
  snow: "M10 2.5v15M3.5 6.25l13 7.5M16.5 6.25l-13 7.5M8 3.75l2 1.75 2-1.75M8 16.25l2-1.75 2 1.75",
  wind: "M2.5 8h9.25a2.25 2.25 0 1 0-2.1-3.05M2.5 11.25h12a2.25 2.25 0 1 1-2.1 3.05M2.5 14.5h5",
  fog: "M4.5 5.5h11M2.5 8.5h15M4.5 11.5h11M2.5 14.5h10M15 14.5h2.5",
  pin: "M7.25 2.75h5.5M8 2.75v4.5l-2.5 3.5v1h9v-1L12 7.25v-4.5M10 11.75v5.5",
  place:
    "M10 17.5s5.5-4.9 5.5-9.1A5.5 5.5 0 0 0 4.5 8.4c0 4.2 5.5 9.1 5.5 9.1ZM10 10.5a2.1 2.1 0 1 0 0-4.2 2.1 2.1 0 0 0 0 4.2Z",
  download: "M10 3v9.5M6 8.75l4 4 4-4M3.5 16.75h13",
  upload: "M10 13V3.5M6 7.25l4-4 4 4M3.5 16.75h13",
  plus: "M10 4v12M4 10h12",
  minus: "M4 10h12",
  trash: "M3.5 5.25h13M7.5 5.25V3h5v2.25M5.25 5.25l.75 12h8l.75-12M8.5 8.5v5.5M11.5 8.5v5.5",
  eye: "M1.75 10S4.75 4.75 10 4.75 18.25 10 18.25 10 15.25 15.25 10 15.25 1.75 10 1.75 10ZM10 12.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z",
  "eye-off":
    "M3 3l14 14M8.1 5a7.9 7.9 0 0 1 1.9-.25c5.25 0 8.25 5.25 8.25 5.25a14 14 0 0 1-2.35 2.85M5.4 6.1A13.6 13.6 0 0 0 1.75 10S4.75 15.25 10 15.25a8 8 0 0 0 3.3-.72M8.4 8.45a2.25 2.25 0 0 0 3.15 3.15",
  edit: "M3.25 16.75l.75-3.5 9-9 2.75 2.75-9 9-3.5.75ZM11.25 6 14 8.75",
  copy: "M7 7h9.75v9.75H7zM13 7V3.25H3.25V13H7",
  camera: "M2.75 6.25h3l1.25-2h6l1.25 2h3v9.5H2.75ZM10 13.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Z",
  clock: "M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5ZM10 5.75V10l3 2",
  user: "M10 9.75a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM3.75 17a6.25 6.25 0 0 1 12.5 0",
  logout: "M8 3.25H3.75v13.5H8M8 10h9M13.5 6.5 17 10l-3.5 3.5",
  bell: "M4 14.25h12c-1.2-1.2-1.5-2.6-1.5-5.25a4.5 4.5 0 0 0-9 0c0 2.65-.3 4.05-1.5 5.25ZM8.25 16.75a1.8 1.8 0 0 0 3.5 0M10 2.75V4.5",
  globe:
    "M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5ZM2.75 10h14.5M10 2.75c2 2 3 4.4 3 7.25s-1 5.25-3 7.25c-2-2-3-4.4-3-7.25s1-5.25 3-7.25Z",
  check: "m4.25 10.5 3.9 3.9 7.6-8.3",
  warning: "M10 3.25 2.5 16.25h15L10 3.25ZM10 8.25v3.5M10 14v.01",
  info: "M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5ZM10 9.25v4.25M10 6.5v.01",
  home: "M3.25 9 10 3.25 16.75 9v7.75h-4.5V12h-4.5v4.75h-4.5V9Z",
  flag: "M6 17.5v-15M6 3l8.5 2.75L6 8.75M3.75 17.5h5.5",
  document: "M4.75 2.75H12l3.25 3.25v11.25H4.75zM11.75 2.75v3.5h3.5M7.5 10h5M7.5 13h5",
  columns: "M2.75 4.25h14.5v11.5H2.75zM7.6 4.25v11.5M12.4 4.25v11.5",
  history: "M3.1 8.25a7.25 7.25 0 1 1-.3 2.75M3 4.5v3.75h3.75M10 6v4l2.75 1.75",
  gear: "M10 12.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM10 2.5v2.25M10 15.25v2.25M17.5 10h-2.25M4.75 10H2.5M15.3 4.7l-1.6 1.6M6.3 13.7l-1.6 1.6M15.3 15.3l-1.6-1.6M6.3 6.3 4.7 4.7",
  list: "M7 5.25h10M7 10h10M7 14.75h10M3.25 5.25v.01M3.25 10v.01M3.25 14.75v.01",
  paperclip:
    "m15.75 9.25-6.1 6.1a3.75 3.75 0 0 1-5.3-5.3l6.4-6.4a2.5 2.5 0 0 1 3.54 3.54l-6.3 6.3a1.25 1.25 0 0 1-1.77-1.77l5.4-5.4",
  lock: "M4.75 9h10.5v8H4.75zM7 9V6.25a3 3 0 0 1 6 0V9M10 12.25v1.5",
  external: "M8 4.25H3.75v12h12V12M11.5 3.25h5.25V8.5M16.5 3.5 9.25 10.75",
  filter: "M3 5h14M5.5 10h9M8.25 15h3.5",
  refresh: "M16.75 4v4H12.5M16.5 8A7 7 0 1 0 17 10.5",
  drag: "M7.5 5v.01M12.5 5v.01M7.5 10v.01M12.5 10v.01M7.5 15v.01M12.5 15v.01",
} as const;

export type IconName = keyof typeof iconPaths;

type IconProps = Omit<ComponentPropsWithoutRef<"svg">, "children"> & {
  name: IconName;
  /** Edge in px; the stroke stays 1.5 px at 20. */
  size?: number;
  /** The accessible name of an icon without a word next to it. */
  label?: string;
};

export function Icon({ name, size = 20, label, className, ...native }: IconProps) {
  const drawing = (
    <svg
      data-slot="icon"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...native}
      aria-hidden="true"
      className={clsx("shrink-0", className)}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
  if (!label) return drawing;
  return (
    <>
      {drawing}
      <span className="visually-hidden">{label}</span>
    </>
  );
}
