/** Result of a call that returns expected failures instead of throwing. */
export type Result<T, F> = { ok: true; value: T } | { ok: false; failure: F };

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function fail<F>(failure: F): { ok: false; failure: F } {
  return { ok: false, failure };
}

/** The payload in another shape; a failure stays as it is. */
export function mapResult<T, U, F>(result: Result<T, F>, map: (value: T) => U): Result<U, F> {
  return result.ok ? ok(map(result.value)) : result;
}
