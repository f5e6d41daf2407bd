"use client";

import { useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import type { ActingFor } from "@/lib/contract/accounts/auth";
import type { DelegatedAct } from "@/lib/shared/delegated-acts";
import { call } from "@/lib/web/api/browser";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { paths } from "@/lib/web/routing/paths";
import { inLanguageOf } from "@/lib/web/runtime/addresses";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { page } from "@/lib/web/runtime/page";
import { useOnce } from "@/lib/web/runtime/use-once";
import { pagesFor } from "./use-acting";

/** Opens the first page of a permission as a new document: nothing of whom the browser spoke for before stays. */
export function openFor(acts: readonly DelegatedAct[]): void {
  const first = pagesFor(acts)[0]?.path() ?? paths.home();
  page.open(inLanguageOf(page.path(), first));
}

/** Begins to act in a member's name, and stops. */
export function useActing() {
  const { announce, signOut } = useSession();
  const { run, isBusy } = useOnce();
  const [failure, setFailure] = useState<string | null>(null);
  const begin = (delegationIdx: number) =>
    run(async () => {
      setFailure(null);
      const answer = await call("POST /ext/delegate-session", { body: { delegationIdx } }, { handled: true });
      if (!answer.ok) return setFailure(await failureSentence(answer.failure, page.language()));
      announce("signed-in");
      openFor(answer.value.acting?.acts ?? []);
    });
  const stop = ({ isMember }: Pick<ActingFor, "isMember">) =>
    run(async () => {
      if (!isMember) return signOut();
      const answer = await call("DELETE /ext/delegate-session", {}, { handled: true });
      if (!answer.ok) return setFailure(await failureSentence(answer.failure, page.language()));
      announce("signed-in");
      page.open(inLanguageOf(page.path(), memberPaths.myInfo.delegates()));
    });
  return { begin, stop, isBusy, failure };
}
