import { createHash } from "node:crypto";
import { webEnv } from "../env";

/** The seed of this club's own view: the same club always looks out on the same hills. */
export function clubView(): number {
  return createHash("sha256").update(webEnv().clubCode).digest().readUInt32BE(0);
}
