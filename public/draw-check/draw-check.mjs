// Draws a draw again from the record that its proof page offers: node draw-check.mjs draw-71.json (Node 20 or newer).
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const { seed, seedHash, listHash, beacon, ruleVersion, mode, rates, entries, results } = JSON.parse(readFileSync(process.argv[2], "utf8"));
if (!results) throw new Error("No results in this file: take the record that the proof page offers once the draw is announced.");

const sha256 = (text) => createHash("sha256").update(text).digest("hex");
const receiptOf = ({ drawIdx, memberType, playerCount, choices, factors: f, salt }) => sha256(JSON.stringify([drawIdx, memberType,
  playerCount, choices.map((c) => [c.rank, c.playDate, c.standbyTimeCode, c.courseCode]), [f.base, f.losses, f.wins, f.points], salt]));

const atMost = (most, count, factor) => Array(Math.min(most, count)).fill(factor);
const weightOf = ({ base, losses, wins, points }) => mode === "RANDOM" ? 1 : [base, ...atMost(rates.maxLosses, losses, rates.loss),
  ...atMost(rates.maxWins, wins, rates.win), ...atMost(rates.maxPoints, points, rates.penalty)].reduce((product, one) => product * one);

const secret = ruleVersion === 1 ? seed : [seed, listHash, beacon?.value].filter(Boolean).join(".");
const first52Bits = (drawIdx) => parseInt(createHmac("sha256", secret).update(String(drawIdx)).digest("hex").slice(0, 13), 16);
const keyOf = (drawIdx, weight) => -Math.log((first52Bits(drawIdx) + 1) / (2 ** 52 + 1)) / (mode === "SCORE" ? 1 : weight);

const drawn = entries.filter((one) => one.ineligible === null)
  .map(({ drawIdx, factors }) => ({ drawIdx, weight: weightOf(factors), key: keyOf(drawIdx, weightOf(factors)) }))
  .sort((a, b) => (mode === "SCORE" ? b.weight - a.weight : 0) || a.key - b.key || a.drawIdx - b.drawIdx);
const isPublished = ({ drawIdx, key }, place) => results.some((r) => r.order === place + 1 && r.drawIdx === drawIdx && Math.abs(r.key / key - 1) < 1e-9);

console.table(drawn);
console.log({ secret: sha256(seed) === seedHash, list: sha256(entries.map(receiptOf).join("\n")) === listHash,
  order: drawn.length === results.length && drawn.every(isPublished) });
