"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/layout/icons";
import { useCall } from "@/lib/web/api/use-call";
import { useOffice } from "../root/office-context";
import { LazyMenu } from "./lazy-overlays";
import { useClubMove } from "./use-club-move";

/** The club that is worked for, and the way to the admin's other ones; nothing for who has one. */
export function ClubSwitch() {
  const t = useTranslations("ishm.layout");
  const { clubs, clubCode, clubName } = useOffice();
  const enter = useClubMove();
  if (clubs.length < 2) return null;
  return (
    <LazyMenu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={t("club", { name: clubName })}
          className="inline-flex min-h-9 min-w-0 max-w-56 items-center gap-1.5 rounded-control border border-line px-2.5 hover:bg-hover"
        >
          <Icon name="flag" size={18} />
          <span className="truncate max-[68.75rem]:visually-hidden">{clubName}</span>
          <Icon name="chevron-down" size={16} />
        </button>
      }
      entries={clubs.map((code) => ({
        kind: "action",
        key: code,
        label: <ClubName code={code} />,
        icon: code === clubCode ? <Icon name="check" size={16} /> : <span className="size-4" />,
        onSelect: () => void enter(code),
      }))}
    />
  );
}

const cached = { handled: true, revalidateOnFocus: false } as const;

/** Asked when the menu opens. */
function ClubName({ code }: { code: string }) {
  const { language } = useOffice();
  const { data } = useCall("GET /site/info", { query: { clubCode: code, lang: language } }, cached);
  return (
    <>
      {data?.clubName ?? code} <span className="text-chip text-ink-3">{data ? code : ""}</span>
    </>
  );
}
