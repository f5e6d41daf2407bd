import { noticeEvents } from "./events";
import type { Message } from "./repository";

type Vars = Message["vars"];

/** Values that nobody but the receiver may ever read; they have done their work once they are sent. */
const secretNames: ReadonlySet<string> = new Set(["code", "ids"]);

/** The variables of a sent message without its secrets. */
export function withoutSecrets({ vars }: Pick<Message, "vars">): Vars {
  return Object.fromEntries(Object.entries(vars).filter(([name]) => !secretNames.has(name)));
}

/** The values as the office may see them: dots in place of each secret, whether it is still there or not. */
export function withDots({ vars }: Pick<Message, "vars">): Vars {
  return { ...vars, ...Object.fromEntries([...secretNames].map((name) => [name, "••••••"])) };
}

/** Whether a notice carries something that only its receiver may read. */
export function isSecretEvent(event: string): boolean {
  const names: readonly string[] = Object.entries(noticeEvents).find(([name]) => name === event)?.[1] ?? [];
  return names.some((name) => secretNames.has(name));
}
