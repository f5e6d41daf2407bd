import type { SetupOverview } from "@/lib/contract/site/setup";
import type { SetupMark } from "@/lib/contract/site/setup-steps";
import { setupStepNames } from "@/lib/contract/site/setup-steps";
import type { Language } from "@/lib/shared/languages";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { openingOf } from "../../domains/clubs";
import { codeEntries } from "../../domains/codes";
import { readPolicies } from "../../domains/policies";
import {
  countPeople,
  countSlots,
  type MarkRow,
  missingRecords,
  readMarks,
  readSetupFacts,
  readSetupRecords,
  type SetupFacts,
  setupGapsOf,
} from "../../domains/setup";
import { dayIn, greenFeeIn, readRuleBook, slotsToLay } from "../../domains/tee-sheets";
import { readSetupTerms } from "../../domains/terms";
import type { Context } from "../../platform/context";
import type { IdentityEnv } from "../../platform/network/identity-env";
import { pickText } from "../../platform/texts";

/** Days that the preview of tee times and prices looks at, today included. */
const previewDays = 14;

/** State and gaps of the set-up, computed from the records; an open club only tells since when it is open. */
export async function readSetup(
  db: Database,
  ctx: Context,
  { allowsMock }: Pick<IdentityEnv, "allowsMock">,
): Promise<SetupOverview> {
  const { clubIdx, zone } = ctx.club;
  const marks = new Map((await readMarks(db, clubIdx)).map((row) => [row.step, row]));
  const seenOf = (mark: SetupMark) => seen(ctx, marks.get(mark));
  const openedAt = await openingOf(db, clubIdx);
  const people = await countPeople(db, clubIdx);
  const versions = openedAt ? [] : await readSetupTerms(db, ctx);
  const facts = openedAt ? null : await gatherFacts(db, ctx, { allowsMock, marks, people, versions });
  const gaps = facts && setupGapsOf(facts);
  return {
    openedAt: openedAt && clubTimestamp(openedAt, zone),
    openedBy: marks.get("open")?.seenBy ?? null,
    steps: gaps
      ? setupStepNames.map((step) => ({
          step,
          isDone: gaps[step].length === 0,
          missing: gaps[step],
          seen: isMark(step) ? seenOf(step) : null,
          version: (isMark(step) && marks.get(step)?.version) || 0,
        }))
      : [],
    drafts: versions
      .filter(({ isDraft }) => isDraft)
      .map(({ termsIdx, title, version, revision, needs }) => ({
        termsIdx,
        title,
        version,
        revision,
        needs,
      })),
    tests: { email: seenOf("emailTest"), sms: seenOf("smsTest"), identity: seenOf("identityTest") },
    missingRecords: openedAt ? [] : missingRecords(await readSetupRecords(db, clubIdx), ctx.club.languages),
    counts: {
      admins: people.admins,
      members: people.members,
      slots: await countSlots(db, clubIdx, clubDate(ctx.now, zone)),
      courses: facts?.courses.length ?? 0,
    },
  };
}

function isMark(step: (typeof setupStepNames)[number]): step is SetupMark & typeof step {
  return !["identity", "terms", "senders", "people"].includes(step);
}

function seen({ club }: Context, row: MarkRow | undefined): { by: string; at: string } | null {
  return row ? { by: row.seenBy, at: clubTimestamp(row.seenAt, club.zone) } : null;
}

type Gathered = {
  allowsMock: boolean;
  marks: ReadonlyMap<SetupMark, MarkRow>;
  people: { reachable: number };
  versions: SetupFacts["terms"];
};

/** Everything that the steps are judged by. */
export async function gatherFacts(
  db: Database,
  ctx: Context,
  { allowsMock, marks, people, versions }: Gathered,
): Promise<SetupFacts> {
  const { clubIdx, clubCode, languages } = ctx.club;
  const { info, cert, courses, holes } = await readSetupFacts(db, clubIdx);
  const profile = (await readPolicies(db, clubIdx, ["C0010"])).get("C0010");
  const clubNames: Partial<Record<Language, string>> = {};
  for (const language of languages) clubNames[language] = info?.texts[language]?.clubName ?? "";
  return {
    clubCode,
    languages,
    clubNames,
    marks: new Set(marks.keys()),
    coursesInPlay: profile?.value3.split(",").filter(Boolean) ?? [],
    courses: courses.map(({ names, ...course }) => ({
      ...course,
      name: pickText(names, ctx.choice) ?? course.courseCode,
    })),
    holes,
    ...(await readDaysAhead(db, ctx)),
    terms: versions,
    cert: cert ?? { methods: [], niceDriver: "MOCK", emailSender: "", smsSender: "" },
    allowsMock,
    reachableAdmins: people.reachable,
  };
}

/** The tee times of the next days, and what of them has no price for somebody who may book it. */
async function readDaysAhead(
  db: Database,
  ctx: Context,
): Promise<Pick<SetupFacts, "openDays" | "daysWithoutTimes" | "bookableTypes" | "unpriced">> {
  const from = clubDate(ctx.now, ctx.club.zone);
  const days = Array.from({ length: previewDays }, (_, place) => addDays(from, place));
  const to = days.at(-1) ?? from;
  const book = await readRuleBook(db, ctx, from, to);
  const slots = await slotsToLay(db, ctx, from, to);
  const laid = new Set(slots.map(({ playDate }) => playDate));
  const openDays = days.filter((date) => dayIn(book, date).isOpen);
  const { clubIdx } = ctx.club;
  const typeNames = await codeEntries(db, clubIdx, "memberTypes", ctx.choice);
  const periodNames = await codeEntries(db, clubIdx, "periods", ctx.choice);
  const nameIn = (entries: typeof typeNames, key: string) =>
    entries.find((entry) => entry.key === key)?.keyName ?? key;
  const bookable = book.openRules.filter(({ isBookable }) => isBookable).map(({ memberType }) => memberType);
  const unpriced = new Set<string>();
  const judged = new Set<string>();
  for (const slot of slots) {
    const { playDate, period, holeCode = "18" } = slot;
    const kind = `${dayIn(book, playDate).dayType} ${period} ${holeCode}`;
    if (judged.has(kind)) continue;
    judged.add(kind);
    const fees = { slot: { ...slot, priceOverride: null }, holeCode, partySize: slot.maxPlayers };
    for (const memberType of bookable) {
      const priced = greenFeeIn(book, fees, memberType);
      if (priced === null) unpriced.add(`${nameIn(typeNames, memberType)} · ${nameIn(periodNames, period)}`);
    }
  }
  return {
    openDays,
    daysWithoutTimes: openDays.filter((date) => !laid.has(date)),
    bookableTypes: bookable.map((memberType) => nameIn(typeNames, memberType)),
    unpriced: [...unpriced],
  };
}
