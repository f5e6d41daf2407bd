/** Edits of source text. Each gives the text back unchanged where it finds no place. */

/** Adds names to the import of a module, or the import itself; Biome sorts it in later. */
export function withImport(text, names, module) {
  const found = new RegExp(`import \\{([^}]*)\\} from "${escaped(module)}";`).exec(text);
  const line = (all) => `import { ${all.join(", ")} } from "${module}";`;
  if (!found) return `${line(names)}\n${text}`;
  const there = found[1].split(",").flatMap((name) => name.trim() || []);
  return text.replace(found[0], line([...new Set([...there, ...names])]));
}

/** Puts lines behind the block that begins at the line of `index`: up to the next line that `isEnd` accepts. */
export function insertAfterBlock(text, start, isEnd, addition) {
  const lines = text.split("\n");
  const end = lines.findIndex((line, at) => at > start && isEnd(line));
  if (start < 0 || end < 0) return text;
  return [...lines.slice(0, end), addition, ...lines.slice(end)].join("\n");
}

export function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A word as the code writes it: `trip-plans` is `tripPlans`, or `TripPlans` with a capital. */
export function camel(name, isCapital = false) {
  const joined = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return isCapital ? joined[0].toUpperCase() + joined.slice(1) : joined;
}

/** Words for a person: `trip-plans` is `Trip plans`. */
export function title(name) {
  const words = name.replaceAll("-", " ");
  return words[0].toUpperCase() + words.slice(1);
}

export const languages = ["en", "ko", "ja", "zh"];

/** The first and last line of a group in a file of JSON, found by its keys and indentation; -1 where there is none. */
export function jsonGroup(lines, path) {
  let start = -1;
  path.forEach((key, depth) => {
    const opening = `${"  ".repeat(depth + 1)}"${key}": {`;
    start = lines.findIndex((line, at) => at > start && line === opening);
  });
  const closing = new RegExp(`^ {${path.length * 2}}\\},?$`);
  return [start, lines.findIndex((line, at) => at > start && closing.test(line))];
}

/** Where the contents of new clubs lie: a folder for each, and `common` for what all have alike. */
export const seedData = "lib/club-api/db/seed/data";

/** The data files of this name, one a club: `faqs.json`. */
export const seedFiles = (tree, name) => tree.list(seedData, `/${name}`);

/** Changes the value of a file of data in place; Biome breaks its lines later. */
export function editData(tree, path, change) {
  tree.edit(path, (text) => {
    const value = JSON.parse(text);
    change(value);
    return JSON.stringify(value);
  });
}

/** Adds texts to the files of interface texts, at the end of the group that `path` names. Nothing else moves there. */
export function addMessages(tree, path, name, textsOf) {
  for (const language of languages) {
    tree.edit(`messages/${language}.json`, (text) => {
      const lines = text.split("\n");
      const [start, end] = jsonGroup(lines, path);
      if (start < 0) return text;
      const indent = "  ".repeat(path.length + 1);
      const added = JSON.stringify({ [name]: textsOf(language) }, null, 2)
        .split("\n")
        .slice(1, -1);
      const group = added.map((line) => `${indent.slice(2)}${line}`);
      return [...lines.slice(0, end - 1), `${lines[end - 1]},`, ...group, ...lines.slice(end)].join("\n");
    });
  }
}
