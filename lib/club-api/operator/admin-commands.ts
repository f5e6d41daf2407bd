import { resetByOperator, unlockByOperator } from "../workflows/admins/manage-admins";
import { type Command, CommandFailure } from "./command";

const notFound = (id: string, clubCode: string) =>
  new CommandFailure(`There is no administrator ${id} in club ${clubCode}.`);

/** Lifts the locks of wrong passwords from an administrator's account. */
const unlock: Command = {
  name: "admin unlock",
  summary: "Forgets the wrong passwords of an administrator, whoever typed them.",
  needs: ["id"],
  of: "club",
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
  of: "club",
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
