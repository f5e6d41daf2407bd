import "server-only";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type Call, send } from "./bff-call";
import { bodyLimit, limitedBody } from "./body";
import type { UpstreamAnswer } from "./upstream";

const lostCodes: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "UND_ERR_SOCKET",
  "UND_ERR_CONNECT_TIMEOUT",
]);
const gatewayFaults: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Sends a call; once more where the club API that had it went away and the call may be sent twice. Throws where a balancer
 * answers in the place of a club API, since it knows no envelope.
 */
export async function sendOrRepeat(call: Call): Promise<UpstreamAnswer> {
  const body = limitedBody(call.request, bodyLimit(call.route));
  if (!mayRepeat(call)) return ofClubApi(await send(call, body));
  const whole = body && (await buffer(body));
  return repeated(() => send(call, whole && Readable.from([whole])));
}

/** Asks what may be asked twice; again where the club API that had it went away. */
export async function repeated(ask: () => Promise<UpstreamAnswer>): Promise<UpstreamAnswer> {
  try {
    return await ofClubApi(await ask());
  } catch (error) {
    if (!isLost(error)) throw error;
    return ofClubApi(await ask());
  }
}

/** A read, and a write without files under an `Idempotency-Key`, which the club API does once; nothing that trades tokens. */
function mayRepeat({ request, route }: Call): boolean {
  if (route.session || route.upload) return false;
  return request.method === "GET" || (route.idempotent === true && request.headers.has("idempotency-key"));
}

class NoClubApi extends Error {}

async function ofClubApi(answer: UpstreamAnswer): Promise<UpstreamAnswer> {
  const isJson = String(answer.headers["content-type"]).startsWith("application/json");
  if (isJson || !gatewayFaults.has(answer.statusCode)) return answer;
  await answer.body.dump();
  throw new NoClubApi(`the balancer of the club API answered ${answer.statusCode}`);
}

function isLost(error: unknown): boolean {
  return (
    error instanceof NoClubApi || (error instanceof Error && "code" in error && lostCodes.has(error.code))
  );
}
