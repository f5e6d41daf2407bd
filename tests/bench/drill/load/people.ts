import { randomUUID } from "node:crypto";
import { FormData } from "undici";
import { bookingBody } from "../../api/client";
import type { Answer, Front, Who } from "./client";
import type { Ledger, SentCall } from "./ledger";

/** Somebody who does one request after the other; `step` sends the next one. */
export type Person = { step(): Promise<void>; isBusy: boolean };

const languages = ["", "/ko", "/ja", "/zh"];
const pages = [
  "",
  "/club",
  "/course",
  "/guide",
  "/community",
  "/reservation",
  "/weather",
  "/community/notice/12",
];
const calls = ["/site/state?clubCode=MS01", "/notice/normal?clubCode=MS01", "/menus/club/MS01"];
const club = "MS01";

/** A stranger: mostly pages, some calls that pages make. */
export function visitor(front: Front, number: number): Person {
  const who: Who = { cookie: "", address: `198.18.${(number >> 8) & 255}.${number & 255}` };
  let turn = number;
  return person(async () => {
    turn += 7;
    if (turn % 4 === 3) {
      const path = `/hp/api${calls[turn % calls.length]}`;
      await front.ask({ kind: "call", method: "GET", path }, who);
      return;
    }
    const path = `${languages[turn % languages.length]}${pages[turn % pages.length]}` || "/";
    await front.ask({ kind: "page", method: "GET", path }, who);
  });
}

export type MemberPlace = { memberIdx: number; date: string; sheetIdx: number; who: Who };

/** A member: looks at a day, holds a time, books it, looks at the booking and cancels it, over and over. */
export function member(front: Front, ledger: Ledger, place: MemberPlace): Person {
  const { memberIdx, who } = place;
  const next = memberSteps(front, ledger, place);
  return person(async () => {
    await next(memberIdx, who);
  });
}

/** Look, hold, book, look, cancel. */
const roundSteps = 5;
type Booked = { bookingIdx: number; version: number };

/** The next request of a member; what was not answered is asked again, a booking and a cancellation under the same key. */
function memberSteps(front: Front, ledger: Ledger, { memberIdx: number, date, sheetIdx }: MemberPlace) {
  let call: SentCall | null = null;
  let booked: Booked | null = null;
  let cancelKey: string | null = null;
  // Members are at different places of their round, so that there is a booking at any time.
  let looks = number % roundSteps;
  const look = (memberIdx: number, who: Who) =>
    front.ask(
      {
        kind: "call",
        method: "GET",
        path: `/hp/api/reservation/sheets/${memberIdx}/${date}`,
        name: "GET the sheet of a day",
      },
      who,
    );
  const hold = async (memberIdx: number, who: Who) => {
    const path = `/hp/api/reservation/sheet/lock/${sheetIdx}`;
    const asked = {
      kind: "call",
      method: "PUT",
      path,
      name: "PUT a hold",
      body: { clubCode: club },
    } as const;
    const answer = await front.ask(asked, who);
    if (!answer.json?.result) return;
    call = { member: memberIdx, key: randomUUID(), sheetIdx, state: "open" };
    ledger.calls.push(call);
  };
  const book = async (memberIdx: number, who: Who, sent: SentCall) => {
    const answer = await sendBooking(front, sent, memberIdx, who);
    booked = settle(ledger, sent, answer);
    if (booked) looks = 1;
    if (sent.state !== "open") call = null;
  };
  const cancel = async (who: Who, { bookingIdx, version }: Booked) => {
    cancelKey ??= randomUUID();
    ledger.told.set(bookingIdx, "cancelling");
    const body = { bookingIdx, version, reasonCode: "C1", reasonText: "", agreePenalty: false };
    const path = "/hp/api/reservation/cancel";
    const asked = { kind: "booking", method: "DELETE", path, name: "DELETE a booking", body } as const;
    const answer = await front.ask({ ...asked, key: cancelKey }, who);
    if (isUnanswered(answer)) return;
    if (answer.json?.result) ledger.told.set(bookingIdx, "cancelled");
    [booked, cancelKey] = [null, null];
  };
  return async (memberIdx: number, who: Who): Promise<void> => {
    if (call) return book(memberIdx, who, call);
    if (looks > 0) {
      looks -= 1;
      return void (await look(memberIdx, who));
    }
    if (!booked) return hold(memberIdx, who);
    await cancel(who, booked);
    if (!booked) looks = 1;
  };
}

