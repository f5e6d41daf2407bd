import { getTranslations } from "next-intl/server";
import { TitledSection } from "@/components/site/layout/menu/titled-section";
import { unbroken } from "@/lib/shared/texts/text";
import type { Club } from "@/lib/web/queries/club";
import type { BookingPolicy } from "@/lib/web/queries/guide";

type Props = { club: Club; booking: BookingPolicy };

/** From the choice of a time to the desk, with the club's own numbers. */
export async function BookingSteps({ club, booking }: Props) {
  const t = await getTranslations("guide.booking");
  const steps = [
    { title: t("steps.choose.title"), text: t("steps.choose.text") },
    { title: t("steps.hold.title"), text: t("steps.hold.text", { minutes: booking.holdMinutes }) },
    { title: t("steps.party.title"), text: t("steps.party.text", booking.roster) },
    { title: t("steps.come.title"), text: t("steps.come.text") },
  ];
  return (
    <TitledSection id="booking" title={t("title")}>
      <ol>
        {steps.map(({ title, text }, position) => (
          <li key={title} className="flex gap-6 border-b border-line py-6 min-[43.75rem]:gap-12">
            <span
              aria-hidden="true"
              className="w-10 shrink-0 font-serif text-[2rem] leading-none text-pine-500"
            >
              {position + 1}
            </span>
            <div className="min-w-0 max-w-[40rem]">
              <h3 className="text-group font-semibold">{title}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8 text-ink-2">
        {t("office", { phone: unbroken(club.info.rsvPhoneNo), ...club.officeHours })}
      </p>
    </TitledSection>
  );
}
