import { addClub, NewClubFault } from "../db/seed/add-club";
import { listPresets } from "../db/seed/preset-data";
import { readClubs } from "../domains/clubs";
import { type Command, CommandFailure } from "./command";

/** Makes a club from a preset, beside those that are there. */
const add: Command = {
  name: "add",
  words: ["code"],
  summary: "Makes a club from a preset; its site stays stopped until /ishm/setup opens it.",
  needs: ["preset"],
  takes: ["language", "name", "admin"],
  isOfClub: false,
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
  isOfClub: false,
  async run({ db }) {
    const found = await readClubs(db);
    const lines = found.map(
      ({ clubCode, name, createdAt, openedAt }) =>
        `${clubCode.padEnd(10)}  ${createdAt.toISOString().slice(0, 10)}  ${openedAt ? "open   " : "set-up "}  ${name}`,
    );
    return { text: lines.length > 0 ? lines.join("\n") : "There is no club.", json: { clubs: found } };
  },
};

/** What a club can be made from. */
const presets: Command = {
  name: "presets",
  summary: "What a club can be made from.",
  isOfClub: false,
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

export const clubCommands: readonly Command[] = [add, list, presets];
