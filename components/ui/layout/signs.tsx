import type { ComponentProps } from "react";
import { IconFrame } from "./icon-frame";

/** The drawings that pages of visitors and the way in show: these pages do without the table of all (`icons.tsx`). */
export const signPaths = {
  warning: "M10 3.25 2.5 16.25h15L10 3.25ZM10 8.25v3.5M10 14v.01",
  check: "m4.25 10.5 3.9 3.9 7.6-8.3",
  close: "m5 5 10 10M15 5 5 15",
  "chevron-down": "m5 7.75 5 5 5-5",
  "chevron-up": "m5 12.25 5-5 5 5",
  "chevron-left": "m12.25 5-5 5 5 5",
  "chevron-right": "m7.75 5 5 5-5 5",
  "arrow-right": "M3.5 10h13M11.5 5l5 5-5 5",
  calendar: "M3.25 4.75h13.5v12H3.25zM3.25 8.25h13.5M6.75 2.75v3.5M13.25 2.75v3.5",
  clock: "M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5ZM10 5.75V10l3 2",
  list: "M7 5.25h10M7 10h10M7 14.75h10M3.25 5.25v.01M3.25 10v.01M3.25 14.75v.01",
  eye: "M1.75 10S4.75 4.75 10 4.75 18.25 10 18.25 10 15.25 15.25 10 15.25 1.75 10 1.75 10ZM10 12.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z",
  "eye-off":
    "M3 3l14 14M8.1 5a7.9 7.9 0 0 1 1.9-.25c5.25 0 8.25 5.25 8.25 5.25a14 14 0 0 1-2.35 2.85M5.4 6.1A13.6 13.6 0 0 0 1.75 10S4.75 15.25 10 15.25a8 8 0 0 0 3.3-.72M8.4 8.45a2.25 2.25 0 0 0 3.15 3.15",
  plus: "M10 4v12M4 10h12",
  play: "M6.5 4.25v11.5l9-5.75-9-5.75Z",
  pause: "M7 4.5v11M13 4.5v11",
  info: "M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5ZM10 9.25v4.25M10 6.5v.01",
  lock: "M4.75 9h10.5v8H4.75zM7 9V6.25a3 3 0 0 1 6 0V9M10 12.25v1.5",
  download: "M10 3v9.5M6 8.75l4 4 4-4M3.5 16.75h13",
} as const;

export type SignName = keyof typeof signPaths;

type SignProps = Omit<ComponentProps<typeof IconFrame>, "path"> & { name: SignName };

export function Sign({ name, ...icon }: SignProps) {
  return <IconFrame path={signPaths[name]} {...icon} />;
}
