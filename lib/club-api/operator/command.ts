import type { FileStorage } from "../adapters/storage";
import type { OpenDatabase } from "../db/client";
import type { Database } from "../db/database";
import type { Context } from "../platform/context";
import type { Env } from "../platform/env";

/** Given to a command of the server: its settings, the database, the stored files and the clock's now. */
export type Server = { env: Env; db: Database; storage: FileStorage; now: Date };
export type ServerOfClub = Server & { ctx: Context };

/** Given to a command that opens what it needs itself, such as one that makes the database. */
export type Machine = {
  variables: Readonly<Record<string, string | undefined>>;
  /** The checked settings. Throws `StartError`. */
  readEnv(): Env;
  now(): Date;
  /** Opens the database of the settings, and makes an embedded one where there is none. Throws `StartError`. */
  openDatabase(env: Env): Promise<OpenDatabase>;
};

/**
 * Result of a command: sentences for a person, and the same as fields for a program (`--json`). `isFailed` gives the exit
 * code of a failure to a result that says in full what is wrong.
 */
export type CommandResult = { text: string; json: Record<string, unknown>; isFailed?: boolean };
/** Values by name: of the words after the command, and of the options; a flag that was given is `yes`. */
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
  /** Options without a value. */
  flags?: readonly string[];
};

/** One thing that the operator of the server may do on its own machine, such as `admin unlock`. */
export type Command = Usage &
  (
    | { of: "club"; run(server: ServerOfClub, given: Given): Promise<CommandResult> }
    | { of: "server"; run(server: Server, given: Given): Promise<CommandResult> }
    | { of: "machine"; run(machine: Machine, given: Given): Promise<CommandResult> }
  );

/** The command cannot be done as asked; the message is the one sentence to show. */
export class CommandFailure extends Error {}
