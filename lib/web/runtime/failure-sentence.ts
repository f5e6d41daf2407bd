import type { Failure, MsgCode } from "@/lib/contract/failures";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";

/** A `CallFailure` of lib/web/api, which is above this folder. */
type FailedCall = Failure & { kind: string; status: number };

type Texts = {
  /** The sentence for an answer that had a status and nothing else (seed §8); 0 is no answer. */
  ofStatus(status: number): string;
  /** The server's own sentences by msgCode (i18n category 50); they win over ours. */
  ofServer(language: Language): Promise<Readonly<Record<string, string>>>;
  /** How the club writes days and moments (C0200), which come in forms of the wire; null before a page has said so. */
  formats: ClubFormats | null;
};

let provided: Texts = { ofStatus: (status) => String(status), ofServer: async () => ({}), formats: null };

/** The runtime hands over what only the mounted page knows: its texts. */
export function provideFailureTexts(texts: Partial<Texts>): void {
  provided = { ...provided, ...texts };
}

/** The sentence that a person reads of a failure (seed §8): the translated code, else the detail, else the message. */
export async function failureSentence(failure: FailedCall, language: Language): Promise<string> {
  if (failure.kind === "http" || failure.kind === "network") return provided.ofStatus(failure.status);
  const translated = failure.msgCode
    ? await failureCodeText(failure.msgCode, failure.msgVar, language)
    : null;
  return translated ?? (failure.msgDetail || failure.msg || provided.ofStatus(failure.status));
}

const wireMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/;
const wireDay = /^\d{4}-\d{2}-\d{2}$/;

/** The translated sentence of a code with its variables; null for a code that nobody knows. */
export async function failureCodeText(
  msgCode: string,
  variables: readonly string[],
  language: Language,
): Promise<string | null> {
  try {
    const [{ failureTexts, fieldWords, fillText }, { formatDay, formatDeadline }, byCode] = await Promise.all(
      [
        import("@/lib/contract/failure-texts"),
        import("@/lib/shared/time/deadline"),
        provided.ofServer(language),
      ],
    );
    const ours = Object.hasOwn(failureTexts[language], msgCode)
      ? failureTexts[language][msgCode as MsgCode]
      : null;
    const text = byCode[msgCode] ?? ours;
    const words = msgCode === "VAL_FIELD" ? fieldWords(language, variables) : variables;
    const { formats } = provided;
    const shown = words.map((word) => {
      if (formats === null) return word;
      if (wireMoment.test(word)) return formatDeadline(word, { language, formats });
      return wireDay.test(word) ? formatDay(word, { language, formats }) : word;
    });
    return text === null ? null : fillText(text, shown);
  } catch {
    // Without a network the texts cannot be fetched; the detail of the answer is at hand.
    return null;
  }
}
