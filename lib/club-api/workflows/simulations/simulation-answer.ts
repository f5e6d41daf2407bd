import { memberChanges, type SimulationTally } from "@/lib/contract/draws/simulations";
import type { CallOutput } from "@/lib/contract/routes";
import { moneyToWire } from "@/lib/shared/money/money";
import type { Database } from "../../db/database";
import { codeNames } from "../../domains/codes";
import { readFormats } from "../../domains/policies";
import {
  actualOutcomes,
  changedMembers,
  countDenials,
  decilesOfMembers,
  denials,
  groupsOf,
  type MonthRecord,
  namesOf,
  type Outcomes,
  primeTest,
  type Request,
  reproducedOf,
  type Tally,
  tallyOf,
} from "../../domains/simulations";
import type { Context } from "../../platform/context";
import type { Veil } from "../../platform/veil";

type Answer = CallOutput<"POST /ops/simulations">;
type Replayed = {
  record: MonthRecord;
  control: Outcomes;
  changed: Outcomes;
  veil: Veil;
  asked: { seed: string; primeDay: "WEEKEND" | "WEEKDAY" | "ALL"; primePeriods: readonly string[] };
};

/** So many members of a tenth are listed; how many there are is told. */
const maxPersons = 30;

/** Compares the real month with both replays, by member type and by tenths, and lists who is affected. */
export async function simulationAnswer(
  db: Database,
  ctx: Context,
  { record, control, changed, veil, asked }: Replayed,
): Promise<Answer> {
  const { clubIdx } = ctx.club;
  const { requests } = record;
  const formats = await readFormats(db, clubIdx);
  const typeNames = await codeNames(db, clubIdx, "memberTypes", ctx.choice);
  const isPrime = primeTest(record.slots, asked);
  const actual = actualOutcomes(requests);
  const wire = ({ fees, fines, ...tally }: Tally): SimulationTally => ({
    ...tally,
    fees: moneyToWire(fees, formats),
    fines: moneyToWire(fines, formats),
  });
  const worldsOf = (of: readonly Request[]) => ({
    actual: wire(tallyOf(of, actual, isPrime)),
    control: wire(tallyOf(of, control, isPrime)),
    changed: wire(tallyOf(of, changed, isPrime)),
  });
  const deciles = decilesOfMembers(requests);
  const tenthOf = ({ memberIdx }: Request) => (memberIdx === null ? undefined : deciles.get(memberIdx));
  const members = changedMembers(requests, control, changed, isPrime);
  const ofTenths = new Map(groupsOf(members, ({ memberIdx }) => deciles.get(memberIdx)));
  const listed = new Set([...ofTenths.values()].flatMap((own) => own.slice(0, maxPersons)));
  const shown = members.filter((member) => listed.has(member));
  const named = await namesOf(
    db,
    clubIdx,
    shown.map(({ memberIdx }) => memberIdx),
  );
  const names = new Map(named.map(({ memberIdx, name }) => [memberIdx, name]));
  const [before, after] = [countDenials(control), countDenials(changed)];
  return {
    month: record.month,
    seed: asked.seed,
    primeDay: asked.primeDay,
    primePeriods: [...asked.primePeriods],
    members: deciles.size,
    all: worldsOf(requests),
    reproduced: {
      all: reproducedOf(requests, control),
      BOOKING: reproducedOf(requests, control, "BOOKING"),
      WAITING: reproducedOf(requests, control, "WAITING"),
      DRAW: reproducedOf(requests, control, "DRAW"),
    },
    byType: groupsOf(requests, ({ memberType }) => memberType)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([memberType, own]) => ({
        memberType,
        name: typeNames.get(memberType) ?? memberType,
        ...worldsOf(own),
      })),
    byDecile: groupsOf(requests, tenthOf)
      .toSorted(([one], [other]) => one - other)
      .map(([decile, own]) => ({
        decile,
        members: new Set(own.map(({ memberIdx }) => memberIdx)).size,
        concerned: ofTenths.get(decile)?.length ?? 0,
        ...worldsOf(own),
      })),
    denials: denials
      .map((reason) => ({ reason, control: before[reason], changed: after[reason] }))
      .filter((row) => row.control + row.changed > 0),
    changes: memberChanges.map((change) => ({
      change,
      members: members.filter((member) => member.change === change).length,
    })),
    persons: shown.map((member) => ({
      memberIdx: member.memberIdx,
      memberType: member.memberType,
      change: member.change,
      decile: deciles.get(member.memberIdx) ?? 0,
      memberName: veil.name(names.get(member.memberIdx) ?? ""),
      memberTypeName: typeNames.get(member.memberType) ?? member.memberType,
      control: wire(member.control),
      changed: wire(member.changed),
    })),
    isMasked: veil.isMasked,
  };
}
