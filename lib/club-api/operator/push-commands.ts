import { makeVapidKeys } from "../adapters/push/vapid";
import type { Command } from "./command";

/** A pair of keys for app pushes, to be put into the settings; the server stores none. */
const keys: Command = {
  name: "push keys",
  summary: "Makes the keys of app pushes and prints them as settings; devices of earlier keys are lost.",
  of: "machine",
  async run() {
    const { publicKey, privateKey } = makeVapidKeys();
    const text = [
      `VAPID_PUBLIC_KEY=${publicKey}`,
      `VAPID_PRIVATE_KEY=${privateKey}`,
      "VAPID_SUBJECT=mailto:<whom push services turn to>",
    ].join("\n");
    return { text, json: { publicKey, privateKey } };
  },
};

export const pushCommands: readonly Command[] = [keys];
