import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";

/** A place of a stack trace in a script of the build: file, line and column. */
const place = /(?:file:\/\/)?(\/[^\s():]*\/\.next\/server\/[^\s():]+\.js):(\d+):(\d+)/g;
const mostKnown = 500;
const known = new Map<string, string>();

/**
 * Puts places in the sources where a text, such as a stack trace, names places in scripts of the build. A map is read when a
 * place in its script is logged for the first time, and not kept: with `--enable-source-maps` Node keeps those of every script
 * and package that it runs, a sixth of the web's memory. A place whose map is not there, as in the image, stays.
 */
export function withSourcePlaces(text: string): string {
  return text.replace(place, (found, script: string, line: string, column: string) => {
    const source = known.get(found) ?? sourcePlace(script, Number(line), Number(column)) ?? found;
    if (known.size >= mostKnown) known.clear();
    known.set(found, source);
    return source;
  });
}

/** `components/x.tsx:12:5`; null without a map, or where the map says nothing. Lines and columns count from one. */
function sourcePlace(script: string, line: number, column: number): string | null {
  const file = `${script}.map`;
  try {
    const entry = new SourceMap(JSON.parse(readFileSync(file, "utf8"))).findEntry(line - 1, column - 1);
    if (!("originalSource" in entry)) return null;
    const source = resolve(dirname(file), decodeURI(entry.originalSource));
    return `${relative(process.cwd(), source)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  } catch {
    return null;
  }
}
