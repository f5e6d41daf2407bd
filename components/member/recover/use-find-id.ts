import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { foundIds } from "./proof-store";

type Options = { clubCode: string; language: Language; resultPath: string; onFound(): void };

/** Trades a proof for the ids of a name and an address (domain.md M6); what was found is told on a page of its own. */
export function useFindId({ clubCode, language, resultPath, onFound }: Options) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const find = async (person: { name: string; email: string }, certToken: string): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    const query = { clubCode, name: person.name.trim(), email: person.email.trim(), certToken };
    const answer = await call("GET /member/find-id", { query }, { handled: true });
    if (!answer.ok) {
      setFailure(await failureSentence(answer.failure, language));
      setBusy(false);
      return false;
    }
    foundIds.set(
      answer.value.list.map(({ id, maskedId, joinedAt, state }) => ({ id: id ?? maskedId, joinedAt, state })),
    );
    onFound();
    router.push(resultPath);
    return true;
  };
  return { find, isBusy, failure };
}
