import { createHash } from "node:crypto";
import type { Club } from "@/lib/web/queries/club";

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

/** Source of icons: a picture of the club, and its look when it has colours of its own. */
export type IconSource = { picture: string | null; look: string | null };

/** The picture for icons, else the stacked logo, which is nearly square; the look without its shapes. */
export function iconSource({ addition, brand }: Pick<Club, "addition" | "brand">): IconSource {
  const { main, accent, fonts } = brand;
  return {
    picture: addition.favicon ?? addition.logoSimpleUd,
    look: main === null ? null : [main, accent, fonts].join(" "),
  };
}

/** Whether a club's icon is the product's own mark. */
export const isHouseIcon = ({ picture, look }: IconSource) => picture === null && look === null;

/** Stands in the address of icons: another picture or look of the club is another address. */
export function iconVersion({ picture, look }: IconSource): string {
  return createHash("sha256")
    .update(`${edition} ${picture ?? ""}${look === null ? "" : ` ${look}`}`)
    .digest("hex")
    .slice(0, 8);
}

/** `/icons/3f2a90bc/icon-192.png` */
export const iconPath = (source: IconSource, file: IconFile) => `/icons/${iconVersion(source)}/${file}`;
