import type { CallOutput } from "@/lib/contract/routes";
import { type IdentityOutcome, identityChannel, isIdentityNews } from "./news";

export type IdentityWindow = { popup: Window; name: string };
export type ProviderForm = Pick<CallOutput<"GET /member/nice-check/enc">, "action" | "method" | "fields">;

/** What the provider asks for (domain.md M4); the window has to be opened before its answer is there. */
const size = { width: 500, height: 640 };

/** Opens the window within the click, before anything is asked: later a browser would block it. Null when it does. */
export function openIdentityWindow(text: string): IdentityWindow | null {
  const [part = 0] = crypto.getRandomValues(new Uint32Array(1));
  const name = `clubfront-identity-${part.toString(36)}`;
  const popup = window.open("", name, `popup,width=${size.width},height=${size.height}`);
  if (!popup || popup.closed) return null;
  popup.document.title = text;
  popup.document.body.textContent = text;
  return { popup, name };
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
