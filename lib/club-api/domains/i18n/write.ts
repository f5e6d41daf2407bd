import type { TextCategory } from "@/lib/contract/code-values/texts";
import type { CallOutput } from "@/lib/contract/routes";
import type { MessageChanges } from "@/lib/contract/site/ops-settings";
import type { Language } from "@/lib/shared/languages";
import { hasSameVariables } from "@/lib/shared/texts/message-variables";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import {
  deleteMessage,
  lockVersion,
  type Message,
  selectMessages,
  selectMessagesOf,
  selectOwnMessages,
  selectVersion,
  updateVersion,
  upsertMessage,
} from "./repository";

type Table = CallOutput<"GET /ops/languages">;
type TableQuery = {
  page: number;
  size: number;
  lang?: Language | undefined;
  category?: TextCategory | undefined;
  keyword?: string | undefined;
};

/**
 * One page of the messages of a language: the club's own words beside the system's (domain.md 11.8, P15). A message that
 * the club has in another language only is there too, with nothing of its own.
 */
export async function readMessageTable(
  db: Database,
  { club, choice }: Context,
  { page, size, lang = choice.language, category, keyword }: TableQuery,
): Promise<Table> {
  const system = await selectMessages(db, null, lang);
  const own = await selectOwnMessages(db, club.clubIdx);
  const rows = new Map<string, Table["list"][number]>();
  for (const { msg, ...key } of system)
    rows.set(keyOf(key), { ...key, msg: null, systemMsg: msg, ownIn: [] });
  for (const { msg, lang: spoken, ...key } of own) {
    const row = rows.get(keyOf(key)) ?? { ...key, msg: null, systemMsg: null, ownIn: [] };
    rows.set(keyOf(key), { ...row, msg: spoken === lang ? msg : row.msg, ownIn: [...row.ownIn, spoken] });
  }
  const word = keyword?.toLowerCase() ?? "";
  const wanted = [...rows.values()].filter(
    (row) =>
      (category === undefined || row.category === category) &&
      [row.code, row.msg, row.systemMsg].some((text) => text?.toLowerCase().includes(word)),
  );
  const list = wanted
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), "en"))
    .slice((page - 1) * size, page * size);
  const version = await selectVersion(db, club.clubIdx, lang);
  return { lang, version, list, total: wanted.length, page, size };
}

/**
 * Changes the club's own words of one language; its version rises. Throws 9001 `messages.N.msg` for a text with other
 * variables than the system's, and 2002 when the words changed since the given version.
 */
export function saveMessages(
  db: Database,
  ctx: Context,
  { lang, messages, version }: MessageChanges,
): Promise<{ lang: Language; saved: number; version: number }> {
  const { clubIdx } = ctx.club;
  return transaction(db, async (tx) => {
    const known = await lockVersion(tx, clubIdx, lang);
    if (version !== undefined && version !== known) throw new ClubFailure("STALE");
    const codes = messages.map((message) => message.code);
    const system = await selectMessagesOf(tx, null, lang, codes);
    const before = await selectMessagesOf(tx, clubIdx, lang, codes);
    for (const [place, { msg, ...key }] of messages.entries()) {
      if (msg === null) {
        await deleteMessage(tx, clubIdx, lang, key);
        continue;
      }
      refuseVariables(
        place,
        msg,
        system.find((one) => keyOf(one) === keyOf(key)),
      );
      await upsertMessage(tx, clubIdx, lang, { ...key, msg });
    }
    await updateVersion(tx, clubIdx, lang, known + 1);
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "message",
      entityKey: lang,
      before,
      after: messages,
    });
    return { lang, saved: messages.length, version: known + 1 };
  });
}

function keyOf({ category, code }: Omit<Message, "msg">): string {
  return `${category}:${code}`;
}

/**
 * Refuses a text whose variables differ from the system text's: one more would stay empty, one less would be lost.
 */
function refuseVariables(place: number, msg: string, system: Message | undefined): void {
  if (system && !hasSameVariables(msg, system.msg)) {
    throw new ClubFailure("VAL_FIELD", [`messages.${place}.msg`, "variables"]);
  }
}
