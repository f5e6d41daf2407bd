import { useRef, useState } from "react";

/** Runs one thing at a time: what is asked for meanwhile, a second click, is not done and answers undefined. */
export function useOnce() {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const run = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { run, isBusy };
}
