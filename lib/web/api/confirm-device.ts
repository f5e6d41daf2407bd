import { ownSubscription, unsubscribeDevice } from "../runtime/push/device";
import { call } from "./browser";

const markName = "push-confirmed";

/**
 * Once in a tab: ties this browser's subscription to the session that is here now, whose sign-out ends it. One that is not this
 * member's any more ends.
 */
export async function confirmDevice(memberIdx: number): Promise<void> {
  if (sessionStorage.getItem(markName) === String(memberIdx)) return;
  const subscription = await ownSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  const answer = await call("POST /ext/push/devices/check", { body: { endpoint } }, { quiet: true });
  if (!answer.ok) return;
  if (answer.value.isOwn) sessionStorage.setItem(markName, String(memberIdx));
  else await unsubscribeDevice();
}
