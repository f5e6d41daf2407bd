import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { buttonStyle } from "@/components/ui/button-style";
import { Ruler } from "@/components/ui/layout/ruler";
import type { Club } from "@/lib/web/queries/club";

type Props = { club: Club /** The sign-in that leads back here. */; signIn: string };

/** How somebody without a membership comes to a tee time: by phone, or by signing in. */
export async function GuestBooking({ club, signIn }: Props) {
  const t = await getTranslations("reservation.guest");
  const phone = club.info.rsvPhoneNo;
  return (
    <section aria-labelledby="guest-heading" className="border border-pine-900 bg-sheet">
      <div className="bg-pine-900 px-6 pt-5 pb-6 text-on-dark">
        <h2 id="guest-heading" className="text-caption text-on-dark-2">
          {t("phone")}
        </h2>
        <a
          href={`tel:${phone}`}
          className="mt-1 inline-flex min-h-11 items-center font-serif text-value text-on-dark hover:underline hover:decoration-1 hover:underline-offset-8"
        >
          {phone}
        </a>
        <Ruler tone="dark" className="mt-4" />
        <p className="mt-3 text-caption text-on-dark-2">{t("hours", club.officeHours)}</p>
      </div>
      <div className="px-6 py-5">
        <p className="text-ink-2">{t("members")}</p>
        <SiteLink href={signIn} rel="nofollow" className={buttonStyle("primary", "large", "mt-4 w-full")}>
          {t("signIn")}
        </SiteLink>
      </div>
    </section>
  );
}
