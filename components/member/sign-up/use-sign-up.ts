import { useRef, useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import type { CallInput, CallOutput } from "@/lib/contract/routes";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import { randomKey } from "@/lib/web/api/browser-request";
import type { CallFailure } from "@/lib/web/api/call-failure";

type Body = CallInput<"POST /member/signup">["body"];
type Made = CallOutput<"POST /member/signup">;

/**
 * Makes the member, once: the same request is sent again under the key of its first sending, so that a lost answer makes
 * no second member. Then signs the member in with what was typed; who waits for approval stays outside.
 */
export function useSignUp() {
  const { announce } = useSession();
  const [isBusy, setBusy] = useState(false);
  const sent = useRef({ text: "", key: "" });

  const signUp = async (body: Body): Promise<Result<Made, CallFailure>> => {
    setBusy(true);
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { text, key: randomKey() };
    const { key: idempotencyKey } = sent.current;
    const made = await call("POST /member/signup", { body }, { handled: true, idempotencyKey });
    if (!made.ok) {
      setBusy(false);
      return made;
    }
    const { clubCode, id, password } = body;
    const login = await call(
      "POST /member/login",
      { body: { clubCode, id, password, chk: false, isAdmin: false } },
      { handled: true },
    );
    if (login.ok && !login.value.inactive) announce("signed-in");
    return made;
  };
  return { signUp, isBusy };
}
