import type { CallInput } from "@/lib/contract/routes";
import { type SiteState, type SiteStateValue, siteStateBody } from "@/lib/contract/site/site";
import { type Language, languages } from "@/lib/shared/languages";
import { textLines } from "@/lib/shared/texts/text";
import { minuteOf, readMinute, stampOf } from "../../../lib/web/office/club-minute";

/** The values of the site state (seed §3). */
export const siteState = { stopped: "0", normal: "1", closed: "2" } as const satisfies Record<
  string,
  SiteStateValue
>;

export type StateText = { title: string; message: string };

/** The site-state form: times are minutes of club time (`yyyy-MM-ddTHH:mm`) or "", one address per line. */
export type SiteStateDraft = {
  state: SiteStateValue;
  texts: Record<Language, StateText>;
  startAt: string;
  endAt: string;
  allowIps: string;
};

export type SiteStateProblem =
  | { field: "startAt" | "endAt"; reason: "timeWrong" }
  | { field: "endAt"; reason: "endBeforeStart" }
  | { field: "startAt"; reason: "startOver" }
  | { field: "allowIps"; reason: "addressWrong"; line: number; text: string }
  | { field: "allowIps"; reason: "tooManyAddresses" };

const noText: StateText = { title: "", message: "" };

export function siteStateDraftOf(state: SiteState, zone: string): SiteStateDraft {
  return {
    state: state.state,
    texts: { en: noText, ko: noText, ja: noText, zh: noText, ...state.admin?.i18n },
    startAt: "",
    endAt: minuteOf(state.endAt, zone),
    allowIps: (state.admin?.allowIps ?? []).join("\n"),
  };
}

/** The problems of the input. */
export function siteStateProblems(draft: SiteStateDraft, now: Date, zone: string): SiteStateProblem[] {
  return [...timeProblems(draft, now, zone), ...addressProblems(draft.allowIps)];
}

function timeProblems(draft: SiteStateDraft, now: Date, zone: string): SiteStateProblem[] {
  const start = readMinute(draft.startAt, zone);
  const end = readMinute(endOf(draft), zone);
  if (start === "wrong") return [{ field: "startAt", reason: "timeWrong" }];
  if (end === "wrong") return [{ field: "endAt", reason: "timeWrong" }];
  if (start !== null && start <= now) return [{ field: "startAt", reason: "startOver" }];
  if (end !== null && end <= (start ?? now)) return [{ field: "endAt", reason: "endBeforeStart" }];
  return [];
}

function addressProblems(text: string): SiteStateProblem[] {
  const lines = text.split("\n").map((line, index) => ({ line: index + 1, text: line.trim() }));
  const { allowIps } = siteStateBody.shape;
  const wrong = lines.find((one) => one.text !== "" && !allowIps.safeParse([one.text]).success);
  if (wrong) return [{ field: "allowIps", reason: "addressWrong", ...wrong }];
  if (!allowIps.safeParse(textLines(text)).success)
    return [{ field: "allowIps", reason: "tooManyAddresses" }];
  return [];
}

/** A normal site has no end. */
function endOf(draft: SiteStateDraft): string {
  return draft.state === siteState.normal ? "" : draft.endAt;
}

/** `PUT /site/state` from a form without problems; the main text is the preferred language's, or the first written. */
export function saveSiteStateCall(
  draft: SiteStateDraft,
  preferred: Language,
  zone: string,
  version: number,
): CallInput<"PUT /site/state"> {
  const written = languages.filter((one) => draft.texts[one].title.trim() || draft.texts[one].message.trim());
  const main = written.includes(preferred) ? preferred : (written[0] ?? preferred);
  return {
    query: { lang: main },
    body: {
      state: draft.state,
      ...draft.texts[main],
      startAt: stampOf(draft.startAt, zone),
      endAt: stampOf(endOf(draft), zone),
      allowIps: textLines(draft.allowIps),
      i18n: Object.fromEntries(
        written.filter((one) => one !== main).map((language) => [language, draft.texts[language]]),
      ),
      version,
    },
  };
}

/**
 * Takes a planned change back: the state of now is planned for its moment instead, which leaves nothing to change.
 * A save without `startAt` would count at once and leave the plan (domain.md A8).
 */
export function cancelPlanCall(
  state: SiteState,
  preferred: Language,
  zone: string,
): CallInput<"PUT /site/state"> {
  const draft = siteStateDraftOf(state, zone);
  const call = saveSiteStateCall(draft, preferred, zone, state.admin?.version ?? 0);
  const planned = state.admin?.scheduled;
  return planned ? { ...call, body: { ...call.body, startAt: planned.startAt, endAt: null } } : call;
}
