import { Pool } from "undici";
import { idOf, password } from "./scene";

export type Answer = {
  path: string;
  status: number;
  ms: number;
  /** Null when nothing that can be read came back. */
  json: { result: boolean; data: unknown; fail?: { code: number } } | null;
};

/** Somebody at the web without a browser: a cookie, and calls as our pages send them. */
export type Visitor = {
  memberIdx: number;
  call(method: "GET" | "PUT" | "POST", path: string, body?: unknown): Promise<Answer>;
};

/** One pool of connections for all visitors of one web. */
export function openWeb(origin: string, connections: number) {
  const pool = new Pool(origin, { connections, headersTimeout: 60_000, bodyTimeout: 60_000 });
  const send = async (method: Method, path: string, { cookie, address }: Who, body?: unknown) => {
    const from = performance.now();
    const headers = {
      origin,
      "x-forwarded-for": address,
      "sec-fetch-site": "same-origin",
      accept: "application/json",
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(method === "POST" ? { "idempotency-key": crypto.randomUUID() } : {}),
    };
    const answer = await pool.request({
      method,
      path: `/hp/api${path}`,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    return {
      path,
      status: answer.statusCode,
      ms: performance.now() - from,
      json: readJson(text),
      cookie: [answer.headers["set-cookie"] ?? []]
        .flat()
        .map((one) => one.split(";")[0])
        .join("; "),
    };
  };
  const signIn = async (position: number, memberIdx: number): Promise<Visitor> => {
    const body = { clubCode: "MS01", id: idOf(position), password, chk: false, isAdmin: false };
    const address = `198.18.${position >> 8}.${position & 255}`;
    const answer = await send("POST", "/member/login", { cookie: "", address }, body);
    if (!answer.json?.result) throw new Error(`no sign-in: ${JSON.stringify(answer.json)}`);
    return {
      memberIdx,
      call: (method, path, sent) => send(method, path, { cookie: answer.cookie, address }, sent),
    };
  };
  return { signIn, close: () => pool.close() };
}

type Method = "GET" | "PUT" | "POST";
/** The cookie of a visitor, and the address that a proxy in front would name. */
type Who = { cookie: string; address: string };

function readJson(text: string): Answer["json"] {
  try {
    return JSON.parse(text) as Answer["json"];
  } catch {
    return null;
  }
}
