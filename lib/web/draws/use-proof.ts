import { useCallback, useEffect, useState } from "react";
import { useCall } from "../api/use-call";
import { checkSteps, type ProofReport, type ProofStep } from "./proof-check";

type Checking = { report: ProofReport | null; steps: readonly ProofStep[]; canCheck: boolean };

/** The published proof of a draw and its check in this browser, repeated by `checkAgain`. */
export function useProof(drawPostIdx: number, clubCode: string) {
  const { data, error, mutate } = useCall(
    "GET /ext/draws/{id}/proof",
    { params: { id: String(drawPostIdx) }, query: { clubCode } },
    { handled: true, revalidateOnFocus: false },
  );
  const [checking, setChecking] = useState<Checking>({ report: null, steps: [], canCheck: true });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn checks the same record once more
  useEffect(() => {
    if (!data) return;
    // Browsers give their cryptography to secure addresses only.
    const canCheck = globalThis.crypto?.subtle !== undefined;
    setChecking({ report: null, steps: [], canCheck });
    if (!canCheck) return;
    let isWanted = true;
    const onStep = (step: ProofStep) => {
      if (isWanted) setChecking((now) => ({ ...now, steps: [...now.steps, step] }));
    };
    void checkSteps(data, onStep).then((report) => {
      if (isWanted) setChecking((now) => ({ ...now, report }));
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
