import type { ReactNode } from "react";
import { Ruler } from "@/components/ui/layout/ruler";

type Props = {
  title: string;
  message: string;
  note?: string;
  /** Whom to call; left out by a club that has entered no number yet. */
  contact?: string | undefined;
  /** The element of the title; a preview has no heading of its own. */
  as?: "h1" | "p";
  children?: ReactNode;
};

/** Stopped or closed: the club's words, when it ends, whom to call, and a calm view (`children`) below. */
export function StateSheet({ title, message, note, contact, as: Title = "h1", children }: Props) {
  return (
    <div className="flex flex-1 flex-col justify-between">
      <div className="page-width py-16">
        <Title className="max-w-[16em] font-serif text-title">{title}</Title>
        <p className="mt-6 max-w-[36rem] text-lead whitespace-pre-line text-ink-2">{message}</p>
        {note ? <p className="mt-4 font-semibold">{note}</p> : null}
        <Ruler className="mt-10 max-w-[27rem]" />
        {contact ? <p className="mt-6 text-ink-2">{contact}</p> : null}
      </div>
      {children}
    </div>
  );
}
