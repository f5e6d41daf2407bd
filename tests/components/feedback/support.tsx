import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import messages from "@/messages/en.json";

/** The texts that the layouts hand over. */
export function Texts({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ feedback: messages.feedback }}>
      {children}
    </NextIntlClientProvider>
  );
}

type Answer = Response | Error | (() => Promise<Response>);

/** The server's answers, one after the other; the requests are kept. */
export function answering(...answers: Answer[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const fetching = jest.spyOn(globalThis, "fetch").mockImplementation(async (url, init = {}) => {
    requests.push({ url: String(url), init });
    const answer = answers.shift();
    if (!answer) throw new Error(`nothing is left to answer ${String(url)}`);
    if (answer instanceof Error) throw answer;
    return typeof answer === "function" ? answer() : answer;
  });
  return { requests, fetching };
}

export function success(data: unknown): Response {
  return Response.json({ result: true, data });
}

export function refused(code: number, msgCode: string, more: object = {}, status = 200): Response {
  const fail = { code, msg: "English", msgDetail: "Detail", msgCode, msgVar: [], ...more };
  return Response.json({ result: false, data: null, fail }, { status });
}

export const noNetwork = () => new TypeError("Failed to fetch");

/** jsdom has no modal dialogues: only what opens and closes them. */
export function teachDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
