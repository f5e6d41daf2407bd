import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import type { Arrival } from "./arrivals";
import { PhaseChip } from "./phase-chip";

type Props = { arrival: Arrival; isOpen: boolean; onOpen: () => void };

/** One party: when, who, how many, where it stands, what it was given. */
export function ArrivalRow({ arrival: { booking, phase }, isOpen, onOpen }: Props) {
  const t = useTranslations("ishm.desk");
  const { teeTime, courseName, bookerName, rsvNo, playerCount, visits, checkedIn } = booking;
  const lockers = visits.flatMap(({ lockerNo }) => lockerNo ?? []);
  const count = checkedIn?.players ?? playerCount;
  return (
    <li>
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className={cn(
          "grid min-h-11 w-full grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-s-3 px-3 py-1.5",
          "text-start min-[700px]:grid-cols-[3.25rem_4rem_minmax(0,1fr)_7rem_4rem_9rem]",
          isOpen ? "border-bark bg-selected" : "border-transparent hover:bg-hover",
        )}
      >
        <span className="font-semibold tabular-nums">{teeTime}</span>
        <span className="hidden text-ink-2 min-[700px]:block">{courseName}</span>
        <span className="min-w-0 truncate font-medium">
          {bookerName}
          {lockers.length > 0 ? (
            <span className="ms-2 font-normal text-ink-3">
              {t("lockers", { numbers: lockers.join(", ") })}
            </span>
          ) : null}
        </span>
        <span className="hidden text-ink-3 tabular-nums min-[700px]:block">{rsvNo}</span>
        <span className="hidden text-ink-2 tabular-nums min-[700px]:block">{t("players", { count })}</span>
        <span className="ms-auto min-[700px]:ms-0">
          <PhaseChip phase={phase} />
        </span>
      </button>
    </li>
  );
}
