import type { AnyBoard } from "@/lib/web/queries/boards";
import type { BoardFrame } from "./board-section";
import { EventBoard } from "./event-board";
import { FameBoard } from "./fame-board";
import { LostItemBoard } from "./lost-item-board";
import { NoticeBoard } from "./notice-board";
import { ReferenceBoard } from "./reference-board";

/** Whichever board an address asks for. */
export function OneBoard({ shown, ...frame }: BoardFrame & { shown: AnyBoard }) {
  switch (shown.board) {
    case "notice":
      return <NoticeBoard {...frame} notices={shown.rows} />;
    case "event":
      return <EventBoard {...frame} events={shown.rows} />;
    case "reference":
      return <ReferenceBoard {...frame} references={shown.rows} />;
    case "hof":
      return <FameBoard {...frame} fame={shown.rows} />;
    case "lost-item":
      return <LostItemBoard {...frame} lostItems={shown.rows} />;
  }
}
