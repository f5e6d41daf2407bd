import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Peers that are told of in a process: enough for every proxy in front, few enough for a log that strangers write in.
 */
const maxPeers = 20;

/**
 * Tells once a peer that a forwarding header came from somebody who is not trusted, and was thrown away. It is either a
 * stranger's forgery, which has no effect, or a proxy that `TRUSTED_PROXIES` forgot: then all its visitors have its
 * address, share its limits and count as one.
 */
export function strangerWatch(warn: (text: string) => void) {
  const reported = new Set<string>();
  return (peer: string, header: string, consequence: string): void => {
    const about = `${peer} ${header}`;
    if (reported.has(about) || reported.size >= maxPeers) return;
    reported.add(about);
    warn(
      `${header} came from ${peer || "an unknown peer"}, which TRUSTED_PROXIES does not name, and was ignored. ` +
        `If that is a proxy or web server of yours, add it: ${consequence}`,
    );
  };
}

/** How long a body may take: the grace, and a second more for as many bytes as have come. */
export type BodyPace = {
  graceMs: number;
  bytesPerSecond: number;
  /** How long a connection stays half open after an early answer, so that the caller can read it. */
  lingerMs: number;
};

/**
 * 20 s and then 8 KB/s: a phone on the slowest network sends 200 MB, whoever trickles is cut, and a megabyte takes two
 * and a half minutes at the most.
 */
export const bodyPace: BodyPace = { graceMs: 20_000, bytesPerSecond: 8 * 1024, lingerMs: 1000 };

export type BodyRules = {
  /** The most bytes of this request's body. */
  limit: number;
  pace: BodyPace;
  /** Ends the answer with a status and its words. */
  refuse(response: ServerResponse, status: 408 | 413): void;
};

/**
 * Counts a request's body as it comes off the line, before anybody else sees it: past its limit, or below its pace, it
 * is refused and no more of it is read. An answer that is given before the body has ended closes the connection, so that
 * nobody has to read the rest. True when the request was refused at once, by its declared length.
 */
export function guardBody(request: IncomingMessage, response: ServerResponse, rules: BodyRules): boolean {
  if (!hasBody(request)) return false;
  closeAfterEarlyAnswer(request, response, rules.pace.lingerMs);
  if (Number(request.headers["content-length"] ?? 0) > rules.limit) {
    rules.refuse(response, 413);
    return true;
  }
  const progress = { bytes: 0, isRefused: false };
  const refuse = (status: 408 | 413) => {
    progress.isRefused = true;
    if (response.headersSent) request.socket.destroy();
    else rules.refuse(response, status);
  };
  watchPace(request, progress, rules.pace, () => refuse(408));
  const push = request.push;
  // Callback of the parser for each piece; false stops reading the line.
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (chunk === null) return push.call(request, chunk, encoding);
    if (progress.isRefused) return false;
    progress.bytes += chunk.length;
    if (progress.bytes <= rules.limit) return push.call(request, chunk, encoding);
    refuse(413);
    return false;
  };
  return false;
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined;
}

/** One timer for a body: at its end the bytes that have come by then move it on, or it is over. */
function watchPace(
  request: IncomingMessage,
  progress: { bytes: number },
  { graceMs, bytesPerSecond }: BodyPace,
  refuse: () => void,
): void {
  const startedAt = performance.now();
  const leftMs = () => startedAt + graceMs + (progress.bytes / bytesPerSecond) * 1000 - performance.now();
  let timer: NodeJS.Timeout;
  const check = () => {
    if (request.complete) return;
    const left = leftMs();
    if (left <= 0) refuse();
    else timer = setTimeout(check, left).unref();
  };
  timer = setTimeout(check, graceMs).unref();
  request.once("close", () => clearTimeout(timer));
}

/**
 * An answer before the end of the body is the last of its connection. Node would read the rest and throw it away, and
 * then close so that the caller may lose the answer: here the line is only paused, half closed, and cut a little later.
 */
function closeAfterEarlyAnswer(request: IncomingMessage, response: ServerResponse, lingerMs: number): void {
  const writeHead = response.writeHead;
  response.writeHead = function early(this: ServerResponse, ...args: unknown[]) {
    if (!request.complete && !response.headersSent) {
      response.setHeader("connection", "close");
      lingerAfterAnswer(request.socket, lingerMs);
    }
    return writeHead.apply(this, args as Parameters<typeof writeHead>);
  } as typeof response.writeHead;
}

function lingerAfterAnswer(socket: Socket, lingerMs: number): void {
  socket.destroySoon = () => {
    socket.end();
    setImmediate(() => socket.pause());
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
