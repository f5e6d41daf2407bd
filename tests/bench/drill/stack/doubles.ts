import { createServer as createHttpServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A bucket that speaks PUT, GET and DELETE; `refuses` answers 503 to everything. */
export type Bucket = { url: string; refuses(isOn: boolean): void; keys(): string[]; close(): void };

export async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  let isRefusing = false;
  const server = createHttpServer((request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? "", "http://bucket").pathname);
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (isRefusing) {
        const text =
          "<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>";
        return void response.writeHead(503, { "content-type": "application/xml" }).end(text);
      }
      if (request.method === "PUT") {
        objects.set(key, Buffer.concat(chunks));
        return void response.writeHead(200, { etag: '"drill"' }).end();
      }
      if (request.method === "DELETE") objects.delete(key);
      if (request.method === "DELETE") return void response.writeHead(204).end();
      const found = objects.get(key);
      if (found) return void response.writeHead(200, { "content-length": found.length }).end(found);
      const missing = "<Error><Code>NoSuchKey</Code><Message>gone</Message></Error>";
      return void response.writeHead(404, { "content-type": "application/xml" }).end(missing);
    });
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    refuses: (isOn) => {
      isRefusing = isOn;
    },
    keys: () => [...objects.keys()],
    close: () => closeHttp(server),
  };
}

/** A mail server that keeps the subjects it took; `hangs` lets every sender wait without a word. */
export type MailServer = { url: string; hangs(isOn: boolean): void; ids(): string[]; close(): Promise<void> };

export async function startMailServer(): Promise<MailServer> {
  const ids: string[] = [];
  let isHanging = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onConnect: (_session, done) => {
      if (!isHanging) done();
    },
    // Senders keep their connections open.
    onMailFrom: (_address, _session, done) => {
      if (!isHanging) done();
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        ids.push(/^message-id: (.*)$/im.exec(Buffer.concat(chunks).toString())?.[1] ?? "none");
        done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    hangs: (isOn) => {
      isHanging = isOn;
    },
    ids: () => ids,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

function closeHttp(server: Server): void {
  server.closeAllConnections();
  server.close();
}
