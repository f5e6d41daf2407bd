import { useCallback, useEffect, useState } from "react";
import { useCall } from "../api/use-call";
import { checkSteps, type ProofReport, type ProofStep } from "./proof-check";

type Checking = {
  report: ProofReport | null;
  steps: readonly ProofStep[];
  canCheck: boolean;
  /** There was a report, or there will be none: what is said of the check takes no more room later. */
  isSettled: boolean;
};

/** The published proof of a draw and this browser's own computation of it; `checkAgain` computes it again. */
export function useProof(drawPostIdx: number, clubCode: string) {
  const { data, error, mutate } = useCall(
    "GET /ext/draws/{id}/proof",
    { params: { id: String(drawPostIdx) }, query: { clubCode } },
    { handled: true, revalidateOnFocus: false },
  );
  const [checking, setChecking] = useState<Checking>({
    report: null,
    steps: [],
    canCheck: true,
    isSettled: false,
  });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn checks the same record once more
  useEffect(() => {
    if (!data) return;
    // Browsers give their cryptography to secure addresses only.
    const canCheck = globalThis.crypto?.subtle !== undefined;
    setChecking((now) => ({ report: null, steps: [], canCheck, isSettled: now.isSettled || !canCheck }));
    if (!canCheck) return;
    let isWanted = true;
    const onStep = (step: ProofStep) => {
      if (isWanted) setChecking((now) => ({ ...now, steps: [...now.steps, step] }));
    };
    void checkSteps(data, onStep).then((report) => {
      if (isWanted) setChecking((now) => ({ ...now, report, isSettled: true }));
    });
    return () => {
      isWanted = false;
    };
  }, [data, turn]);

  const checkAgain = useCallback(async () => {
    await mutate();
    setTurn((one) => one + 1);
  }, [mutate]);
  return { proof: data, error, ...checking, checkAgain };
}
