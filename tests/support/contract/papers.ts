import { posix } from "node:path";

/** The papers by their paths. */
export type Papers = Readonly<Record<string, string>>;

const withoutBlocks = (text: string) => text.replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, "");
const withoutCode = (text: string) => withoutBlocks(text).replace(/`[^`\n]*`/g, "");

/** The anchors of a paper's headings, as public forges make them. */
export function anchorsOf(text: string): string[] {
  const seen = new Map<string, number>();
  return [...withoutBlocks(text).matchAll(/^#{1,6} +(.+?) *#*$/gm)].map(([, heading = ""]) => {
    const anchor = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-");
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    return times === 0 ? anchor : `${anchor}-${times}`;
  });
}

function isBroken(file: string, target: string, papers: Papers, isThere: (path: string) => boolean): boolean {
  const [path = "", anchor] = target.split("#");
  const full = path === "" ? file : posix.join(posix.dirname(file), path);
  if (!isThere(full) && papers[full] === undefined) return true;
  if (anchor === undefined) return false;
  return !anchorsOf(papers[full] ?? "").includes(anchor);
}

/** Relative links and pictures that lead nowhere. */
export function brokenLinks(file: string, papers: Papers, isThere: (path: string) => boolean): string[] {
  const code = withoutCode(papers[file] ?? "");
  const inline = [...code.matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g)];
  const named = [...code.matchAll(/^\[[^\]]+\]:\s*(\S+)/gm)];
  return [...inline, ...named]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/i.test(target))
    .filter((target) => isBroken(file, target, papers, isThere));
}

const ownCommands = new Set(["ci", "install", "exec", "run"]);

/** Scripts that a paper names and package.json does not have. */
export function unknownScripts(text: string, scripts: readonly string[]): string[] {
  const code = [
    ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, one = ""]) => one),
    ...[...text.matchAll(/^```.*\n([\s\S]*?)^```/gm)].map(([, one = ""]) => one),
  ].join("\n");
  const named = [...code.matchAll(/\bnpm (?:run ([\w:-]+)|([a-z]+))/g)]
    .filter(([, run, own]) => run !== undefined || !ownCommands.has(own ?? ""))
    .map(([, run, own]) => run ?? own ?? "");
  return [...new Set(named)].filter((name) => !scripts.includes(name));
}

/** Paths in backticks below a known folder that are not there; placeholders and patterns are passed over. */
export function missingPaths(text: string, isThere: (path: string) => boolean): string[] {
  const named = [...text.matchAll(/`((?:app|components|lib|tests|deploy|docs|messages)\/[^`\s]*)`/g)];
  return named
    .map(([, path = ""]) => path)
    .filter((path) => !/[<>*{}…$]/.test(path))
    .map((path) => path.replace(/[:#].*$/, ""))
    .filter((path) => !path.startsWith("app/[") && !isThere(path));
}

/** Variables of the first column of a paper's tables. */
export function variablesOfTable(text: string): string[] {
  const cells = [...text.matchAll(/^\| ((?:`[A-Z][A-Z0-9_]+`(?:, )?)+) \|/gm)];
  return [...new Set(cells.flatMap(([, cell = ""]) => cell.match(/[A-Z][A-Z0-9_]+/g) ?? []))].sort();
}

/** Variables that a source reads: of the environment, or as the keys of its schema. */
export function variablesOfCode(source: string): string[] {
  const read = [
    ...source.matchAll(/(?:source|process\.env)\.([A-Z][A-Z0-9_]+)/g),
    ...source.matchAll(/origin\(source, "([A-Z][A-Z0-9_]+)"/g),
    ...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):? /gm),
    ...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): z$/gm),
  ];
  return [...new Set(read.map(([, name = ""]) => name))].sort();
}
