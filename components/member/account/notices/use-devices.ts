import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import type { PageContext } from "@/components/member/shared/page-context";
import type { CallOutput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import {
  type DeviceState,
  deviceSupport,
  endpointMark,
  ownSubscription,
  rememberDevice,
  subscribeDevice,
  unsubscribeDevice,
} from "@/lib/web/runtime/push/device";
import { useOnce } from "@/lib/web/runtime/use-once";

type Settings = CallOutput<"GET /ext/push">;
type Options = { context: PageContext; onChange: () => Promise<unknown> };
export type Devices = ReturnType<typeof useDevices>;

/** The mark of this browser's subscription; null without one, undefined until it is known. */
function useOwnMark() {
  const [mark, setMark] = useState<string | null>();
  const read = useCallback(async () => {
    const subscription = await ownSubscription().catch(() => null);
    setMark(subscription ? await endpointMark(subscription.endpoint) : null);
  }, []);
  useEffect(() => void read(), [read]);
  return { mark, read };
}

/** This browser as one of the member's devices: its state, and what turns it on and off; and the end of any other. */
export function useDevices(data: Settings | undefined, { context, onChange }: Options) {
  const t = useTranslations("account.notices");
  const { mark, read } = useOwnMark();
  const { run, isBusy } = useOnce();
  const [failure, setFailure] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const own = data?.devices.find((device) => mark !== null && device.mark === mark);
  const state: DeviceState | undefined = mark === undefined ? undefined : own ? "on" : deviceSupport();

  /** Does one thing; `work` gives the sentence that says it is done, or why not. */
  const act = (work: () => Promise<{ done: string } | { failure: string | null }>) =>
    run(async () => {
      setFailure(null);
      setSaid("");
      const result = await work().catch(() => ({ failure: t("here.failed") }));
      await Promise.all([read(), onChange()]);
      if ("done" in result) setSaid(result.done);
      else setFailure(result.failure);
    });

  const turnOn = () =>
    act(async () => {
      const publicKey = data?.publicKey ?? "";
      const subscription = await subscribeDevice(publicKey);
      // The page says now what was answered.
      if (!subscription) return { failure: null };
      const answer = await call("POST /ext/push/devices", { body: subscription }, { handled: true });
      if (!answer.ok) {
        await unsubscribeDevice();
        return { failure: await failureSentence(answer.failure, context.language) };
      }
      await rememberDevice(subscription, { publicKey, clubCode: context.clubCode });
      return { done: t("here.isOn") };
    });

  const end = (deviceIdx: number) =>
    act(async () => {
      const params = { id: String(deviceIdx) };
      const answer = await call("DELETE /ext/push/devices/{id}", { params }, { handled: true });
      if (!answer.ok) return { failure: await failureSentence(answer.failure, context.language) };
      if (deviceIdx === own?.deviceIdx) await unsubscribeDevice();
      return { done: t("devices.ended") };
    });

  return { state, own, turnOn, end, isBusy, failure, said };
}
