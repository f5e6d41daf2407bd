import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { z } from "zod";
import { parseData } from "../../platform/data-file";

/** The content of the files of a folder, by their names without an ending, as their schemas read them. */
export type Content<Files extends Record<string, z.ZodType>> = {
  [Name in keyof Files]: z.infer<Files[Name]>;
};

/**
 * A folder of the project: servers are bundled into one file, so their own place tells nothing, but every start command has
 * the project's root as its working directory.
 */
export const projectFolder = (path: string): string => resolve(process.cwd(), path);

/** `lostItems` is `lost-items`. */
export const fileOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const nameOf = (file: string) => file.replace(/-[a-z]/g, (pair) => pair.slice(1).toUpperCase());

/**
 * Reads and checks the JSON files that are there, also in folders below, which only put them in order. Throws a sentence that names the file and the place of a fault in it, or
 * a file without a schema, or one that is there twice.
 */
export function readFolder<Files extends Record<string, z.ZodType>>(
  folder: string,
  files: Files,
): Partial<Content<Files>> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map(({ name: file, parentPath }) => {
      const name = nameOf(basename(file, ".json"));
      const shown = `${basename(folder)}/${file}`;
      const schema = files[name];
      if (!schema) throw new Error(`The data file ${shown} has a name that nothing reads.`);
      return [
        name,
        parseData(shown, schema, JSON.parse(readFileSync(resolve(parentPath, file), "utf8"))),
      ] as const;
    });
  const names = entries.map(([name]) => name);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined)
    throw new Error(`The data file ${basename(folder)}/${fileOf(twice)}.json is there twice.`);
  return Object.fromEntries(entries) as Partial<Content<Files>>;
}

/** The same where all files have to be there. */
export function readWholeFolder<Files extends Record<string, z.ZodType>>(
  folder: string,
  files: Files,
): Content<Files> {
  const content = readFolder(folder, files);
  const missing = Object.keys(files).find((name) => !Object.hasOwn(content, name));
  if (missing !== undefined)
    throw new Error(`The data file ${basename(folder)}/${fileOf(missing)}.json is missing.`);
  return content as Content<Files>;
}
