import type { Senders } from "@/lib/club-api/domains/outbox";

export type SentMessage = { messageId: string; to: string; text: string; subject?: string };

/** Senders that keep what they took over; `fails` decides which sends they refuse. */
export function stubSenders(fails: (message: SentMessage, count: number) => boolean = () => false) {
  const sent: SentMessage[] = [];
  let count = 0;
  const sender = {
    async send(message: SentMessage) {
      count += 1;
      if (fails(message, count)) throw new Error(`550 ${message.to} refused`);
      sent.push(message);
    },
    close: async () => undefined,
  };
  const senders: Senders = { mail: sender, sms: sender, push: null };
  return { senders, sent, tries: () => count };
}
