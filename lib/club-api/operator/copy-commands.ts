import { existsSync } from "node:fs";
import { openDatabase } from "../db/client";
import type { Database } from "../db/database";
import { migrate } from "../db/migrate";
import { readClubs } from "../domains/clubs";
import { noteBackup } from "../domains/job-runs";
import { systemClock } from "../platform/clock";
import { openStorage } from "../services";
import { ArchiveFault } from "../workflows/archives/archive";
import { backUpServer, checkServerArchive } from "../workflows/server-copy/backup";
import { restoreServer } from "../workflows/server-copy/restore";
import { copyDatabase } from "../workflows/server-copy/to-postgres";
import { type Command, CommandFailure } from "./command";
import { sumOf, tableOf } from "./row-counts";

async function asFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ArchiveFault) throw new CommandFailure(error.message);
    throw error;
  }
}

/** Writes everything into one file. */
const backup: Command = {
  name: "backup",
  summary: "Writes all clubs, rows of one moment and stored files, into one file, and reads it back.",
  needs: ["to"],
  of: "server",
  async run(server, { to = "" }) {
    if (existsSync(to)) throw new CommandFailure(`There is a file ${to} already: choose another name.`);
    const { rows, files, missing, clubs } = await asFailure(() => backUpServer(server, to));
    await noteForClubs(server.db);
    const lost =
      missing.length > 0 ? `\n${missing.length} stored files are not in the storage and not in it.` : "";
    const text = `${to} holds ${clubs.join(", ")}: ${sumOf(rows)} rows and ${files} files, read back.${lost}`;
    return { text, json: { to, clubs, rows, files, missing } };
  },
};

/** The clubs' status page tells when the last one was made. */
async function noteForClubs(db: Database): Promise<number> {
  const clubs = await readClubs(db);
  const idxs = clubs.map(({ clubIdx }) => clubIdx);
  await noteBackup(db, idxs, systemClock.now());
  return idxs.length;
}

/** For backups that other tools make. */
const note: Command = {
  name: "backup note",
  summary:
    "Notes that another tool, such as pg_basebackup, has made a backup now: the status page tells of it.",
  of: "server",
  async run({ db }) {
    const clubs = await noteForClubs(db);
    return { text: `Noted for ${clubs} clubs.`, json: { clubs } };
  },
};

/** Looks a backup over. */
const check: Command = {
  name: "backup check",
  summary: "Reads a backup and says what it holds; writes nothing and needs no database.",
  needs: ["from"],
  of: "machine",
  async run(_machine, { from = "" }) {
    const { head, end } = await asFailure(() => checkServerArchive(from));
    const text = `${from} is whole. It was made at ${head.madeAt} and holds ${head.clubs.join(", ")}:\n${tableOf(end.rows)}\n  ${end.files} files`;
    return { text, json: { from, madeAt: head.madeAt, clubs: head.clubs, rows: end.rows, files: end.files } };
  },
};

/** Fills an empty database from a backup. */
const restore: Command = {
  name: "restore",
  summary: "Fills an empty database and its storage from a backup, and compares every table with it.",
  needs: ["from"],
  of: "machine",
  async run(machine, { from = "" }) {
    // A damaged file is refused before a database is made.
    await asFailure(() => checkServerArchive(from));
    const env = machine.readEnv();
    const database = await machine.openDatabase(env);
    try {
      await migrate(database.db);
      const parts = { db: database.db, storage: await openStorage(env), now: machine.now() };
      const { rows, files, clubs } = await asFailure(() => restoreServer(parts, from));
      const text = `${clubs.join(", ")} are here: ${sumOf(rows)} rows and ${files} files, each table as it was.`;
      return { text, json: { clubs, rows, files } };
    } finally {
      await database.close();
    }
  },
};

/** Moves an embedded database to PostgreSQL. */
const toPostgres: Command = {
  name: "to-postgres",
  summary: "Copies the embedded database of DATA_DIR into an empty PostgreSQL, and compares every table.",
  needs: ["to"],
  of: "server",
  async run({ env, db }, { to = "" }) {
    if (env.databaseUrl !== undefined) {
      throw new CommandFailure(
        "DATABASE_URL is set: the copy is made from the embedded database of DATA_DIR.",
      );
    }
    if (!/^postgres(ql)?:\/\//.test(to)) {
      throw new CommandFailure("--to must be an address that begins with postgres://.");
    }
    const target = await openDatabase({ dataDir: env.dataDir, databaseUrl: to, database: env.database });
    try {
      await migrate(target.db);
      const rows = await asFailure(() => copyDatabase(db, target.db));
      const text = `${sumOf(rows)} rows were copied, each table as it was:\n${tableOf(rows)}\nSet DATABASE_URL and start the club API again; stored files stay where they are.`;
      return { text, json: { rows } };
    } finally {
      await target.close();
    }
  },
};

export const copyCommands: readonly Command[] = [check, note, backup, restore, toPostgres];
