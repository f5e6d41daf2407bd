import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MailSender } from "./mail";
import type { SmsSender } from "./sms";

const idShape = /^[A-Za-z0-9-]{1,100}$/;

/**
 * Sends nothing: each message becomes one JSON file in `folder`, named by its id, for demos and tests. A repeated
 * message overwrites its file.
 */
export function outboxFolder(folder: string): MailSender & SmsSender {
  return {
    async send(message) {
      if (!idShape.test(message.messageId)) throw new Error("That is no message id.");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = join(folder, `${message.messageId}.json`);
      await writeFile(`${target}.part`, `${JSON.stringify(message, null, 2)}\n`, { mode: 0o600 });
      await rename(`${target}.part`, target);
    },
    close: async () => undefined,
  };
}
