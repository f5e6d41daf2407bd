import type { ComponentProps } from "react";
import { IconFrame } from "./icon-frame";
import { signPaths } from "./signs";

/** The drawings that pages of members show: these pages do without the table of all (`icons.tsx`). */
export const memberIconPaths = {
  ...signPaths,
  flag: "M6 17.5v-15M6 3l8.5 2.75L6 8.75M3.75 17.5h5.5",
  user: "M10 9.75a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM3.75 17a6.25 6.25 0 0 1 12.5 0",
  document: "M4.75 2.75H12l3.25 3.25v11.25H4.75zM11.75 2.75v3.5h3.5M7.5 10h5M7.5 13h5",
  history: "M3.1 8.25a7.25 7.25 0 1 1-.3 2.75M3 4.5v3.75h3.75M10 6v4l2.75 1.75",
  edit: "M3.25 16.75l.75-3.5 9-9 2.75 2.75-9 9-3.5.75ZM11.25 6 14 8.75",
  copy: "M7 7h9.75v9.75H7zM13 7V3.25H3.25V13H7",
  upload: "M10 13V3.5M6 7.25l4-4 4 4M3.5 16.75h13",
  paperclip:
    "m15.75 9.25-6.1 6.1a3.75 3.75 0 0 1-5.3-5.3l6.4-6.4a2.5 2.5 0 0 1 3.54 3.54l-6.3 6.3a1.25 1.25 0 0 1-1.77-1.77l5.4-5.4",
} as const;

export type MemberIconName = keyof typeof memberIconPaths;

type Props = Omit<ComponentProps<typeof IconFrame>, "path"> & { name: MemberIconName };

export function MemberIcon({ name, ...icon }: Props) {
  return <IconFrame path={memberIconPaths[name]} {...icon} />;
}
