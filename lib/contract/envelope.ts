import { z } from "zod";

/** The failure object of seed §8; `data` of a failure is null (domain.md 2.1). */
export const failureSchema = z.object({
  code: z.int(),
  msg: z.string(),
  msgDetail: z.string(),
  msgCode: z.string(),
  msgVar: z.array(z.string()),
});
export type Failure = z.infer<typeof failureSchema>;

export type SuccessEnvelope<T> = { result: true; data: T };
export type FailureEnvelope = { result: false; data: unknown; fail: Failure };
export type Envelope<T> = SuccessEnvelope<T> | FailureEnvelope;

/** Tells an envelope from any other JSON, such as a proxy's error page. */
export function isEnvelope(value: unknown): value is Envelope<unknown> {
  return (
    typeof value === "object" && value !== null && "result" in value && typeof value.result === "boolean"
  );
}

/**
 * Of a file whose address means the same bytes for ever. Caches that many share ask again after a minute: the page that
 * it stands on may have been closed meanwhile.
 */
export const immutableCaching = "public, max-age=31536000, s-maxage=60, immutable";
