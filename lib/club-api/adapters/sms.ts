/** A text message. `messageId` is the same at every try, so that the gateway can drop a repetition. */
export type Sms = { messageId: string; to: string; text: string };

/** Where text messages go. `send` rejects when the message was not taken over; the caller tries again. */
export type SmsSender = { send(sms: Sms): Promise<void>; close(): Promise<void> };
