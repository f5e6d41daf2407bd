/** A run of equal items of two lists, then the items that replace each other. */
export type EditStep = { same: string[]; removed: string[]; added: string[] };

/** Differences beyond this count are not looked for: the rest counts as replaced. It bounds time and memory. */
const mostChanges = 1500;

/** The shortest way from one list to another (Myers 1986), in order. */
export function shortestEdit(before: readonly string[], after: readonly string[]): EditStep[] {
  const start = commonStart(before, after);
  const end = commonEnd(before, after, start);
  const [old, young] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const pairs = matches(old, young);
  const steps: EditStep[] = [];
  let step: EditStep = { same: before.slice(0, start), removed: [], added: [] };
  let [x, y] = [0, 0];
  for (const [nextX, nextY] of [...pairs, [old.length, young.length] as const]) {
    if (nextX > x || nextY > y) {
      step.removed = old.slice(x, nextX);
      step.added = young.slice(y, nextY);
      steps.push(step);
      step = { same: [], removed: [], added: [] };
    }
    if (nextX < old.length) step.same.push(old[nextX] ?? "");
    [x, y] = [nextX + 1, nextY + 1];
  }
  step.same.push(...before.slice(before.length - end));
  return [...steps, step];
}

function commonStart(before: readonly string[], after: readonly string[]): number {
  let count = 0;
  while (count < before.length && count < after.length && before[count] === after[count]) count += 1;
  return count;
}

function commonEnd(before: readonly string[], after: readonly string[], start: number): number {
  const most = Math.min(before.length, after.length) - start;
  let count = 0;
  while (count < most && before[before.length - 1 - count] === after[after.length - 1 - count]) count += 1;
  return count;
}

type Pair = readonly [number, number];

/** The places that stay, on the shortest way; none when there are more than `mostChanges` between the lists. */
function matches(old: readonly string[], young: readonly string[]): Pair[] {
  const most = Math.min(old.length + young.length, mostChanges);
  const trail: Int32Array[] = [];
  let furthest = new Int32Array(2 * most + 3);
  for (let changes = 0; changes <= most; changes += 1) {
    trail.push(furthest.slice(most + 1 - changes - 1, most + 1 + changes + 2));
    for (let line = -changes; line <= changes; line += 2) {
      const x = advance(old, young, line, startOf(furthest, most + 1, line, changes));
      furthest[most + 1 + line] = x;
      if (x >= old.length && x - line >= young.length) return walkBack(trail, old.length, young.length);
    }
    furthest = furthest.slice();
  }
  return [];
}

function startOf(furthest: Int32Array, middle: number, line: number, changes: number): number {
  const below = furthest[middle + line - 1] ?? 0;
  const above = furthest[middle + line + 1] ?? 0;
  return line === -changes || (line !== changes && below < above) ? above : below + 1;
}

function advance(old: readonly string[], young: readonly string[], line: number, start: number): number {
  let x = start;
  while (x < old.length && x - line < young.length && old[x] === young[x - line]) x += 1;
  return x;
}

function walkBack(trail: readonly Int32Array[], endX: number, endY: number): Pair[] {
  const pairs: Pair[] = [];
  let [x, y] = [endX, endY];
  for (let changes = trail.length - 1; changes >= 0; changes -= 1) {
    const line = x - y;
    const furthest = trail[changes] ?? new Int32Array();
    const middle = changes + 1;
    const fromX = changes === 0 ? 0 : startOf(furthest, middle, line, changes);
    while (x > fromX) {
      x -= 1;
      y -= 1;
      pairs.push([x, y]);
    }
    if (changes === 0) break;
    const isDown =
      line === -changes ||
      (line !== changes && at(furthest, middle + line - 1) < at(furthest, middle + line + 1));
    if (isDown) y -= 1;
    else x -= 1;
  }
  return pairs.reverse();
}

const at = (values: Int32Array, place: number) => values[place] ?? 0;
