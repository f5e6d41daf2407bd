import type { CallInput, CallOutput } from "@/lib/contract/routes";
import type { MemberName } from "@/lib/web/booking/party";

type Application = NonNullable<CallOutput<"GET /reservation/draw/{a}/{b}">>;
type Post = Pick<
  CallOutput<"GET /reservation/draw/posts/{a}/{b}">,
  "maxChoices" | "minPlayers" | "drawPostIdx"
>;
type Band = { playDate: string; standbyTimeCode: string; courseCode: string };
export type DrawInput = Extract<
  NonNullable<CallInput<"POST /reservation/draw">["body"]>,
  { drawPostIdx: number }
>;
type Player = NonNullable<DrawInput["players"]>[number];

/** A ranked choice as it is being filled in; an empty date is no choice, an empty course any course. */
export type ChoiceDraft = { playDate: string; band: string; course: string };
/** A companion as being filled in: named later, a member found by id, or a guest by name. */
export type CompanionDraft = {
  kind: "later" | "member" | "guest";
  /** How the member is named; null while nobody is. */
  by: MemberName | null;
  /** The login id that was looked up. */
  id: string;
  /** The name: a guest's own, a member's as the club shows it. */
  name: string;
  phoneNo: string;
};
export type ApplicationDraft = {
  choices: readonly ChoiceDraft[];
  playerCount: number;
  companions: readonly CompanionDraft[];
  agree: boolean;
};
export type DraftFault =
  | "choiceMissing"
  | "choiceGap"
  | "choiceHalf"
  | "choiceTwice"
  | "memberUnknown"
  | "memberTwice"
  | "guestName"
  | "agree";
export type FieldFault = { fieldId: string; fault: DraftFault };

export const mostPlayers = 4;
export const noCompanion: CompanionDraft = { kind: "later", by: null, id: "", name: "", phoneNo: "" };
const noChoice: ChoiceDraft = { playDate: "", band: "", course: "" };

/** The empty form of a post, or what an application says, to be edited. `memberIdx` is the applicant. */
export function draftOf(post: Post, application: Application | null, memberIdx: number): ApplicationDraft {
  const choices = Array.from({ length: post.maxChoices }, (_, place) => {
    const found = application?.choices.find(({ rank }) => rank === place + 1);
    if (!found) return noChoice;
    return { playDate: found.playDate, band: found.standbyTimeCode, course: found.courseCode ?? "" };
  });
  const others = (application?.players ?? []).filter((player) => player.memberIdx !== memberIdx);
  const companions = Array.from({ length: mostPlayers - 1 }, (_, place): CompanionDraft => {
    const player = others[place];
    if (!player) return noCompanion;
    const { companionRef = null } = player;
    return {
      ...noCompanion,
      kind: companionRef === null ? "guest" : "member",
      by: companionRef === null ? null : { companionRef },
      name: player.name,
      phoneNo: player.phoneNo ?? "",
    };
  });
  const playerCount = application?.playerCount ?? Math.max(post.minPlayers, mostPlayers);
  return { choices, playerCount, companions, agree: false };
}

/** The faults of a draft, in the order of the form. */
export function draftFaults(draft: ApplicationDraft): FieldFault[] {
  return [...choiceFaults(draft.choices), ...companionFaults(draft), ...(draft.agree ? [] : [agreeMissing])];
}
const agreeMissing: FieldFault = { fieldId: "agree", fault: "agree" };

function choiceFaults(choices: readonly ChoiceDraft[]): FieldFault[] {
  const seen = new Set<string>();
  return choices.flatMap((choice, place): FieldFault[] => {
    const fieldId = `choice-${place + 1}-date`;
    const isNamed = choice.playDate !== "";
    if (place === 0 && !isNamed) return [{ fieldId, fault: "choiceMissing" }];
    if (!isNamed) return [];
    if (choices[place - 1]?.playDate === "" && place > 1) return [{ fieldId, fault: "choiceGap" }];
    if (choice.band === "") return [{ fieldId: `choice-${place + 1}-band`, fault: "choiceHalf" }];
    const input = `${choice.playDate} ${choice.band} ${choice.course}`;
    if (seen.has(input)) return [{ fieldId, fault: "choiceTwice" }];
    seen.add(input);
    return [];
  });
}

function companionFaults({ playerCount, companions }: ApplicationDraft): FieldFault[] {
  const seen = new Set<string>();
  return companions.slice(0, playerCount - 1).flatMap((one, place): FieldFault[] => {
    const at = (part: string) => `companion-${place + 1}-${part}`;
    if (one.kind === "member" && one.by === null) return [{ fieldId: at("id"), fault: "memberUnknown" }];
    if (one.kind === "guest" && one.name.trim() === "") return [{ fieldId: at("name"), fault: "guestName" }];
    const key = companionKey(one.by);
    if (key === null) return [];
    if (seen.has(key)) return [{ fieldId: at("id"), fault: "memberTwice" }];
    seen.add(key);
    return [];
  });
}

/** The body of the call for a draft without faults (domain.md R16); with `drawIdx` an edit. */
export function inputOf(post: Post, draft: ApplicationDraft, drawIdx: number | null): DrawInput {
  const named = draft.choices.filter(({ playDate }) => playDate !== "");
  return {
    drawPostIdx: post.drawPostIdx,
    ...(drawIdx === null ? {} : { drawIdx }),
    choices: named.map(({ playDate, band, course }, place) => ({
      rank: place + 1,
      playDate,
      standbyTimeCode: band,
      courseCode: course || null,
    })),
    playerCount: draft.playerCount,
    players: draft.companions
      .slice(0, draft.playerCount - 1)
      .flatMap(({ kind, by, name, phoneNo }): Player[] => {
        if (kind === "member" && by !== null) return [by];
        const phone = phoneNo.trim();
        return kind === "guest" ? [{ name: name.trim(), ...(phone ? { phoneNo: phone } : {}) }] : [];
      }),
    agreeRules: true,
  };
}

/** The key of a member in a party; null for nobody. */
export function companionKey(by: MemberName | null): string | null {
  if (by === null) return null;
  return "memberId" in by ? by.memberId : by.companionRef;
}

/** The bands of a date that have slots, once each, and the courses of a band. */
export function bandsOn(bands: readonly Band[], playDate: string): string[] {
  return [...new Set(bands.filter((band) => band.playDate === playDate).map((band) => band.standbyTimeCode))];
}
export function coursesOf(bands: readonly Band[], { playDate, band }: ChoiceDraft): string[] {
  const fitting = bands.filter((one) => one.playDate === playDate && one.standbyTimeCode === band);
  return [...new Set(fitting.map((one) => one.courseCode))];
}
