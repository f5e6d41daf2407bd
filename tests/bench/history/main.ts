import {
  countOf,
  giveBack,
  playHistory,
  startHistoryScene,
  unexplained,
} from "../../support/history/history-play";
import { brokenRules } from "../../support/history/invariants";
import setUp from "../../support/runs/run-setup.mjs";
import tearDown from "../../support/runs/run-teardown.mjs";
import { publish, row } from "../shared/rows.mjs";

/** Members that get in each other's way, again and again: what they were told has an order that explains it. */

const histories = Number(process.env.HISTORIES ?? 200);
const calls = Number(process.env.HISTORY_CALLS ?? 200);
const sum = { histories: 0, calls: 0, refused: 0, unknown: 0, unexplained: 0, broken: 0 };

await setUp();
const scene = await startHistoryScene();
const { db } = scene.apis[0];
try {
  for (let round = 0; round < histories; round += 1) {
    await giveBack(db);
    const log = await playHistory(round, { ...scene, calls });
    const slots = unexplained(log);
    const broken = await brokenRules(db);
    if (slots.length + broken.length > 0) console.error({ round, slots, broken });
    sum.histories += 1;
    sum.calls += [...log.values()].flat().length;
    sum.refused += countOf(log, "refused");
    sum.unknown += countOf(log, "unknown");
    sum.unexplained += slots.length;
    sum.broken += broken.length;
    if (sum.histories % 20 === 0) console.info(JSON.stringify(sum));
  }
} finally {
  await scene.close();
  await tearDown();
}
publish([
  row({
    measure: `${sum.histories} histories, ${sum.calls} calls: unexplained, rules broken`,
    ours: `${sum.unexplained}, ${sum.broken}`,
    bound: "0, 0",
    isMet: sum.unexplained + sum.broken === 0,
    refused: sum.refused,
    unknown: sum.unknown,
  }),
]);
process.exit();
