import type { Database } from "../db/database";
import type { Context } from "../platform/context";

/** What a command works with: the database, and who acts when in which club. */
export type CommandPlace = { db: Database; ctx: Context };

/** What a command has done: one or more sentences for a person, the same as fields for a program (`--json`). */
export type CommandResult = { text: string; json: Record<string, unknown> };

/** One thing that the operator of the server may do on its own machine, such as `admin unlock`. */
export type Command = {
  name: string;
  summary: string;
  /** Options with a value that have to be given, besides `--club`. */
  needs: readonly string[];
  run(place: CommandPlace, options: Readonly<Record<string, string>>): Promise<CommandResult>;
};

/** The command cannot be done as asked; the message is the one sentence to show. */
export class CommandFailure extends Error {}
