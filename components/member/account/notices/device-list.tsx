"use client";

import { useTranslations } from "next-intl";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import type { PushDevice } from "@/lib/contract/accounts/push";
import { formatDate } from "@/lib/shared/time/date-format";
import { deviceName } from "@/lib/web/runtime/session/device-name";
import type { Devices } from "./use-devices";

type Props = { list: readonly PushDevice[]; devices: Devices; context: PageContext };

/** The devices that the member is notified on, each with its end. */
export function DeviceList({ list, devices: { own, end, isBusy }, context }: Props) {
  const t = useTranslations("account.notices.devices");
  return (
    <ul className="border-t border-line">
      {list.map(({ deviceIdx, userAgent, createdAt }) => {
        const name = deviceName(userAgent) ?? t("unknown");
        return (
          <li
            key={deviceIdx}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-4"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-x-3 font-semibold">
                {name}
                {deviceIdx === own?.deviceIdx ? <Chip tone="ok">{t("here")}</Chip> : null}
              </p>
              <p className="text-caption text-ink-2">
                {t("since", { date: formatDate(createdAt, context.formats) })}
              </p>
            </div>
            <Button
              variant="outline"
              size="touch"
              aria-label={t("endOne", { name })}
              isBusy={isBusy}
              onClick={() => void end(deviceIdx)}
            >
              {t("end")}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
