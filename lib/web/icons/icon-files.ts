import { createHash } from "node:crypto";

/** Every change of how icons are made is a new edition: their addresses change with it. */
const edition = 1;

type IconKind = { size: number; isMaskable: boolean };

/** The icons that the site names: of the browser's tab, of phones, and of installed apps in their own shapes. */
export const iconFiles = {
  "favicon-48.png": { size: 48, isMaskable: false },
  "apple-180.png": { size: 180, isMaskable: true },
  "icon-192.png": { size: 192, isMaskable: false },
  "icon-512.png": { size: 512, isMaskable: false },
  "maskable-192.png": { size: 192, isMaskable: true },
  "maskable-512.png": { size: 512, isMaskable: true },
} as const satisfies Record<string, IconKind>;
export type IconFile = keyof typeof iconFiles;

export function isIconFile(file: string): file is IconFile {
  return Object.hasOwn(iconFiles, file);
}

/** Stands in the address of icons: another picture of the club is another address. */
export function iconVersion(favicon: string | null): string {
  return createHash("sha256")
    .update(`${edition} ${favicon ?? ""}`)
    .digest("hex")
    .slice(0, 8);
}

/** `/icons/3f2a90bc/icon-192.png` */
export const iconPath = (favicon: string | null, file: IconFile) => `/icons/${iconVersion(favicon)}/${file}`;
