import "server-only";
import { LRUCache } from "lru-cache";
import { paint } from "@/lib/web/pictures/paint";
import { getClub } from "@/lib/web/queries/club";
import { getClubFile } from "@/lib/web/queries/club-file";
import { type IconFile, iconFiles, iconSource, iconVersion } from "./icon-files";

/** A PNG in the wrapping of an ICO file, for those who ask for `/favicon.ico` without reading the page. */
export function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const icons = new LRUCache<string, Buffer>({ max: 24 });

/** An icon of the club as it is now, with its version. */
export async function currentIcon(file: IconFile): Promise<{ version: string; png: Buffer }> {
  const club = await getClub("en");
  const source = iconSource(club);
  const version = iconVersion(source);
  const { clubName } = club.info;
  const key = `${version}/${file}/${source.look === null ? "" : clubName}`;
  const cached = icons.get(key);
  if (cached) return { version, png: cached };
  const picture = await getClubFile(source.picture);
  const input = { ...iconFiles[file], picture, brand: club.brand, clubName };
  const png = await paint("icon", async () => (await import("./draw-icon")).drawIcon, input);
  // A picture that could not be had just now is asked for again.
  if (picture || !source.picture) icons.set(key, png);
  return { version, png };
}
