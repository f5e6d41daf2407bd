import { connect, type Socket } from "node:net";

export type RawLine = {
  socket: Socket;
  /** All that the server has said when it has closed its side. */
  answer: Promise<string>;
};

/** A connection on which a test says what no decent client would. */
export function openRawLine(port: number, head: string): RawLine {
  const socket = connect(port, "127.0.0.1");
  const said: Buffer[] = [];
  socket.on("data", (chunk) => said.push(chunk));
  // A server that hangs up while it is spoken to resets the line.
  socket.on("error", () => undefined);
  const answer = new Promise<string>((resolve) => {
    const done = () => resolve(Buffer.concat(said).toString());
    socket.on("end", done);
    socket.on("close", done);
  });
  socket.write(head.replaceAll("\n", "\r\n"));
  return { socket, answer };
}

/** Sends chunks of a chunked body as fast as they are taken, up to a number of bytes or the end of the line. */
export async function floodChunks({ socket }: RawLine, bytes: number): Promise<void> {
  const chunk = Buffer.alloc(64 * 1024, "a");
  const piece = Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from("\r\n")]);
  for (let sent = 0; sent < bytes && socket.writable; sent += chunk.length) {
    if (!socket.write(piece)) await movedOn(socket);
  }
}

/** Says something again and again until the server hangs up. */
export async function trickle({ socket, answer }: RawLine, words: string, everyMs: number): Promise<string> {
  const timer = setInterval(() => void (socket.writable && socket.write(words)), everyMs);
  try {
    return await answer;
  } finally {
    clearInterval(timer);
    socket.destroy();
  }
}

function movedOn(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const name of ["drain", "close", "error", "end"]) socket.off(name, done);
      resolve();
    };
    for (const name of ["drain", "close", "error", "end"]) socket.once(name, done);
  });
}
