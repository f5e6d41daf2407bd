import { readdir } from "node:fs/promises";
import { startTestApi } from "../api";

/** The smallest file that counts as a PDF. */
export const pdf = new TextEncoder().encode("%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n");

type Parts = readonly [string, Uint8Array<ArrayBuffer>][];

/** A multipart body as the back office sends it. */
export function noticeForm(data: object, parts: Parts = []): FormData {
  const body = new FormData();
  body.append("data", new Blob([JSON.stringify(data)], { type: "application/json" }));
  for (const [name, bytes] of parts) body.append("files", new Blob([bytes]), name);
  return body;
}

/** The demo club with an editor who may write notices and a reader who may not. */
export async function noticeScene() {
  const api = await startTestApi();
  const editor = (await api.signIn("contents1", { isAdmin: true })).accessToken;
  const reader = (await api.signIn("bookadmin1", { isAdmin: true })).accessToken;
  return {
    api,
    editor,
    reader,
    async read<T>(path: string, token?: string): Promise<T> {
      const answer = await api.request("GET", path, token === undefined ? {} : { token });
      if (!answer.json.result) throw new Error(answer.text);
      return answer.json.data as T;
    },
    async create(data: object, parts: Parts = []): Promise<number> {
      const body = noticeForm({ title: "새 공지", contents: "<p>내용</p>", ...data }, parts);
      const answer = await api.request("POST", "/notice?lang=ko", { token: editor, body });
      if (!answer.json.result) throw new Error(answer.text);
      return (answer.json.data as { noticeIdx: number }).noticeIdx;
    },
    change(noticeIdx: number, data: object, parts: Parts = []) {
      const body = noticeForm({ noticeIdx, ...data }, parts);
      return api.request("PUT", "/notice?lang=ko", { token: editor, body });
    },
    /** How many files lie in the storage, unfinished ones included. */
    async storedFiles(): Promise<number> {
      const all = await readdir(api.folder, { recursive: true, withFileTypes: true });
      return all.filter((entry) => entry.isFile()).length;
    },
  };
}
