import type { FileStorage } from "../adapters/storage";
import type { Database } from "../db/database";
import type { Context } from "../platform/context";

/** What every command gets: the database, the stored files, the clock's now, and the club that it is about. */
export type Server = { db: Database; storage: FileStorage; now: Date };
export type ServerOfClub = Server & { ctx: Context };

/** Result of a command: sentences for a person, and the same as fields for a program (`--json`). */
export type CommandResult = { text: string; json: Record<string, unknown> };
/** Values by name: of the words after the command, and of the options. */
export type Given = Readonly<Record<string, string>>;

type Usage = {
  name: string;
  summary: string;
  /** Names of the words after the command, such as `code`; all have to be given. */
  words?: readonly string[];
  /** Options with a value that have to be given. */
  needs?: readonly string[];
  /** Options with a value that may be given. */
  takes?: readonly string[];
};

/** One thing that the operator of the server may do on its own machine, such as `admin unlock`. */
export type Command = Usage &
  (
    | { isOfClub: true; run(server: ServerOfClub, given: Given): Promise<CommandResult> }
    | { isOfClub: false; run(server: Server, given: Given): Promise<CommandResult> }
  );

/** The command cannot be done as asked; the message is the one sentence to show. */
export class CommandFailure extends Error {}
