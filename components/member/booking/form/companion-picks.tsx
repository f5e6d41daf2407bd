"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { Companion } from "@/lib/contract/bookings/booking-shapes";
import { isSeated, type Seat } from "@/lib/web/booking/party";

type Props = {
  companions: readonly Companion[];
  seats: readonly Seat[];
  hasRoom: boolean;
  onAdd: (companion: Companion) => void;
};

const shown = 6;

/** People with whom the member has played, one tap each. */
export function CompanionPicks({ companions, seats, hasRoom, onAdd }: Props) {
  const t = useTranslations("booking.seat");
  const others = companions.filter((one) => !isSeated(seats, one)).slice(0, shown);
  if (others.length === 0 || !hasRoom) return null;
  return (
    <div className="mt-4">
      <p className="text-caption font-semibold">{t("known")}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {others.map((one) => (
          <li key={`${one.companionRef} ${one.name}`}>
            <Button
              variant="outline"
              size="touch"
              aria-label={t("addName", { name: one.name })}
              onClick={() => onAdd(one)}
            >
              <Icon name="plus" size={16} />
              {one.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
