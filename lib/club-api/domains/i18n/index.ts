import type { Language } from "@/lib/shared/languages";
import type { Database } from "../../db/database";
import { type Message, type Scope, selectMessages, selectVersion } from "./repository";

export { readMessageTable, saveMessages } from "./write";

export type ServerMessages = { messages: Message[]; version: number };

/**
 * The messages of the system (`scope` null) or of a club in one language, with their version; no messages when the
 * caller has that version already. The version is read first: a change in between is fetched again, never lost.
 */
export async function readMessages(
  db: Database,
  scope: Scope,
  lang: Language,
  knownVersion: number | undefined,
): Promise<ServerMessages> {
  const version = await selectVersion(db, scope, lang);
  if (version === knownVersion) return { messages: [], version };
  return { messages: await selectMessages(db, scope, lang), version };
}
