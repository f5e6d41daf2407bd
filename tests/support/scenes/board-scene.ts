import { auditRecords } from "@/lib/club-api/db/tables";
import { type Answer, startTestApi } from "../api";

/** A file part of a multipart body. */
export type Part = readonly [part: string, fileName: string, bytes: Uint8Array];

/** A multipart body as the back office and the member area send it. */
export function formOf(data: object, parts: readonly Part[] = []): FormData {
  const body = new FormData();
  body.append("data", new Blob([JSON.stringify(data)], { type: "application/json" }));
  for (const [part, fileName, bytes] of parts) {
    body.append(part, new Blob([new Uint8Array(bytes)]), fileName);
  }
  return body;
}

/** The demo club with its people: an editor of the boards, an admin who reads them, the head, a member, a visitor. */
export async function boardScene() {
  const api = await startTestApi();
  const tokens = {
    editor: (await api.signIn("contents1", { isAdmin: true })).accessToken,
    reader: (await api.signIn("bookadmin1", { isAdmin: true })).accessToken,
    head: (await api.signIn("ssadmin1", { isAdmin: true })).accessToken,
    member: (await api.signIn("kimmiru")).accessToken,
    other: (await api.signIn("leesol01")).accessToken,
    visitor: undefined,
  };
  type Who = keyof typeof tokens;
  const as = (who: Who) => {
    const token = tokens[who];
    return token === undefined ? {} : { token };
  };
  return {
    api,
    close: api.close,
    tokens,
    /** One call as somebody; a body with file parts goes as multipart. */
    send(who: Who, method: string, path: string, data?: object, parts?: readonly Part[]): Promise<Answer> {
      const body = parts ? { body: formOf(data ?? {}, parts) } : data && { body: data };
      return api.request(method, path, { ...as(who), ...body });
    },
    /** The payload of a call that has to succeed. */
    async done<T>(answer: Promise<Answer>): Promise<T> {
      const { json, text } = await answer;
      if (!json.result) throw new Error(text);
      return json.data as T;
    },
    /** The bytes behind an address, or the status of the refusal. */
    async file(who: Who, url: string): Promise<number | Uint8Array> {
      const answer = await api.send("GET", url, as(who));
      return answer.status === 200 ? new Uint8Array(await answer.arrayBuffer()) : answer.status;
    },
    /** Another minute for the limits of requests; the club's clock stands. */
    nextMinute() {
      api.limitClock.set(new Date(api.limitClock.now().getTime() + 60_000));
    },
    /** The latest record of an action: what was done to what. */
    async lastAuditEntry() {
      const rows = await api.db.select().from(auditRecords).orderBy(auditRecords.auditIdx);
      return rows.at(-1);
    },
  };
}
export type BoardScene = Awaited<ReturnType<typeof boardScene>>;

/** Status, code and variables of a refusal. */
export function refusal({ status, json }: Answer) {
  return [status, json.fail?.code, json.fail?.msgVar];
}
