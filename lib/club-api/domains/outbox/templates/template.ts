import type { NoticeEvent } from "../events";

/**
 * The texts of one language. A text message is `[{club}] ` and the text; a mail has `[{club}] ` and the subject, and the
 * text within the frame. A text holds every variable of its event, a subject any of them.
 */
export type Templates = {
  /** What stands around the text of a mail, at `{text}`. */
  frame: string;
  events: Record<NoticeEvent, { subject: string; text: string }>;
};
