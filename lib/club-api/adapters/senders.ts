import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

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

const timeoutMs = 15_000;

/**
 * Sends by an SMTP server, `smtp://user:password@host:587` or `smtps://…`. `from` is the address that mail comes back to, and
 * the sender's of a club without one of its own.
 */
export function smtpMail(url: string, from: string): MailSender {
  const host =
    from
      .split("@")
      .at(-1)
      ?.replace(/[^\w.-]/g, "") || "localhost";
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, to, subject, text, sender }) {
      await transport.sendMail({
        from: { name: sender?.name ?? "", address: sender?.address || from },
        envelope: { from, to: { name: "", address: to } },
        // An object, not a text: no address can bring a second one with it.
        to: { name: "", address: to },
        subject,
        text,
        messageId: `<${messageId}@${host}>`,
      });
    },
    close: async () => transport.close(),
  };
}

/** A text mail. `messageId` is the same at every try, so that a receiver can tell a repetition. */
export type Mail = {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  /** The club that writes; an empty address is the server's own. */
  sender?: { name: string; address: string };
};

/** Where mails go. `send` rejects when the mail was not taken over; the caller tries again. */
export type MailSender = { send(mail: Mail): Promise<void>; close(): Promise<void> };

/** A text message. `messageId` is the same at every try, so that the gateway can drop a repetition. */
export type Sms = {
  messageId: string;
  to: string;
  text: string;
  /** The telephone number that the club sends by; the gateway's own without it. */
  from?: string;
};

/** Where text messages go. `send` rejects when the message was not taken over; the caller tries again. */
export type SmsSender = { send(sms: Sms): Promise<void>; close(): Promise<void> };
