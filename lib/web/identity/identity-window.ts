import type { CallOutput } from "@/lib/contract/routes";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";

/** The person whom the provider names, with the proof of it. */
export type VerifiedIdentity = CallOutput<"POST /member/nice-check/result">;
/** The result of a visit to the identity provider; null: the visitor gave up there. */
export type IdentityOutcome = Result<VerifiedIdentity, CallFailure | null>;
/** The message from the provider's window to the page that opened it. */
export type IdentityNews = { kind: "clubfront.identity"; requestNo: string; outcome: IdentityOutcome };

/** The channel of one visit: for windows that a provider cut off from their opener. Only this site can listen. */
const identityChannel = (requestNo: string) => `clubfront.identity.${requestNo}`;

const texts = ["certToken", "name", "birth", "gender", "phoneNo"] as const;

/** Whether a message has the shape of an identity result; messages may come from anywhere. */
function isIdentityNews(data: unknown): data is IdentityNews {
  if (!isRecord(data) || data.kind !== "clubfront.identity" || typeof data.requestNo !== "string")
    return false;
  const { outcome } = data;
  if (!isRecord(outcome)) return false;
  if (outcome.ok === false) return outcome.failure === null || isRecord(outcome.failure);
  const { value } = outcome;
  return outcome.ok === true && isRecord(value) && texts.every((name) => typeof value[name] === "string");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

type IdentityWindow = { popup: Window; name: string };
type ProviderForm = Pick<CallOutput<"GET /member/nice-check/enc">, "action" | "method" | "fields">;

/** Window size that the provider asks for (domain.md M4). The window is opened before the provider's answer arrives. */
const size = { width: 500, height: 640 };

/** Opens the window within the click, before anything is asked: later a browser would block it. Null when it does. */
export function openIdentityWindow(text: string): IdentityWindow | null {
  const [part = 0] = crypto.getRandomValues(new Uint32Array(1));
  const name = `clubfront-identity-${part.toString(36)}`;
  const popup = window.open("", name, `popup,width=${size.width},height=${size.height}`);
  if (!popup || popup.closed) return null;
  popup.document.title = text;
  popup.document.body.textContent = text;
  dressAsHere(popup.document.body);
  return { popup, name };
}

/** A window that waits for the provider has this page's paper and ink. */
function dressAsHere({ style }: HTMLElement): void {
  const { fontFamily, color } = getComputedStyle(document.body);
  const { backgroundColor } = getComputedStyle(document.documentElement);
  Object.assign(style, { fontFamily, color, backgroundColor, margin: "0", padding: "3rem 1.25rem" });
}

/** Sends the opened window to the provider, as its driver wants it: by a posted form or by its address. */
export function sendToProvider(
  { popup, name }: IdentityWindow,
  { action, method, fields }: ProviderForm,
): void {
  if (method === "GET") {
    const address = new URL(action, window.location.origin);
    for (const [field, value] of Object.entries(fields)) address.searchParams.set(field, value);
    if (/^https?:$/.test(address.protocol)) popup.location.replace(address.toString());
    return;
  }
  const form = document.createElement("form");
  Object.assign(form, { action, method: "post", target: name, hidden: true });
  for (const [field, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name: field, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/**
 * Waits for the outcome of one visit, once: from our own origin, from the very window that was opened or the channel
 * of this visit, under its number. Everything else, a replay too, is passed over. Gives back what ends the waiting.
 */
export function listenForIdentity(
  { popup, requestNo }: { popup: Window; requestNo: string },
  onOutcome: (outcome: IdentityOutcome) => void,
): () => void {
  const channel =
    typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(identityChannel(requestNo));
  const take = (data: unknown) => {
    if (!isIdentityNews(data) || data.requestNo !== requestNo) return;
    stop();
    onOutcome(data.outcome);
  };
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.origin === window.location.origin && event.source === popup) take(event.data);
  };
  const stop = () => {
    window.removeEventListener("message", onMessage);
    channel?.close();
  };
  window.addEventListener("message", onMessage);
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => take(data));
  return stop;
}

/** The provider's answer under its own names, as the contract takes it. */
const answerFields = [
  "requestNo",
  "token_version_id",
  "enc_data",
  "integrity_value",
  "web_transaction_id",
] as const;
type ProviderAnswer = Partial<Record<(typeof answerFields)[number], string>>;

/** Of whatever came back, the provider's answer and nothing else; overlong values are no answer. */
export function providerAnswer(given: Iterable<[string, unknown]>): ProviderAnswer {
  const all = new Map(given);
  const known = answerFields.flatMap((name) => {
    const value = all.get(name);
    return typeof value === "string" && value !== "" && value.length <= 8192 ? [[name, value]] : [];
  });
  return Object.fromEntries(known) as ProviderAnswer;
}

/** Whether there is something to trade; who gives up at the provider comes back without. */
export function isAnswered(answer: ProviderAnswer): boolean {
  return answer.enc_data !== undefined || answer.web_transaction_id !== undefined;
}

/**
 * The answer in the fragment of this page's address, which no server and no referrer sees; taken out of the address and
 * of the history at once.
 */
export function takeProviderAnswer(): ProviderAnswer {
  const answer = providerAnswer(new URLSearchParams(window.location.hash.slice(1)));
  if (window.location.hash) window.history.replaceState(window.history.state, "", window.location.pathname);
  return answer;
}

/** Tells the page that opened this window, and nobody of another origin; the channel is for a link that was cut. */
export function tellOpener(requestNo: string, outcome: IdentityOutcome): void {
  const news: IdentityNews = { kind: "clubfront.identity", requestNo, outcome };
  const opener = window.opener as Window | null;
  opener?.postMessage(news, window.location.origin);
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(identityChannel(requestNo));
  channel.postMessage(news);
  channel.close();
}
