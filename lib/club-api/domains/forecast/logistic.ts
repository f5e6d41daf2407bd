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
    const standard = rows.map((row) => [1, ...standardized(row, means, scales)]);
    for (let step = 0; step < maxSteps; step += 1) {
      const change = newtonStep(standard, outcomes, beta, penalty);
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

/** The step from `beta` to the best quadratic guess. */
function newtonStep(
  rows: readonly (readonly number[])[],
  outcomes: readonly number[],
  beta: readonly number[],
  penalty: number,
): number[] {
  const size = beta.length;
  const gradient = beta.map((value, place) => (place === 0 ? 0 : -penalty * value));
  const curvature = beta.map((_, place) =>
    beta.map((_other, column) => (place === column && place > 0 ? penalty : 0)),
  );
  for (const [index, row] of rows.entries()) {
    let score = 0;
    for (let place = 0; place < size; place += 1) score += (row[place] ?? 0) * (beta[place] ?? 0);
    const share = logistic(score);
    const error = (outcomes[index] ?? 0) - share;
    const weight = Math.max(share * (1 - share), 1e-9);
    for (let place = 0; place < size; place += 1) {
      const value = row[place] ?? 0;
      if (value === 0) continue;
      gradient[place] = (gradient[place] ?? 0) + value * error;
      const line = curvature[place] ?? [];
      for (let column = 0; column <= place; column += 1)
        line[column] = (line[column] ?? 0) + value * weight * (row[column] ?? 0);
    }
  }
  for (let place = 0; place < size; place += 1) {
    for (let column = 0; column < place; column += 1) {
      (curvature[column] ?? [])[place] = curvature[place]?.[column] ?? 0;
    }
  }
  return solve(curvature, gradient);
}

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
