import type { ComponentProps } from "react";
import { IconFrame } from "./icon-frame";
import { memberIconPaths } from "./member-icons";

/** One line drawing each, on a 20 px square, drawn with a 1.5 px stroke and round ends. */
export const iconPaths = {
  ...memberIconPaths,
  menu: "M3 5.5h14M3 10h14M3 14.5h14",
  search: "M8.75 14.5a5.75 5.75 0 1 0 0-11.5 5.75 5.75 0 0 0 0 11.5ZM13 13l4 4",
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
  minus: "M4 10h12",
  trash: "M3.5 5.25h13M7.5 5.25V3h5v2.25M5.25 5.25l.75 12h8l.75-12M8.5 8.5v5.5M11.5 8.5v5.5",
  camera: "M2.75 6.25h3l1.25-2h6l1.25 2h3v9.5H2.75ZM10 13.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Z",
  logout: "M8 3.25H3.75v13.5H8M8 10h9M13.5 6.5 17 10l-3.5 3.5",
  bell: "M4 14.25h12c-1.2-1.2-1.5-2.6-1.5-5.25a4.5 4.5 0 0 0-9 0c0 2.65-.3 4.05-1.5 5.25ZM8.25 16.75a1.8 1.8 0 0 0 3.5 0M10 2.75V4.5",
  globe:
    "M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5ZM2.75 10h14.5M10 2.75c2 2 3 4.4 3 7.25s-1 5.25-3 7.25c-2-2-3-4.4-3-7.25s1-5.25 3-7.25Z",
  home: "M3.25 9 10 3.25 16.75 9v7.75h-4.5V12h-4.5v4.75h-4.5V9Z",
  columns: "M2.75 4.25h14.5v11.5H2.75zM7.6 4.25v11.5M12.4 4.25v11.5",
  gear: "M10 12.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM10 2.5v2.25M10 15.25v2.25M17.5 10h-2.25M4.75 10H2.5M15.3 4.7l-1.6 1.6M6.3 13.7l-1.6 1.6M15.3 15.3l-1.6-1.6M6.3 6.3 4.7 4.7",
  external: "M8 4.25H3.75v12h12V12M11.5 3.25h5.25V8.5M16.5 3.5 9.25 10.75",
  filter: "M3 5h14M5.5 10h9M8.25 15h3.5",
  refresh: "M16.75 4v4H12.5M16.5 8A7 7 0 1 0 17 10.5",
  drag: "M7.5 5v.01M12.5 5v.01M7.5 10v.01M12.5 10v.01M7.5 15v.01M12.5 15v.01",
} as const;

export type IconName = keyof typeof iconPaths;

type IconProps = Omit<ComponentProps<typeof IconFrame>, "path"> & { name: IconName };

export function Icon({ name, ...icon }: IconProps) {
  return <IconFrame path={iconPaths[name]} {...icon} />;
}
