import { useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

type Options = { isAdmin: boolean; language: Language };
export type PasswordRefusal = { field: "oldPassword" | "newPassword"; text: string };

const wrongPassword = 1401;
const noMoreLater = 1403;

/** A password that is due: a new one, or later while the club allows it (domain.md M11). */
export function useDuePassword({ isAdmin, language }: Options) {
  const { announce } = useSession();
  const [busy, setBusy] = useState<"saving" | "waiting" | null>(null);
  const [isLaterOver, setLaterOver] = useState(false);

  const refused = async (failure: CallFailure): Promise<PasswordRefusal> => {
    if (failure.code === noMoreLater) setLaterOver(true);
    setBusy(null);
    const field = failure.code === wrongPassword ? "oldPassword" : "newPassword";
    return { field, text: await failureSentence(failure, language) };
  };
  /** Null when it is done: the session then has nothing pending, and the view goes on. */
  const save = async (oldPassword: string, newPassword: string): Promise<PasswordRefusal | null> => {
    setBusy("saving");
    const sent = { body: { oldPassword, newPassword } };
    const answer = isAdmin
      ? await call("PUT /admin/change-password", sent, { handled: true })
      : await call("PUT /member/expiry/change-password", sent, { handled: true });
    if (!answer.ok) return refused(answer.failure);
    announce("signed-in");
    return null;
  };
  const wait = async (): Promise<PasswordRefusal | null> => {
    setBusy("waiting");
    const answer = await call(
      "PUT /member/expiry/change-password",
      { body: { later: true } },
      { handled: true },
    );
    if (!answer.ok) return refused(answer.failure);
    announce("signed-in");
    return null;
  };
  return { save, wait, busy, isLaterOver };
}
