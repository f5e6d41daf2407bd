import { IdentityFault } from "./port";

const timeoutMs = 5_000;
const maxBytes = 100_000;

/** Posts to a provider and reads its JSON; every fault is an `IdentityFault` that holds nothing of what was sent. */
export async function postJson(url: string, headers: Record<string, string>, body: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: "POST",
      headers,
      body,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new IdentityFault(`HTTP ${response.status}`);
    return JSON.parse(await boundedText(response));
  } catch (error) {
    if (error instanceof IdentityFault) throw error;
    throw new IdentityFault(isTimeout(error) ? "timeout" : "no answer");
  }
}

/** `AbortSignal.timeout` ends a call with a DOMException of that name. */
function isTimeout(error: unknown): boolean {
  return typeof error === "object" && error !== null && "name" in error && error.name === "TimeoutError";
}

async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new IdentityFault("answer too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** A field of a JSON answer; undefined when the way to it does not exist. */
export function fieldOf(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((current, name) => {
    const isObject = typeof current === "object" && current !== null && Object.hasOwn(current, name);
    return isObject ? (current as Record<string, unknown>)[name] : undefined;
  }, value);
}

/** A text field, or a fault that names it. */
export function textField(value: unknown, ...path: readonly string[]): string {
  const found = fieldOf(value, ...path);
  if (typeof found !== "string" || found === "") throw new IdentityFault(path.at(-1) ?? "answer");
  return found;
}
