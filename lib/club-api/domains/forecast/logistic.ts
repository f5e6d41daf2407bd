/** A fitted logistic regression; each weight is for one standard deviation of its feature. */
export type LogisticModel = {
  intercept: number;
  weights: readonly number[];
  means: readonly number[];
  /** Standard deviations; 0 for a feature that never varied, which is left out. */
  scales: readonly number[];
};

const maxSteps = 30;
const smallestStep = 1e-7;

/**
 * Fits a logistic regression by Newton's method, with a penalty on the squares of the weights (L2) but not on the
 * intercept. Outcomes that are all the same give that share for everybody, pulled in a little.
 */
export function fitLogistic(
  rows: readonly (readonly number[])[],
  outcomes: readonly number[],
  penalty: number,
): LogisticModel {
  const count = rows[0]?.length ?? 0;
  const { means, scales } = spreadOf(rows, count);
  const positives = outcomes.reduce((sum, outcome) => sum + outcome, 0);
  const share = (positives + 0.5) / (rows.length + 1);
  let beta = [Math.log(share / (1 - share)), ...Array.from({ length: count }, () => 0)];
  const isVaried = positives > 0 && positives < rows.length;
  if (isVaried) {
    const design = designOf(rows, means, scales);
    for (let step = 0; step < maxSteps; step += 1) {
      const change = newtonStep(design, outcomes, beta, penalty);
      beta = beta.map((value, place) => value + (change[place] ?? 0));
      if (change.every((value) => Math.abs(value) < smallestStep)) break;
    }
  }
  return { intercept: beta[0] ?? 0, weights: beta.slice(1), means, scales };
}

/** The probability of one row, strictly between 0 and 1. */
export function predict(model: LogisticModel, row: readonly number[]): number {
  const { intercept, weights, means, scales } = model;
  const values = standardized(row, means, scales);
  return logistic(values.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), intercept));
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-Math.max(-30, Math.min(30, value))));
}

function standardized(row: readonly number[], means: readonly number[], scales: readonly number[]): number[] {
  return row.map((value, place) => {
    const scale = scales[place] ?? 0;
    return scale === 0 ? 0 : (value - (means[place] ?? 0)) / scale;
  });
}

function spreadOf(rows: readonly (readonly number[])[], count: number) {
  const sums = Array.from({ length: count }, () => ({ sum: 0, squares: 0 }));
  for (const row of rows) {
    for (const [place, one] of sums.entries()) {
      const value = row[place] ?? 0;
      one.sum += value;
      one.squares += value * value;
    }
  }
  const means = sums.map(({ sum }) => sum / Math.max(1, rows.length));
  const scales = sums.map(({ squares }, place) => {
    const variance = squares / Math.max(1, rows.length) - (means[place] ?? 0) ** 2;
    return variance < 1e-9 ? 0 : Math.sqrt(variance);
  });
  return { means, scales };
}

/** The rows one after the other in one block, each begun by 1 for the intercept: a fit reads them many times. */
function designOf(
  rows: readonly (readonly number[])[],
  means: readonly number[],
  scales: readonly number[],
): Float64Array {
  const size = means.length + 1;
  const design = new Float64Array(rows.length * size);
  for (const [index, row] of rows.entries()) {
    design[index * size] = 1;
    design.set(standardized(row, means, scales), index * size + 1);
  }
  return design;
}

/** The step from `beta` to the best quadratic guess. */
function newtonStep(
  design: Float64Array,
  outcomes: readonly number[],
  beta: readonly number[],
  penalty: number,
): number[] {
  const size = beta.length;
  const current = Float64Array.from(beta);
  const gradient = current.map((value, place) => (place === 0 ? 0 : -penalty * value));
  const curvature = new Float64Array(size * size);
  for (let place = 1; place < size; place += 1) curvature[place * size + place] = penalty;
  for (const [index, outcome] of outcomes.entries()) {
    const row = design.subarray(index * size, (index + 1) * size);
    let score = 0;
    for (let place = 0; place < size; place += 1) score += at(row, place) * at(current, place);
    const share = logistic(score);
    addRow({ row, gradient, curvature }, outcome - share, Math.max(share * (1 - share), 1e-9));
  }
  const matrix = beta.map((_, place) =>
    beta.map((_other, column) => at(curvature, Math.max(place, column) * size + Math.min(place, column))),
  );
  return solve(matrix, [...gradient]);
}

type Sums = { row: Float64Array; gradient: Float64Array; curvature: Float64Array };

/** Adds one row to the gradient, and to the lower half of the curvature. */
function addRow({ row, gradient, curvature }: Sums, error: number, weight: number): void {
  const size = row.length;
  for (let place = 0; place < size; place += 1) {
    const value = at(row, place);
    if (value === 0) continue;
    gradient[place] = at(gradient, place) + value * error;
    const weighted = value * weight;
    const line = place * size;
    for (let column = 0; column <= place; column += 1) {
      curvature[line + column] = at(curvature, line + column) + weighted * at(row, column);
    }
  }
}

const at = (values: Float64Array, place: number) => values[place] ?? 0;

/** Solves a system with a symmetric, positive matrix by elimination; the matrix is used up. */
function solve(matrix: number[][], values: readonly number[]): number[] {
  const size = values.length;
  const result = [...values];
  for (let pivot = 0; pivot < size; pivot += 1) {
    const line = matrix[pivot] ?? [];
    const head = Math.max(line[pivot] ?? 0, 1e-9);
    for (let below = pivot + 1; below < size; below += 1) {
      const other = matrix[below] ?? [];
      const share = (other[pivot] ?? 0) / head;
      if (share === 0) continue;
      for (let column = pivot; column < size; column += 1) {
        other[column] = (other[column] ?? 0) - share * (line[column] ?? 0);
      }
      result[below] = (result[below] ?? 0) - share * (result[pivot] ?? 0);
    }
  }
  for (let place = size - 1; place >= 0; place -= 1) {
    const line = matrix[place] ?? [];
    let value = result[place] ?? 0;
    for (let column = place + 1; column < size; column += 1)
      value -= (line[column] ?? 0) * (result[column] ?? 0);
    result[place] = value / Math.max(line[place] ?? 0, 1e-9);
  }
  return result;
}
