// Draws a published draw again from its record, with nothing of the club's: node draw-check.mjs proof.json (Node 20 or newer).
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
const file = JSON.parse(readFileSync(process.argv[2] ?? "proof.json", "utf8"));
const { seed, seedHash, listHash, beacon, ruleVersion, mode, rates, entries, receipts, results } = file.data ?? file;
if (!seed || !entries) throw new Error("This record has no results yet: it is complete once the draw is announced.");
const sha256 = (text) => createHash("sha256").update(text).digest("hex");
const secret = [seed, ...(ruleVersion === 1 ? [] : [listHash, beacon?.value])].filter(Boolean).join(".");
const times = (start, count, most, factor) => Array(Math.min(count, most)).fill(factor).reduce((product, one) => product * one, start);
const weightOf = ({ base, losses, wins, points }) => mode === "RANDOM" ? 1
  : times(times(times(base, losses, rates.maxLosses, rates.loss), wins, rates.maxWins, rates.win), points, rates.maxPoints, rates.penalty);
const first52bits = (drawIdx) => Number(`0x${createHmac("sha256", secret).update(String(drawIdx)).digest("hex").slice(0, 13)}`);
const keyOf = (drawIdx, weight) => -Math.log((first52bits(drawIdx) + 1) / (2 ** 52 + 1)) / weight;
const receiptOf = ({ drawIdx, memberType, playerCount, choices, factors: { base, losses, wins, points }, salt }) => sha256(JSON.stringify([drawIdx,
  memberType, playerCount, choices.map((one) => [one.rank, one.playDate, one.standbyTimeCode, one.courseCode]), [base, losses, wins, points], salt]));
const order = entries.filter(({ ineligible }) => ineligible === null).map(({ drawIdx, factors }) => ({ drawIdx, weight: weightOf(factors) }))
  .map((one) => ({ ...one, key: keyOf(one.drawIdx, mode === "SCORE" ? 1 : one.weight) }))
  .sort((a, b) => (mode === "SCORE" ? b.weight - a.weight : 0) || a.key - b.key || a.drawIdx - b.drawIdx);
const published = [...results].sort((a, b) => a.order - b.order);
const isPublished = ({ drawIdx, key }, place) => drawIdx === published[place].drawIdx && Math.abs(key / published[place].key - 1) <= 1e-9;
const own = [...entries].sort((a, b) => a.drawIdx - b.drawIdx).map(receiptOf);
const checks = { secret: sha256(seed) === seedHash, receipts: own.join() === receipts.join(), list: sha256(receipts.join("\n")) === listHash,
  order: order.length === published.length && order.every(isPublished) };
for (const [what, isRight] of Object.entries(checks)) console.log(`${isRight ? "right" : "WRONG"}: ${what}`);
for (const [place, { drawIdx, weight, key }] of order.entries()) console.log(`${place + 1}. ${drawIdx} weight ${weight} key ${key.toFixed(9)}`);
process.exitCode = Object.values(checks).every(Boolean) ? 0 : 1;
