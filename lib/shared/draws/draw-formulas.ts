/**
 * The formulas of a draw in its public record (draws.md; computed by `draw.ts` and by /draw-check/draw-check.mjs).
 */
export const drawFormulas = {
  secret: 'ruleVersion 1: seed; ruleVersion 2: seed + "." + listHash (+ "." + beacon.value)',
  u: "u = (n + 1) / (2^52 + 1), n = first 52 bits of HMAC-SHA-256(secret, drawIdx as decimal text)",
  key: "key = -ln(u) / weight; ascending, then drawIdx; SCORE: weight descending, then key with weight 1",
  weight:
    "weight = base * loss^min(losses, maxLosses) * win^min(wins, maxWins) * penalty^min(points, maxPoints); RANDOM: 1",
  receipt:
    "SHA-256 of JSON without spaces: [drawIdx,memberType,playerCount,[[rank,playDate,standbyTimeCode,courseCode],...],[base,losses,wins,points],salt]",
  listHash: "SHA-256 of the receipts in order of drawIdx, joined by line feeds",
  allocation:
    "in order of the keys: the earliest free slot (playDate, teeTime, sheetIdx) of the first choice that has one; with quotas each group within its share first, then the rest to everybody",
} as const;
