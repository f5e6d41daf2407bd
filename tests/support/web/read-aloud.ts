import { virtual } from "@guidepup/virtual-screen-reader";

const mostPhrases = 600;

/** jsdom knows no styles of pseudo elements, which the reader asks for: to be called before each test that reads aloud. */
export function withoutPseudoStyles(): void {
  const { getComputedStyle } = window;
  jest.spyOn(window, "getComputedStyle").mockImplementation((element) => getComputedStyle(element));
}

/** Reads the whole document as a screen reader does: its phrases in the order of reading. */
export async function readAloud(): Promise<string[]> {
  await virtual.start({ container: document.body });
  for (let count = 0; count < mostPhrases; count += 1) {
    await virtual.next();
    if ((await virtual.lastSpokenPhrase()) === "end of document") break;
  }
  const log = await virtual.spokenPhraseLog();
  await virtual.stop();
  return log;
}

/** The phrases that are said by themselves while something is done. */
export async function heardWhile(work: () => Promise<unknown>): Promise<string[]> {
  await virtual.start({ container: document.body });
  await work();
  const log = await virtual.spokenPhraseLog();
  await virtual.stop();
  return log.filter((phrase) => /^(polite|assertive): /.test(phrase));
}

/** The phrases are said, one after the other; others may lie between. */
export function expectInOrder(log: readonly string[], phrases: readonly (string | RegExp)[]): void {
  let from = 0;
  for (const phrase of phrases) {
    const at = log.findIndex(
      (said, place) => place >= from && (typeof phrase === "string" ? said === phrase : phrase.test(said)),
    );
    expect({ phrase, isSaid: at >= 0, log: at < 0 ? log : [] }).toEqual({ phrase, isSaid: true, log: [] });
    from = at + 1;
  }
}
