import { migrate, newerDatabase, readMigrationState, refuseReplica } from "../db/migrate";
import { ensureParts } from "../db/partitions";
import { type Command, CommandFailure } from "./command";

const listed = (names: readonly string[]) => names.map((name) => `  ${name}`).join("\n");

/** Brings the schema of the database up to date, apart from a start of the club API. */
export const migrateCommand: Command = {
  name: "migrate",
  summary: "Brings the database up to this release; --dry-run only names what would run.",
  flags: ["dry-run"],
  of: "machine",
  async run(machine, given) {
    const env = machine.readEnv();
    const database = await machine.openDatabase(env);
    try {
      const { pending, unknown } = await readMigrationState(database.db);
      if (unknown > 0 && !env.allowsNewerDatabase) throw new CommandFailure(newerDatabase({ unknown }));
      const isDry = given["dry-run"] !== undefined;
      const json = { pending, isDry };
      if (isDry && pending.length > 0) {
        return { text: `${pending.length} migrations would run:\n${listed(pending)}`, json };
      }
      if (!isDry) {
        await refuseReplica(database.db);
        await migrate(database.db);
        await ensureParts(database.db, machine.now());
      }
      if (pending.length === 0) return { text: "The database is up to date.", json };
      return { text: `${pending.length} migrations ran:\n${listed(pending)}`, json };
    } finally {
      await database.close();
    }
  },
};
