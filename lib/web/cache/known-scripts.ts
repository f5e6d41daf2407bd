import { isStarter } from "./late-scripts";
import { scriptValue } from "./script-json";

/** Next's renderer hands a page its data in pieces of this form (`use-flight-response.js`, `stream-ops.node.js`). */
const dataStart = "(self.__next_f=self.__next_f||[]).push([0])";
const dataPiece = /^self\.__next_f\.push\((\[[13],".*"\])\)$/;
/** The bundler starts its chunks by one line of this form (`get-page-files.js`). */
const bundlerStart =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/;
const chunk = /^static\/chunks\/[\w~-]+(?:\.[\w~-]+)*\.js$/;

/**
 * Whether an inline script is one that our own renderers make: a known body, or a known shape around nothing but JSON.
 * Only such scripts are named in a page's policy (S-41), so that one that got in by any other way does not run.
 */
export function isKnownScript(code: string): boolean {
  return code === dataStart || isDataPiece(code) || isBundlerStart(code) || isStarter(code);
}

function isDataPiece(code: string): boolean {
  const [, json = ""] = dataPiece.exec(code) ?? [];
  const value = scriptValue(json);
  return Array.isArray(value) && value.length === 2 && typeof value[1] === "string";
}

function isBundlerStart(code: string): boolean {
  const [, json = ""] = bundlerStart.exec(code) ?? [];
  const value = scriptValue(json) as { otherChunks?: unknown; runtimeModuleIds?: unknown } | undefined;
  if (!value || Object.keys(value).join() !== "otherChunks,runtimeModuleIds") return false;
  const { otherChunks, runtimeModuleIds } = value;
  return (
    Array.isArray(otherChunks) &&
    otherChunks.every((one) => typeof one === "string" && chunk.test(one)) &&
    Array.isArray(runtimeModuleIds) &&
    runtimeModuleIds.every(Number.isSafeInteger)
  );
}
