import type { Database } from "../../database";
import { clubEntries, practiceGrounds } from "../../tables";
import type { Seeding } from "../seeding";
import { stamp, texts } from "./board-seed";

type NewEntry = typeof clubEntries.$inferInsert;

/** Facilities, history, ways and places of `club-entries.json`. */
export async function seedClubEntries(tx: Database, seeding: Seeding): Promise<void> {
  const { facilities, history, ways, places } = seeding.data.clubEntries;
  const none = { hours: undefined, text: undefined };
  const lists = {
    FACILITY: facilities.map(({ name: title, hours, text, phone, months }) => ({
      ...texts({ title, hours, text }),
      phone,
      fromMonth: months?.from ?? null,
      toMonth: months?.to ?? null,
    })),
    HISTORY: history.map(({ date, event: title }) => ({ ...texts({ title, ...none }), happenedOn: date })),
    WAY: ways.map(({ kind: wayKind, name: title, text }) => ({
      ...texts({ title, hours: undefined, text }),
      wayKind,
    })),
    PLACE: places.map(({ kind: placeKind, bearing, km, name: title }) => ({
      ...texts({ title, ...none }),
      placeKind,
      bearing,
      km,
    })),
  } as const;
  const rows = Object.entries(lists).flatMap(([kind, entries]) =>
    entries.map(
      (entry, place): NewEntry => ({
        ...stamp(seeding, -200, "09:00", seeding.authors.site),
        ...entry,
        kind: kind as NewEntry["kind"],
        order: place + 1,
      }),
    ),
  );
  if (rows.length > 0) await tx.insert(clubEntries).values(rows);
}

/** The practice grounds of `practice.json`. */
export async function seedPracticeGrounds(tx: Database, seeding: Seeding): Promise<void> {
  const rows = seeding.data.practice.map(
    ({ name, place, surface, text, lessons, rules, ...ground }, position) => ({
      ...stamp(seeding, -200, "09:30", seeding.authors.site),
      ...ground,
      ...texts({ name, place, surface, text, lessons, rules }),
      order: position + 1,
    }),
  );
  if (rows.length > 0) await tx.insert(practiceGrounds).values(rows);
}
