import { existsSync } from "node:fs";
import { addClub, NewClubFault } from "../db/seed/add-club";
import { listPresets } from "../db/seed/preset-data";
import { type ListedClub, readClubs } from "../domains/clubs";
import { ArchiveFault } from "../workflows/archives/archive";
import { countClub, deleteClub } from "../workflows/clubs/delete-club";
import { exportClub } from "../workflows/clubs/export-club";
import { importClub } from "../workflows/clubs/import-club";
import { type Command, CommandFailure, type Server } from "./command";
import { sumOf, tableOf } from "./row-counts";

/** Makes a club from a preset, beside those that are there. */
const add: Command = {
  name: "add",
  words: ["code"],
  summary: "Makes a club from a preset; its site stays stopped until /ishm/setup opens it.",
  needs: ["preset"],
  takes: ["language", "name", "admin"],
  of: "server",
  async run({ db, now }, { code = "", preset = "", language, name, admin }) {
    try {
      const added = await addClub(db, { clubCode: code, preset, language, name, adminId: admin }, now);
      const { clubCode, clubIdx, adminId, password } = added;
      const text =
        `Club ${clubCode} is there, made from the preset ${preset}; its site is stopped until it is opened.\n` +
        `Start its web with CLUB_CODE=${clubCode} and sign in at /ishm/setup as ${adminId} with the password ` +
        `${password}, shown only here; it asks for a new one at the first sign-in.`;
      return { text, json: { club: clubCode, clubIdx, preset, id: adminId, tempPassword: password } };
    } catch (error) {
      if (error instanceof NewClubFault) throw new CommandFailure(error.message);
      throw error;
    }
  },
};

/** The clubs of the server. */
const list: Command = {
  name: "list",
  summary: "The clubs of the server: code, name, since when, and whether the club is open.",
  of: "server",
  async run({ db }) {
    const found = await readClubs(db);
    const lines = found.map(
      ({ clubCode, name, createdAt, openedAt }) =>
        `${clubCode.padEnd(10)}  ${createdAt.toISOString().slice(0, 10)}  ${openedAt ? "open   " : "set-up "}  ${name}`,
    );
    return { text: lines.length > 0 ? lines.join("\n") : "There is no club.", json: { clubs: found } };
  },
};

/** Lists the presets for a new club. */
const presets: Command = {
  name: "presets",
  summary: "The presets from which a club can be made.",
  of: "server",
  async run() {
    const found = listPresets().map(({ name, head }) => ({
      name,
      title: head.names.en,
      summary: head.summary.en,
    }));
    const text = found
      .map(({ name, title, summary }) => `${name.padEnd(18)}  ${title}: ${summary}`)
      .join("\n");
    return { text, json: { presets: found } };
  },
};

async function clubOf({ db }: Pick<Server, "db">, code: string): Promise<ListedClub> {
  const found = (await readClubs(db)).find(({ clubCode }) => clubCode === code);
  if (!found) throw new CommandFailure(`There is no club ${code}.`);
  return found;
}

async function asFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ArchiveFault) throw new CommandFailure(error.message);
    throw error;
  }
}

/** Writes a club into one file. */
const exporting: Command = {
  name: "export",
  words: ["code"],
  summary: "Writes all of a club, rows and stored files, into one archive; the club stays.",
  needs: ["to"],
  of: "server",
  async run(server, { code = "", to = "" }) {
    if (existsSync(to)) throw new CommandFailure(`There is a file ${to} already: choose another name.`);
    const club = await clubOf(server, code);
    const { rows, files, missing } = await asFailure(() => exportClub(server, club, to));
    const lost =
      missing.length > 0 ? `\n${missing.length} stored files are not in the storage and not in it.` : "";
    const text = `${to} holds club ${code}: ${sumOf(rows)} rows and ${files} files.\n${tableOf(rows)}${lost}`;
    return { text, json: { club: code, to, rows, files, missing } };
  },
};

/** Makes a club from an archive. */
const importing: Command = {
  name: "import",
  summary: "Makes a club from an archive, beside those that are there; messages that waited are parked.",
  needs: ["from"],
  of: "server",
  async run(server, { from = "" }) {
    const { clubCode, clubIdx, rows, files, unproven } = await asFailure(() => importClub(server, from));
    const again =
      unproven > 0
        ? `\n${unproven} members prove who they are again at their next identity check, and the secret of the identity ` +
          "provider has to be entered again: they were kept with another server's key."
        : "";
    const text = `Club ${clubCode} is here: ${sumOf(rows)} rows and ${files} files.\n${tableOf(rows)}${again}`;
    return { text, json: { club: clubCode, clubIdx, rows, files, unproven } };
  },
};

/** Deletes a club. */
const deleting: Command = {
  name: "delete",
  words: ["code"],
  summary: "Deletes a club with all its rows and stored files; without --confirm it only counts them.",
  takes: ["confirm"],
  of: "server",
  async run(server, { code = "", confirm }) {
    const club = await clubOf(server, code);
    if ((await readClubs(server.db)).length === 1) {
      throw new CommandFailure(
        `${code} is the only club of this server: a new start would make another one. Add one first.`,
      );
    }
    if (confirm !== code) {
      const rows = await countClub(server, club);
      throw new CommandFailure(
        `Nothing was deleted. ${code} has ${sumOf(rows)} rows:\n${tableOf(rows)}\n` +
          `Export it first, then repeat with --confirm ${code}.`,
      );
    }
    const { rows, files } = await deleteClub(server, club);
    const text = `Club ${code} is gone: ${sumOf(rows)} rows and ${files} files.\n${tableOf(rows)}`;
    return { text, json: { club: code, rows, files } };
  },
};

export const clubCommands: readonly Command[] = [add, list, presets, exporting, importing, deleting];
