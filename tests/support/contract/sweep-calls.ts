import type { RouteDefinition } from "@/lib/contract/define-route";
import type { Answer, TestApi } from "../api";
import type { Write } from "../history/write-watch";
import { sweepClubs, victimNumber } from "../scenes/sweep-scene";
import { type CallInput, fillCall, type NumberAt, type NumberPlace, numberPlaces } from "./call-inputs";

/** Who calls: their token, their own number and the club that their body or path names. */
export type Attacker = { token: string | null; own: number; clubCode: string };

/** Sends calls from an address each, so that no limit answers in place of a check. */
export function createSender(api: TestApi) {
  let calls = 0;
  return function send(
    route: RouteDefinition,
    input: CallInput,
    token: string | null,
    clubCode?: string,
  ): Promise<Answer> {
    calls += 1;
    const named = clubCode === undefined ? {} : { clubCode };
    const query = new URLSearchParams(
      Object.entries({ ...input.query, ...named }).map(([name, value]) => [name, String(value)]),
    );
    return api.request(route.method, query.size === 0 ? input.path : `${input.path}?${query}`, {
      ...(token === null ? {} : { token }),
      ...(input.body === undefined || route.method === "GET" ? {} : { body: input.body }),
      headers: {
        "x-client-address": `2001:db8:${(calls >> 12).toString(16)}:${(calls & 0xfff).toString(16)}::1`,
        "idempotency-key": `sweep-${calls}`,
      },
    });
  };
}

/** The victim's number in every place. */
export function foreignEverywhere(
  route: RouteDefinition,
  { clubCode }: Pick<Attacker, "clubCode">,
): CallInput[] {
  return fillCall(route, () => victimNumber, { params: { club: clubCode }, fields: { clubCode } });
}

/** The victim's number in one place, the attacker's own in the others; only where there are others. */
export function foreignInOnePlace(route: RouteDefinition, { clubCode, own }: Attacker): CallInput[] {
  const places = numberPlaces(route);
  if (places.length < 2) return [];
  const at =
    (foreign: NumberPlace): NumberAt =>
    (place) =>
      place === foreign ? victimNumber : own;
  return places.flatMap((place) =>
    fillCall(route, at(place), { params: { club: clubCode }, fields: { clubCode } }),
  );
}

const { marks } = sweepClubs.victims;
/** Numbers of the victims' club: from 500 to 800 millions, as no number of another club, no price and no phone is. */
const victimsNumbers = /(?<![\w.-])[5-7]\d{8}(?![\w.])/g;

/** Data of the victims' club in an answer to somebody who has no business there. */
export function toldOfClub({ text }: Answer): string[] {
  const numbers = (text.match(victimsNumbers) ?? []).filter((number) => Number(number) !== victimNumber);
  return [...Object.values(marks).filter((mark) => text.includes(mark)), ...numbers.slice(0, 3)];
}

/** Data of the victim in an answer, or of the victims' club that it does not show in public. */
export function toldOfVictim({ text }: Answer): string[] {
  return [marks.own, marks.hidden].filter((mark) => text.includes(mark));
}

/** Rows that only their member may change: those tables' own numbers, and whatever refers to them. */
const ownedColumns =
  /^(member|claimant|booking|related_booking|moving_booking|coupon|waiting|draw|team_form|visit|voc|penalty|request|session|outbox|agreement|history|login|cert)_idx$/;

/** Rows of the victim, or that name a record of the victim. */
export function writtenOfVictim(writes: readonly Write[]): string[] {
  return writes
    .filter(({ before, after }) =>
      [before, after].some((row) =>
        Object.entries(row ?? {}).some(([name, value]) => ownedColumns.test(name) && value === victimNumber),
      ),
    )
    .map(toldWrite);
}

/**
 * Everything that was written in the victims' club, and rows of another club that name a record of it; but for the record of
 * what was asked, and forms that only their writer sees.
 */
export function writtenAcrossClubs(writes: readonly Write[]): string[] {
  const isAcross = ({ before, after }: Write) =>
    [before, after].some(
      (row) =>
        row?.club_idx === sweepClubs.victims.clubIdx ||
        Object.entries(row ?? {}).some(([name, value]) => name.endsWith("_idx") && value === victimNumber),
    );
  const isOwnNote = ({ table, after, before }: Write) =>
    ["audit_records", "drafts"].includes(table) &&
    (after ?? before)?.club_idx === sweepClubs.attackers.clubIdx;
  return writes.filter((write) => isAcross(write) && !isOwnNote(write)).map(toldWrite);
}

export const toldWrite = ({ table, action, after, before }: Write) =>
  `${action} ${table} ${JSON.stringify(after ?? before).slice(0, 200)}`;
