/** A text mail. `messageId` is the same at every try, so that a receiver can tell a repetition. */
export type Mail = { messageId: string; to: string; subject: string; text: string };

/** Where mails go. `send` rejects when the mail was not taken over; the caller tries again. */
export type MailSender = { send(mail: Mail): Promise<void>; close(): Promise<void> };
