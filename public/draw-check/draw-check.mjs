// Draws a published draw again from its record, with nothing of the club's: node draw-check.mjs proof.json (Node 20 or newer).
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const file = JSON.parse(readFileSync(process.argv[2] ?? "proof.json", "utf8"));
const proof = file.data ?? file;
const sha256 = (text) => createHash("sha256").update(text).digest("hex");
const times = (start, count, most, factor) => Array.from({ length: Math.min(count, most) }).reduce((product) => product * factor, start);

const secret = [proof.seed, ...(proof.ruleVersion === 1 ? [] : [proof.listHash, proof.beacon?.value])].filter(Boolean).join(".");
function weightOf({ base, losses, wins, points }) {
  const { loss, win, penalty, maxLosses, maxWins, maxPoints } = proof.rates;
  if (proof.mode === "RANDOM") return 1;
  return times(times(times(base, losses, maxLosses, loss), wins, maxWins, win), points, maxPoints, penalty);
}
function keyOf(drawIdx, weight) {
  const first52bits = Number(`0x${createHmac("sha256", secret).update(String(drawIdx)).digest("hex").slice(0, 13)}`);
  return -Math.log((first52bits + 1) / (2 ** 52 + 1)) / weight;
}
function receiptOf({ drawIdx, memberType, playerCount, choices, factors, salt }) {
  const wishes = choices.map(({ rank, playDate, standbyTimeCode, courseCode }) => [rank, playDate, standbyTimeCode, courseCode]);
  const { base, losses, wins, points } = factors;
  return sha256(JSON.stringify([drawIdx, memberType, playerCount, wishes, [base, losses, wins, points], salt]));
}

const receipts = [...proof.entries].sort((a, b) => a.drawIdx - b.drawIdx).map(receiptOf);
const order = proof.entries
  .filter(({ ineligible }) => ineligible === null)
  .map(({ drawIdx, factors }) => ({ drawIdx, weight: weightOf(factors) }))
  .map((one) => ({ ...one, key: keyOf(one.drawIdx, proof.mode === "SCORE" ? 1 : one.weight) }))
  .sort((a, b) => (proof.mode === "SCORE" ? b.weight - a.weight : 0) || a.key - b.key || a.drawIdx - b.drawIdx);
const published = [...proof.results].sort((a, b) => a.order - b.order);
const near = (one, other) => Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));

const checks = {
  "the secret is the one of the published hash": sha256(proof.seed) === proof.seedHash,
  "the receipts are those of the entries": receipts.join() === proof.receipts.join(),
  "the list is the one of the published hash": sha256(proof.receipts.join("\n")) === proof.listHash,
  "the keys and their order are the published ones":
    order.length === published.length &&
    order.every(({ drawIdx, key }, place) => drawIdx === published[place].drawIdx && near(key, published[place].key)),
};
for (const [what, isRight] of Object.entries(checks)) console.log(`${isRight ? "right" : "WRONG"}: ${what}`);
for (const [place, { drawIdx, weight, key }] of order.entries()) console.log(`${place + 1}. ${drawIdx} weight ${weight} key ${key.toFixed(9)}`);
process.exitCode = Object.values(checks).every(Boolean) ? 0 : 1;
