import { readFileSync } from "node:fs";

export type Palette = ReadonlyMap<string, string>;

function declarations(block: string): [string, string][] {
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
    name,
    value.trim(),
  ]);
}

/** The declarations of every rule with one of these selectors, in the order of the file. */
function rules(css: string, selector: string): [string, string][] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, head = ""]) =>
      head
        .replaceAll(/\/\*[\s\S]*?\*\//g, "")
        .split(",")
        .some((part) => part.trim().split("\n").at(-1)?.trim() === selector),
    )
    .flatMap(([, , body = ""]) => declarations(body));
}

function resolve(values: Map<string, string>, value: string): string {
  // A club's own value comes first; without a club it is the one behind the comma.
  const [, inner = "", fallback] = /^var\((--[\w-]+)(?:,\s*(.+))?\)$/.exec(value) ?? [];
  const next = values.get(inner) ?? fallback;
  return next ? resolve(values, next) : value;
}

function palette(...layers: [string, string][][]): Palette {
  const values = new Map(layers.flat());
  return new Map([...values].map(([name, value]) => [name.slice(2), resolve(values, value)]));
}

const tokens = readFileSync("app/styles/tokens.css", "utf8");
const office = readFileSync("app/styles/tokens-office.css", "utf8");
const [officeLight = "", officeDark = ""] = office.split("@media (prefers-color-scheme: dark) {");
const site = rules(tokens, ":root");
const surface = rules(tokens, "[data-surface]");
const officeSelector = '[data-surface="office"]';

/** The colours as a browser would resolve them, per surface. */
export const palettes: Readonly<Record<"site" | "office light" | "office dark", Palette>> = {
  site: palette(site),
  "office light": palette(site, surface, rules(officeLight, officeSelector)),
  "office dark": palette(
    site,
    surface,
    rules(officeLight, officeSelector),
    rules(officeDark, officeSelector),
  ),
};
