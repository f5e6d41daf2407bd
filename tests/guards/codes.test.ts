import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { bookingWork, reservationTypeCode } from "@/lib/contract/code-values/bookings";
import { valuesOf } from "@/lib/contract/code-values/code-group";
import { couponTypeCode } from "@/lib/contract/code-values/coupons";
import { penaltyKind } from "@/lib/contract/code-values/penalties";
import { teamCycle } from "@/lib/contract/code-values/teams";
import {
  dayCode,
  feeItem,
  holidayTypeCode,
  roundHoles,
  slotState,
  weekdayCode,
  weekTypeCode,
} from "@/lib/contract/code-values/tee-sheets";
import { contract, routeKey } from "@/lib/contract/routes";

/*
 * A code has a name (`lib/contract/code-values`), and a field that holds one of a closed group takes nothing else: a typo
 * in either does not compile. These guards find a code that is written out in TypeScript, not one within SQL, and a field
 * of an answer that takes any text.
 */

/** Groups that clubs cannot change, by the name of the fields that hold them on the wire. */
const closedFields: Readonly<Record<string, readonly string[]>> = {
  reservationType: valuesOf(reservationTypeCode),
  workCode: valuesOf(bookingWork),
  couponType: valuesOf(couponTypeCode),
  penaltyCode: valuesOf(penaltyKind),
  rsvCycle: valuesOf(teamCycle),
  dayCode: valuesOf(dayCode),
  weekCode: valuesOf(weekdayCode),
  weekType: valuesOf(weekTypeCode),
  feeCode: valuesOf(feeItem),
  holidayType: valuesOf(holidayTypeCode),
  holeCode: valuesOf(roundHoles),
  openCode: valuesOf(slotState),
};

/** Where codes are made or are no codes of ours: their names, the demo's data, and what other services answer. */
const own = /^lib\/(contract\/code-values|club-api\/(db\/seed|adapters))\//;
const compared = /(?:[=!]==\s*|\bcase\s+)"\d{2}"|"\d{2}"\s*[=!]==/;
const named = /\b(?:state|\w*(?:[cC]ode|[tT]ype|[kK]ind|State))s?: \[?"\d{2}"/;
/** An hour of `rsvHours` (`00` any) and the kinds of days of the public calendar are no codes of ours either. */
const notCodes = /rsvHour|dateKind/;

function spelledOut(source: string): string[] {
  return source
    .split("\n")
    .filter((line) => (compared.test(line) || named.test(line)) && !notCodes.test(line))
    .map((line) => line.trim());
}

test("no code is written out where its name could stand", () => {
  const sources = ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
      .filter((file) => /\.tsx?$/.test(file) && !own.test(file)),
  );
  expect(sources.length).toBeGreaterThan(1500);
  const faults = sources.flatMap((file) =>
    spelledOut(readFileSync(file, "utf8")).map((line) => `${file}: ${line}`),
  );
  expect(faults).toEqual([]);
});

test.each([
  'if (state === "10") {',
  '  case "20":',
  'return "30" !== code;',
  '  penaltyCode: "90",',
  'states: ["10"]',
])("the finder sees %j", (line) => {
  expect(spelledOut(line)).toHaveLength(1);
});

type Schema = { enum?: unknown[]; const?: unknown; properties?: Record<string, Schema> };

/** The fields of a schema, however deep: name and shape. */
function fieldsOf(schema: unknown): [name: string, shape: Schema][] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties } = schema as Schema;
  return [...Object.entries(properties ?? {}), ...Object.values(schema).flatMap((part) => fieldsOf(part))];
}

/** The values that a shape takes; null for any text. */
function valuesIn(shape: Schema & { anyOf?: Schema[] }): unknown[] | null {
  if (shape.anyOf) {
    const parts = shape.anyOf.map(valuesIn);
    return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
  }
  if (shape.const !== undefined) return [shape.const];
  if (shape.enum) return shape.enum;
  return (shape as { type?: string }).type === "null" ? [null] : null;
}

test("a field of a closed group takes the group's codes and nothing else", () => {
  const faults = new Set<string>();
  let found = 0;
  for (const route of contract) {
    if (!route.output) continue;
    const schema = z.toJSONSchema(route.output, { io: "output", unrepresentable: "any", reused: "inline" });
    for (const [name, shape] of fieldsOf(schema)) {
      const codes = closedFields[name];
      if (!codes && name !== "state") continue;
      found += 1;
      const values = valuesIn(shape);
      const isClosed = values?.every((value) => value === null || !codes || codes.includes(String(value)));
      if (!isClosed) faults.add(`${routeKey(route)}: ${name}`);
    }
  }
  expect([...faults]).toEqual([]);
  expect(found).toBeGreaterThan(100);
});
