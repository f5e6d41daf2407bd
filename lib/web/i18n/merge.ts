import { type TextCategory, textCategory } from "@/lib/contract/code-values/texts";
import type { ServerMessages } from "@/lib/contract/site/i18n";

export type Messages = { [key: string]: string | Messages };

/** Categories of C1330 whose code is a key of the interface texts. */
const interfaceCategories = new Set<TextCategory>([
  textCategory.screenLabel,
  textCategory.dialogueMessage,
  textCategory.validation,
]);

/**
 * Puts server entries over interface texts, later ones winning. An entry for a key that the interface does not have
 * is passed over: it could only hide a spelling mistake.
 */
export function mergeServerMessages(base: Messages, entries: ServerMessages["messages"]): Messages {
  const merged = structuredClone(base);
  for (const { category, code, msg } of entries) {
    if (!interfaceCategories.has(category)) continue;
    const steps = code.split(".");
    const last = steps.pop() ?? "";
    const parent = steps.reduce<Messages | undefined>((node, step) => {
      const child = node && Object.hasOwn(node, step) ? node[step] : undefined;
      return typeof child === "object" ? child : undefined;
    }, merged);
    if (parent && Object.hasOwn(parent, last) && typeof parent[last] === "string") parent[last] = msg;
  }
  return merged;
}
