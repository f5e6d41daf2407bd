import { type IdentityNews, type IdentityOutcome, identityChannel } from "./news";

/** The provider's answer under its own names, as the contract takes it. */
const answerFields = [
  "requestNo",
  "token_version_id",
  "enc_data",
  "integrity_value",
  "web_transaction_id",
] as const;
export type ProviderAnswer = Partial<Record<(typeof answerFields)[number], string>>;

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
