import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type OpenDatabase, openDatabase } from "../db/client";
import type { Database } from "../db/database";
import { findClub } from "../domains/policies";
import { frozenClock, systemClock } from "../platform/clock";
import type { Club, Context } from "../platform/context";
import { type Env, readEnv } from "../platform/env";
import { errorCode, StartError } from "../platform/failure";
import { openStorage } from "../services";
import { adminCommands } from "./admin-commands";
import { clubCommands } from "./club-commands";
import { type Command, CommandFailure, type CommandResult, type Given, type Machine } from "./command";
import { copyCommands } from "./copy-commands";
import { doctor } from "./doctor/doctor-command";
import { migrateCommand } from "./migrate-command";
import { pushCommands } from "./push-commands";
import { workCommands } from "./work-commands";

const commands: readonly Command[] = [
  doctor,
  migrateCommand,
  ...clubCommands,
  ...adminCommands,
  ...copyCommands,
  ...pushCommands,
  ...workCommands,
];

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
    const { text, json, isFailed = false } = await runOn(machineOf(variables), asked);
    output.say(isJson ? JSON.stringify({ ok: !isFailed, ...json }) : text);
    return isFailed ? exits.failed : exits.done;
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

type Asked = { command: Command; given: Given; clubCode: string | undefined };

/** The command that the arguments name; null where help is asked for. Throws `UsageFault`. */
function readCommand(args: readonly string[]): Asked | null {
  const { values, positionals } = parsed(args);
  const { help, json: _, club, ...options } = values as Record<string, string | boolean | undefined>;
  if (help || positionals.length === 0) return null;
  const command = commands.find(({ name, words = [] }) => {
    const named = name.split(" ").length;
    return positionals.slice(0, named).join(" ") === name && positionals.length <= named + words.length;
  });
  if (!command) throw new UsageFault(`There is no command "${positionals.join(" ")}".`);
  const given = { ...wordsOf(command, positionals), ...textsOf(options) };
  const { name, needs = [], takes = [], words = [], flags = [] } = command;
  const missing = needs.find((option) => !given[option]);
  if (missing !== undefined) throw new UsageFault(`The command "${name}" needs --${missing}.`);
  const known = [...needs, ...takes, ...words, ...flags];
  const unknown = Object.keys(given).find((option) => !known.includes(option));
  if (unknown !== undefined) throw new UsageFault(`The command "${name}" has no --${unknown}.`);
  return { command, given, clubCode: typeof club === "string" ? club : undefined };
}

function wordsOf({ name, words = [] }: Command, positionals: readonly string[]): Given {
  const rest = positionals.slice(name.split(" ").length);
  const missing = words[rest.length];
  if (missing !== undefined)
    throw new UsageFault(`The command "${name}" needs a ${missing}: ${name} <${missing}>.`);
  return Object.fromEntries(words.map((word, place) => [word, rest[place] ?? ""]));
}

const textsOf = (options: Record<string, string | boolean | undefined>): Given =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) =>
      value === undefined || value === false ? [] : [[name, value === true ? "yes" : value]],
    ),
  );

const optionNames = [...new Set(commands.flatMap(({ needs = [], takes = [] }) => [...needs, ...takes]))];
const flagNames = [...new Set(commands.flatMap(({ flags = [] }) => flags))];

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...Object.fromEntries(optionNames.map((name) => [name, { type: "string" as const }])),
        ...Object.fromEntries(flagNames.map((name) => [name, { type: "boolean" as const }])),
        club: { type: "string" },
        json: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new UsageFault(error instanceof Error ? error.message : String(error));
  }
}

/** Input of commands that open what they need themselves. */
function machineOf(variables: Record<string, string | undefined>): Machine {
  return {
    variables,
    readEnv: () => readEnv(variables),
    now: () => nowOf(readEnv(variables)),
    openDatabase: open,
  };
}

async function runOn(machine: Machine, { command, given, clubCode }: Asked): Promise<CommandResult> {
  if (command.of === "machine") return command.run(machine, given);
  const env = machine.readEnv();
  const database = await openExisting(env);
  try {
    const server = { env, db: database.db, storage: await openStorage(env), now: nowOf(env) };
    if (command.of === "server") return await command.run(server, given);
    const club = await clubOf(database.db, clubCode ?? env.clubCode);
    return await command.run({ ...server, ctx: contextOf(server.now, club) }, given);
  } catch (error) {
    throw lacksTables(error) ? new CommandFailure(missingTables) : error;
  } finally {
    await database.close();
  }
}

const missingTables =
  'The database does not have the tables of this release: run "npm run club -- migrate", then the command again.';

/** PostgreSQL's undefined table and undefined column. */
const lacksTables = (error: unknown) => ["42P01", "42703"].includes(errorCode(error) ?? "");

/** Opens the database of the club API; never makes one. Throws `StartError`. */
async function openExisting(env: Env): Promise<OpenDatabase> {
  const { dataDir, databaseUrl } = env;
  if (databaseUrl === undefined && !existsSync(join(dataDir, "pg"))) {
    throw new StartError(`There is no database in DATA_DIR=${dataDir}; set DATA_DIR or DATABASE_URL.`);
  }
  return open(env);
}

async function open(env: Env): Promise<OpenDatabase> {
  try {
    return await openDatabase(env);
  } catch (error) {
    if (env.databaseUrl !== undefined || !(error instanceof StartError)) throw error;
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

const nowOf = ({ demoNow }: Env) => (demoNow ? frozenClock(demoNow) : systemClock).now();

function contextOf(now: Date, club: Club): Context {
  const { defaultLanguage } = club;
  return {
    club,
    now,
    choice: { language: defaultLanguage, defaultLanguage },
    by: { kind: "job", name: "operator" },
    address: null,
    requestId: `operator-${process.pid}`,
    trail: { records: 0 },
  };
}

function helpText(): string {
  const lines = commands.map(({ name, words = [], needs = [], takes = [], flags = [], of, summary }) => {
    const usage = [
      name,
      ...words.map((word) => `<${word}>`),
      ...(of === "club" ? ["[--club …]"] : []),
      ...needs.map((option) => `--${option} …`),
      ...takes.map((option) => `[--${option} …]`),
      ...flags.map((flag) => `[--${flag}]`),
    ].join(" ");
    return `  ${usage}\n      ${summary}`;
  });
  return [
    "npm run club -- <command> [--json]",
    "",
    ...lines,
    "",
    "The club is CLUB_CODE unless --club names another one; the database is that of DATABASE_URL or DATA_DIR.",
  ].join("\n");
}
