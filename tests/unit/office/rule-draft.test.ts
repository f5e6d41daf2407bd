import {
  draftOfRules,
  isDouble,
  ruleProblems,
  rulesOfDraft,
  withCell,
  withNewRow,
  withoutRow,
} from "@/components/ishm/rules/rule-draft";
import { ruleTableNames, ruleTables } from "@/components/ishm/rules/rule-tables";
import { ruleRows } from "@/lib/contract/tee-sheets/ops-rules";

const open = {
  memberType: "30",
  weekdayDays: 21,
  weekdayTime: "10:00",
  weekendDays: 14,
  weekendTime: "09:00",
  isBookable: false,
  weekdaySharePercent: null,
};

test.each(ruleTableNames)("the screen's columns of %s are the contract's", (table) => {
  expect(ruleTables[table].columns.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(ruleRows[table].shape).toSorted(),
  );
});

test("rows come back as they were: nothing limits stays nothing, a fraction keeps its text", () => {
  expect(rulesOfDraft("open", draftOfRules("open", [open]))).toEqual([open]);
  const numbers = { stoppedCaddieFees: [{ holes: 9, amount: "70000.50" }] };
  expect(rulesOfDraft("bookings", draftOfRules("bookings", [numbers]))[0]).toMatchObject(numbers);
});

test("what cannot be read is refused at its cell, an empty one as missing", () => {
  const draft = draftOfRules("open", [open]);
  const soon = withCell(draft, 0, "weekdayDays", "soon");
  expect(ruleProblems("open", soon)).toEqual([{ field: "rows.0.weekdayDays", reason: "format" }]);
  const empty = withCell(draft, 0, "weekdayDays", "");
  expect(ruleProblems("open", empty)).toEqual([{ field: "rows.0.weekdayDays", reason: "required" }]);
  expect(ruleProblems("open", draft)).toEqual([]);
});

test("a second row of one kind is one too many; another key is none", () => {
  const draft = draftOfRules("open", [open, open]);
  expect(ruleProblems("open", draft)).toEqual([{ field: "rows.1.memberType", reason: "format" }]);
  expect(isDouble("open", draft)).toBe(true);
  expect(isDouble("open", withCell(draft, 1, "memberType", "10"))).toBe(false);
});

test("a row that comes or goes leaves the others their keys", () => {
  const draft = withNewRow("open", draftOfRules("open", [open, { ...open, memberType: "10" }]));
  expect(draft.rows.map(({ key }) => key)).toEqual([0, 1, 2]);
  expect(withoutRow(draft, 1).rows.map(({ key }) => key)).toEqual([0, 2]);
});
