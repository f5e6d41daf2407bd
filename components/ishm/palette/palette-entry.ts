/** The parts of the list, in their order. */
export const paletteParts = [
  "recent",
  "menus",
  "actions",
  "notices",
  "members",
  "bookings",
  "admins",
] as const;
export type PalettePart = (typeof paletteParts)[number];

/** One line of the palette: a place to go to. */
export type PaletteEntry = {
  key: string;
  part: PalettePart;
  label: string;
  /** Where it belongs, or what tells it from others. */
  note?: string;
  href: string;
  words?: readonly string[];
};
