import { envFile, filled, type Read, type Setting, type Values } from "./settings";

export const unitFiles = [
  "deploy/systemd/clubfront-api.service",
  "deploy/systemd/clubfront-migrate.service",
  "deploy/systemd/clubfront-web@.service",
] as const;

/** The club that the template is read for: the one that has an example of its variables. */
const instance = "MS01";

/** The values of a key of a unit, in their order. */
export const unitValues = (text: string, key: string): string[] =>
  [...text.matchAll(new RegExp(`^${key}=(.*)$`, "gm"))].map(([, value = ""]) => value);

/** The variables of each unit: its own, then those of the examples of its files, which win as systemd reads them. */
export function unitSettings(read: Read): Setting[] {
  return unitFiles.map((file) => {
    const text = read(file).replaceAll("%i", instance);
    const own = envFile(unitValues(text, "Environment").join(" ").replaceAll(" ", "\n"));
    const files = unitValues(text, "EnvironmentFile").map((path): Values => {
      const name = path.replace("/etc/clubfront/", "");
      return filled(envFile(read(`deploy/systemd/${name}.example`)));
    });
    const process = text.includes("dist/web.mjs") ? "web" : "api";
    return { file, name: file.replace(/.*\//, ""), process, values: Object.assign({}, own, ...files) };
  });
}
