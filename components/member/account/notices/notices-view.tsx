"use client";

import { useTranslations } from "next-intl";
import { Group } from "@/components/member/shared/layout/facts";
import { Loading, NotLoaded } from "@/components/member/shared/layout/loading";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import type { PageContext } from "@/components/member/shared/page-context";
import { useCall } from "@/lib/web/api/use-call";
import { ChoicePart } from "./choice-part";
import { DeviceList } from "./device-list";
import { ThisDevice } from "./this-device";
import { useDevices } from "./use-devices";

type Props = { context: PageContext };

/** Notices on the member's own devices: kinds, devices, quiet hours. */
export function NoticesView({ context }: Props) {
  return <MemberOnly>{() => <Notices context={context} />}</MemberOnly>;
}

function Notices({ context }: Props) {
  const t = useTranslations("account.notices");
  const { data, error, mutate } = useCall("GET /ext/push", { query: {} }, { handled: true });
  const devices = useDevices(data, { context, onChange: () => mutate() });
  if (!data) return error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  if (data.publicKey === null) return <p className="text-ink-2">{t("notOffered")}</p>;
  return (
    <>
      <Group id="this-device" title={t("here.title")} lead={t("here.lead")}>
        <ThisDevice devices={devices} />
      </Group>
      {data.devices.length > 0 ? (
        <Group id="devices" title={t("devices.title")}>
          <DeviceList list={data.devices} devices={devices} context={context} />
        </Group>
      ) : null}
      <ChoicePart
        choice={data.choice}
        language={context.language}
        onSaved={(choice) => mutate({ ...data, choice }, { revalidate: false })}
      />
    </>
  );
}
