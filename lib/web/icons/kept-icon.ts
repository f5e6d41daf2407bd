import "server-only";
import { LRUCache } from "lru-cache";
import { getClub } from "../queries/club";
import { getClubFile } from "../queries/club-file";
import { drawIcon } from "./drawing";
import { type IconFile, iconFiles, iconVersion } from "./icon-files";

const icons = new LRUCache<string, Buffer>({ max: 24 });

/** An icon of the club as it is now, with its version. */
export async function currentIcon(file: IconFile): Promise<{ version: string; png: Buffer }> {
  const { favicon } = (await getClub("en")).addition;
  const version = iconVersion(favicon);
  const key = `${version}/${file}`;
  const kept = icons.get(key);
  if (kept) return { version, png: kept };
  const picture = await getClubFile(favicon);
  const png = await drawIcon({ ...iconFiles[file], picture });
  // A picture that could not be had just now is asked for again.
  if (picture || !favicon) icons.set(key, png);
  return { version, png };
}
