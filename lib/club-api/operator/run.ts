import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "../db/client";
import type { Database } from "../db/database";
import { findClub } from "../domains/policies";
import { frozenClock, systemClock } from "../platform/clock";
import type { Club, Context } from "../platform/context";
import { type Env, readEnv } from "../platform/env";
import { StartError } from "../platform/failure";
import { resetByOperator, unlockByOperator } from "../workflows/admins/manage-admins";

const notFound = (id: string, clubCode: string) =>
  new CommandFailure(`There is no administrator ${id} in club ${clubCode}.`);

/** Lifts the locks of wrong passwords from an administrator's account. */
const unlock: Command = {
  name: "admin unlock",
  summary: "Forgets the wrong passwords of an administrator, whoever typed them.",
  needs: ["id"],
  async run({ db, ctx }, { id = "" }) {
    const { clubCode } = ctx.club;
    if (!(await unlockByOperator(db, ctx, id))) throw notFound(id, clubCode);
    return { text: `${id} of ${clubCode} may sign in at once.`, json: { club: clubCode, id } };
  },
};

/** Gives an administrator, such as the last super admin, a password for one sign-in. */
const reset: Command = {
  name: "admin reset",
  summary: "Gives an administrator a temporary password, shown once; all sessions of the account end.",
  needs: ["id"],
  async run({ db, ctx }, { id = "" }) {
    const { clubCode } = ctx.club;
    const tempPassword = await resetByOperator(db, ctx, id);
    if (tempPassword === null) throw notFound(id, clubCode);
    const text =
      `${id} of ${clubCode} signs in at /ishm with the password ${tempPassword}, shown only here; ` +
      "it asks for a new one at the first sign-in.";
    return { text, json: { club: clubCode, id, tempPassword } };
  },
};

export const adminCommands: readonly Command[] = [unlock, reset];

/** Dependencies of a command: the database and the context. */
export type CommandContext = { db: Database; ctx: Context };

/** Result of a command: sentences for a person, and the same as fields for a program (`--json`). */
export type CommandResult = { text: string; json: Record<string, unknown> };

/** One thing that the operator of the server may do on its own machine, such as `admin unlock`. */
export type Command = {
  name: string;
  summary: string;
  /** Options with a value that have to be given, besides `--club`. */
  needs: readonly string[];
  run(place: CommandContext, options: Readonly<Record<string, string>>): Promise<CommandResult>;
};

/** The command cannot be done as asked; the message is the one sentence to show. */
export class CommandFailure extends Error {}

const commands: readonly Command[] = [...adminCommands];

/** Where a command's words go, such as the streams of the process. */
export type Output = { say(text: string): void; complain(text: string): void };

/** How a command ended, as the exit code of the process tells it. */
const exits = { done: 0, failed: 1, usage: 2 } as const;

/**
 * Runs one command of the operator: `admin unlock --club MS01 --id bookadmin1`. With `--json` the answer, or why there is
 * none, is one line of JSON. 0 when it was done, 1 when it could not be, 2 when it was asked wrongly.
 */
export async function runOperator(
  args: readonly string[],
  variables: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  const isJson = args.includes("--json");
  try {
    const asked = readCommand(args);
    if (asked === null) {
      output.say(helpText());
      return exits.done;
    }
    const { text, json } = await runOn(readEnv(variables), asked);
    output.say(isJson ? JSON.stringify({ ok: true, ...json }) : text);
    return exits.done;
  } catch (error) {
    if (!(error instanceof StartError || error instanceof CommandFailure || error instanceof UsageFault)) {
      throw error;
    }
    const { message } = error;
    if (isJson) output.say(JSON.stringify({ ok: false, error: message }));
    else output.complain(error instanceof UsageFault ? `${message}\n\n${helpText()}` : message);
    return error instanceof UsageFault ? exits.usage : exits.failed;
  }
}

class UsageFault extends Error {}

type Asked = { command: Command; options: Record<string, string>; clubCode: string | undefined };

/** The command that the arguments name; null where help is asked for. Throws `UsageFault`. */
function readCommand(args: readonly string[]): Asked | null {
  const { values, positionals } = parsed(args);
  if (values.help || positionals.length === 0) return null;
  const name = positionals.join(" ");
  const command = commands.find((one) => one.name === name);
  if (!command) throw new UsageFault(`There is no command "${name}".`);
  const options: Record<string, string> = values.id === undefined ? {} : { id: values.id };
  const missing = command.needs.find((option) => !options[option]);
  if (missing !== undefined) throw new UsageFault(`The command "${name}" needs --${missing}.`);
  return { command, options, clubCode: values.club };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        club: { type: "string" },
        id: { type: "string" },
        json: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new UsageFault(error instanceof Error ? error.message : String(error));
  }
}

async function runOn(env: Env, { command, options, clubCode }: Asked): Promise<CommandResult> {
  const database = await openExisting(env);
  try {
    const found = await clubOf(database.db, clubCode ?? env.clubCode);
    return await command.run({ db: database.db, ctx: contextOf(env, found) }, options);
  } finally {
    await database.close();
  }
}

/** Opens the database of the club API; never makes one. Throws `StartError`. */
async function openExisting({ dataDir, databaseUrl }: Env) {
  if (databaseUrl === undefined && !existsSync(join(dataDir, "pg"))) {
    throw new StartError(`There is no database in DATA_DIR=${dataDir}; set DATA_DIR or DATABASE_URL.`);
  }
  try {
    return await openDatabase({ dataDir, databaseUrl });
  } catch (error) {
    if (databaseUrl !== undefined || !(error instanceof StartError)) throw error;
    throw new StartError(
      `${error.message} The embedded database takes one process at a time: stop the club API, run the command, start it again.`,
    );
  }
}

async function clubOf(db: Database, code: string): Promise<Club> {
  const found = await findClub(db, code);
  if (!found) throw new CommandFailure(`There is no club ${code}.`);
  return found.club;
}

function contextOf({ demoNow }: Env, club: Club): Context {
  const { defaultLanguage } = club;
  return {
    club,
    now: (demoNow ? frozenClock(demoNow) : systemClock).now(),
    choice: { language: defaultLanguage, defaultLanguage },
    by: { kind: "job", name: "operator" },
    address: null,
    requestId: `operator-${process.pid}`,
    trail: { records: 0 },
  };
}

function helpText(): string {
  const lines = commands.map(({ name, needs, summary }) => {
    const usage = `${name} ${needs.map((option) => `--${option} …`).join(" ")}`;
    return `  ${usage.padEnd(24)}  ${summary}`;
  });
  return [
    "npm run club -- <command> [--club MS01] [--json]",
    "",
    ...lines,
    "",
    "The club is CLUB_CODE unless --club names another one; the database is that of DATABASE_URL or DATA_DIR.",
  ].join("\n");
}
