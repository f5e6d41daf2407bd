import { randomBytes } from "node:crypto";

/** A request id of our own: 128 random bits. */
export function newRequestId(): string {
  return randomBytes(16).toString("hex");
}

const requestIdShape = /^[A-Za-z0-9._-]{8,64}$/;

/** The caller's request id when it is harmless in a log line and a header, else a new one. */
export function acceptRequestId(offered: string | undefined): string {
  return offered !== undefined && requestIdShape.test(offered) ? offered : newRequestId();
}
