import { Agent, type FormData, request } from "undici";
import type { Kind, Recorder } from "./recorder";

export type Answer = {
  status: number;
  /** Null when nothing came that can be read as JSON. */
  json: { result: boolean; data: unknown; fail?: { code: number } } | null;
  text: string;
  cookie: string;
};

/** Somebody who sends requests: a session, and the address that counts for limits. */
export type Who = { cookie: string; address: string };
export type Asked = {
  kind: Kind;
  method: "GET" | "PUT" | "POST" | "DELETE";
  path: string;
  /** Name of this kind of request in a report. */
  name?: string;
  body?: unknown;
  form?: FormData;
  key?: string;
};

const waitMs = 35_000;
const nobody: Answer = { status: 0, json: null, text: "", cookie: "" };

/** Sends requests to nginx as browsers do, and records each answer. */
export function openFront(origin: string, recorder: Recorder) {
  const agent = new Agent({
    connections: 256,
    keepAliveTimeout: 10_000,
    keepAliveMaxTimeout: 10_000,
    headersTimeout: waitMs,
    bodyTimeout: waitMs,
  });
  const send = async ({ method, path, body, form, key }: Asked, who: Who): Promise<Answer> => {
    const answer = await request(origin + path, {
      dispatcher: agent,
      method,
      headers: {
        origin,
        "x-forwarded-for": who.address,
        "sec-fetch-site": "same-origin",
        "accept-encoding": "identity",
        ...(who.cookie ? { cookie: who.cookie } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(key === undefined ? {} : { "idempotency-key": key }),
      },
      body: form ?? (body === undefined ? null : JSON.stringify(body)),
    });
    const text = await answer.body.text();
    const cookies = [answer.headers["set-cookie"] ?? []].flat().map((one) => one.split(";")[0]);
    return { status: answer.statusCode, json: readJson(text), text, cookie: cookies.join("; ") };
  };
  return {
    async ask(asked: Asked, who: Who): Promise<Answer> {
      const from = performance.now();
      const answer = await send(asked, who).catch((error: unknown) => {
        if (process.env.DRILL_LOGS) process.stderr.write(`${asked.method} ${asked.path}: ${error}\n`);
        return nobody;
      });
      const endedAt = performance.now();
      const name = asked.name ?? `${asked.method} ${asked.path}`;
      const refused = answer.json?.result === false ? answer.json.fail?.code : undefined;
      const ms = endedAt - from;
      recorder.add({ kind: asked.kind, name, status: answer.status, refused, endedAt, ms });
      return answer;
    },
    close: () => agent.destroy(),
  };
}
export type Front = ReturnType<typeof openFront>;

function readJson(text: string): Answer["json"] {
  try {
    return JSON.parse(text) as Answer["json"];
  } catch {
    return null;
  }
}
