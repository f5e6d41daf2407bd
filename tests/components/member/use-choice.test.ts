import { act, renderHook, waitFor } from "@testing-library/react";
import { useChoice } from "@/components/member/account/use-choice";
import { ok } from "@/lib/shared/result";

type Choice = { sms: boolean };
const refused = {
  ok: false,
  failure: { code: 9001, msg: "", msgDetail: "", msgCode: "VAL_FIELD", msgVar: [] },
} as never;

/** A server that answers when the test says so, and a view that shows what counts. */
function begin() {
  const answers: ((answer: never) => void)[] = [];
  const sent: Choice[] = [];
  const settled: (Choice | undefined)[] = [];
  const store = (choice: Choice) => {
    sent.push(choice);
    return new Promise<never>((resolve) => answers.push(resolve));
  };
  const { result } = renderHook(() =>
    useChoice<Choice, Choice>({
      saved: { sms: false },
      language: "en",
      store,
      onSettled: (stored) => settled.push(stored),
    }),
  );
  const answer = (given: unknown) => act(async () => answers.shift()?.(given as never));
  return { result, answer, sent, settled };
}

const on = { sms: true };
const off = { sms: false };

test("what is chosen while an answer is on its way is sent after it", async () => {
  const { result, answer, sent, settled } = begin();
  act(() => result.current.choose(on));
  act(() => result.current.choose(off));
  expect(result.current.choice).toEqual(off);
  await answer(ok(on));
  await waitFor(() => expect(sent).toEqual([on, off]));
  await answer(ok(off));
  await waitFor(() => expect(result.current.isSaved).toBe(true));
  expect(settled).toEqual([off]);
});

test("a refusal after a choice that was stored leaves what was stored", async () => {
  const { result, answer, sent, settled } = begin();
  act(() => result.current.choose(on));
  act(() => result.current.choose(off));
  await answer(ok(on));
  await waitFor(() => expect(sent).toHaveLength(2));
  await answer(refused);
  await waitFor(() => expect(result.current.failure).not.toBeNull());
  expect(settled).toEqual([on]);
});
