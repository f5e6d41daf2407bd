import { createTransport } from "nodemailer";
import type { MailSender } from "./mail";

const timeoutMs = 15_000;

/** Sends by an SMTP server, `smtp://user:password@host:587` or `smtps://…`; `from` is the sender's address. */
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
    async send({ messageId, to, subject, text }) {
      await transport.sendMail({
        from,
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