export function sendBooking(
  front: Front,
  { key, sheetIdx }: SentCall,
  memberIdx: number,
  who: Who,
): Promise<Answer> {
  const path = "/hp/api/reservation/booking";
  const body = bookingBody(memberIdx, sheetIdx);
  return front.ask({ kind: "booking", method: "POST", path, name: "POST a booking", body, key }, who);
}

/** Notes what a booking call was answered with; the booking when there is one. */
export function settle(ledger: Ledger, sent: SentCall, answer: Answer): Booked | null {
  if (isUnanswered(answer)) return null;
  if (!answer.json?.result) {
    if (sent.state === "booked") ledger.changed.push(`${sent.key} was booked and is refused: ${answer.text}`);
    sent.state = "refused";
    return null;
  }
  const booked = answer.json.data as Booked;
  ledger.booked(sent, booked.bookingIdx);
  return booked;
}

/** No answer, or one that says nothing about the call. */
export const isUnanswered = ({ status, json }: Answer) => status === 0 || status >= 500 || json === null;

const file = () => new File([`%PDF-1.7 ${"text ".repeat(4_000)}`], "notes.pdf", { type: "application/pdf" });

type Editor = { name: string; keepsTurns: number };

/** An administrator: publishes a notice with a file, looks at the list, and takes it away again after so many turns. */
export function staff(front: Front, ledger: Ledger, who: Who, { name, keepsTurns }: Editor): Person {
  let turn = 0;
  let noticeIdx: number | null = null;
  const publish = async () => {
    const title = `Drill ${name} ${turn}`;
    const form = new FormData();
    const data = { title, contents: "<p>A drill.</p>" };
    form.set("data", new Blob([JSON.stringify(data)], { type: "application/json" }));
    form.append("files", file());
    const asked = {
      kind: "staff",
      method: "POST",
      path: "/hp/api/notice?lang=en",
      name: "POST a notice",
    } as const;
    const answer = await front.ask({ ...asked, form }, who);
    if (!answer.json?.result) return;
    noticeIdx = (answer.json.data as { noticeIdx: number }).noticeIdx;
    ledger.published += 1;
    ledger.notices.set(noticeIdx, { title, isThere: true, toldAt: performance.now() });
  };
  const remove = async (idx: number) => {
    const asked = {
      kind: "staff",
      method: "DELETE",
      path: "/hp/api/notice",
      name: "DELETE a notice",
    } as const;
    const known = ledger.notices.get(idx);
    // Until it is answered nobody knows whether a page has it.
    ledger.notices.delete(idx);
    const answer = await front.ask({ ...asked, body: { idxs: [idx] } }, who);
    if (known && !isUnanswered(answer)) {
      ledger.notices.set(idx, { ...known, isThere: false, toldAt: performance.now() });
    }
    noticeIdx = null;
  };
  const list = {
    kind: "staff",
    method: "GET",
    path: "/hp/api/notice/admin?lang=en",
    name: "GET notices",
  } as const;
  return person(async () => {
    turn += 1;
    if (noticeIdx === null && turn % 2 === 0) return publish();
    if (noticeIdx !== null && turn % keepsTurns === 0) return remove(noticeIdx);
    await front.ask(list, who);
  });
}

function person(step: () => Promise<void>): Person {
  const self: Person = {
    isBusy: false,
    async step() {
      self.isBusy = true;
      try {
        await step();
      } finally {
        self.isBusy = false;
      }
    },
  };
  return self;
}
