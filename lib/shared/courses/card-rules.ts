/** Metres from each tee, from the longest to the shortest. */
export type TeeDistances = { black: number; blue: number; white: number; red: number };

/** A hole as its card has it; `hdcp` is the stroke index. */
export type CardHole = { holeNo: number; par: number; hdcp: number; distances: TeeDistances };

export const holesOfNine = 9;
export const holesOfRound = 18;
/** Metres from the black tee that a hole of each par can have. */
const lengthRanges: Readonly<Record<number, { least: number; most: number }>> = {
  3: { least: 50, most: 300 },
  4: { least: 180, most: 520 },
  5: { least: 350, most: 700 },
  6: { least: 500, most: 800 },
};
/** No tee stands nearer to the green than this. */
const leastMetres = 30;

/** A fault in a hole of a card. */
export type CardFault =
  | { kind: "holes" }
  | { kind: "par"; holeNo: number }
  | { kind: "order"; holeNo: number }
  | { kind: "length"; holeNo: number; par: number; least: number; most: number }
  | { kind: "index"; holeNo: number }
  | { kind: "round"; holeNo: number; hdcp: number; courseCode: string };

/** Another nine of the club that a round goes on to or comes from. */
export type NeighbourNine = { courseCode: string; hdcps: readonly number[] };

/**
 * The faults of a nine's card, hole by hole (domain.md 6 `Hole`): nine holes numbered from one, a par from 3 to 6, lengths
 * that never grow from black to red, a black length that the par allows, and stroke indexes by `indexFaults`.
 */
export function cardFaults(holes: readonly CardHole[], neighbours: readonly NeighbourNine[]): CardFault[] {
  const isNine = holes.length === holesOfNine && holes.every(({ holeNo }, idx) => holeNo === idx + 1);
  if (!isNine) return [{ kind: "holes" }];
  return [...holes.flatMap(holeFaults), ...indexFaults(holes, neighbours)];
}

/** The first fault of one hole by itself; none or one. */
export function holeFaults({ holeNo, par, distances }: CardHole): CardFault[] {
  const range = lengthRanges[par];
  if (!Number.isInteger(par) || !range) return [{ kind: "par", holeNo }];
  const { black, blue, white, red } = distances;
  const isFalling = black >= blue && blue >= white && white >= red;
  if (!isFalling || red < leastMetres) return [{ kind: "order", holeNo }];
  if (black < range.least || black > range.most) return [{ kind: "length", holeNo, par, ...range }];
  return [];
}

/**
 * Stroke indexes: either 1 to 9 in each nine, each once, or 1 to 18 shared out over the two nines of a round, each once.
 * Of the second way a nine has nine different numbers, and none that a nine next to it has in the same way; a nine that
 * still counts 1 to 9 by itself does not stand against it, since two nines are saved one after the other.
 */
export function indexFaults(
  holes: readonly Pick<CardHole, "holeNo" | "hdcp">[],
  neighbours: readonly NeighbourNine[],
): CardFault[] {
  const hdcps = holes.map(({ hdcp }) => hdcp);
  const wrong = holes.find(
    ({ hdcp }, idx) =>
      !Number.isInteger(hdcp) || hdcp < 1 || hdcp > holesOfRound || hdcps.indexOf(hdcp) !== idx,
  );
  if (wrong) return [{ kind: "index", holeNo: wrong.holeNo }];
  if (countsAlone(hdcps)) return [];
  for (const { courseCode, hdcps: others } of neighbours) {
    if (countsAlone(others)) continue;
    const twice = holes.find(({ hdcp }) => others.includes(hdcp));
    if (twice) return [{ kind: "round", holeNo: twice.holeNo, hdcp: twice.hdcp, courseCode }];
  }
  return [];
}

/** Whether a nine counts its stroke indexes 1 to 9 by itself. */
export function countsAlone(hdcps: readonly number[]): boolean {
  return hdcps.every((hdcp) => hdcp <= holesOfNine);
}

/**
 * The stroke indexes of a round, nine by nine. Two nines that count 1 to 9 alone share 1 to 18 between them: the first has the
 * odd numbers, the second the even ones, each in its own order. A nine by itself, and nines that were shared out already, stay.
 */
export function roundIndexes(nines: readonly (readonly number[])[]): number[][] {
  const isShared = nines.length === 2 && nines.every(countsAlone);
  return nines.map((hdcps, place) => hdcps.map((hdcp) => (isShared ? 2 * hdcp - 1 + place : hdcp)));
}

/** The sum of a nine's card: its par, and its length from each tee. */
export function cardSums(holes: readonly CardHole[]): { par: number; distances: TeeDistances } {
  const sum = (value: (hole: CardHole) => number) => holes.reduce((total, hole) => total + value(hole), 0);
  return {
    par: sum(({ par }) => par),
    distances: {
      black: sum(({ distances }) => distances.black),
      blue: sum(({ distances }) => distances.blue),
      white: sum(({ distances }) => distances.white),
      red: sum(({ distances }) => distances.red),
    },
  };
}
