import { useTranslations } from "next-intl";
import type { SiteInfo } from "@/lib/contract/site/site";

type ContactProps = {
  info: Pick<SiteInfo, "rsvPhoneNo" | "clubPhoneNo" | "address" | "addressDetail" | "zipCode" | "email">;
  officeHours: { from: string; to: string };
};

/** How to reach the club, as the footer of the site says it: the booking office, and the way there. */
export function FooterContact({ info, officeHours }: ContactProps) {
  const t = useTranslations("footer");
  return (
    <>
      <section>
        <h2 className="footer-heading">{t("bookingOffice")}</h2>
        <p>
          <a
            href={`tel:${info.rsvPhoneNo}`}
            className="font-serif text-dialog whitespace-nowrap text-on-dark hover:underline"
          >
            {info.rsvPhoneNo}
          </a>
        </p>
        <p className="mt-1 text-caption">{t("openDaily", officeHours)}</p>
      </section>
      <section className="footer-visitor">
        <h2 className="footer-heading">{t("directions")}</h2>
        <address className="text-caption not-italic">
          {info.address} {info.addressDetail}
          {info.zipCode ? (
            <>
              <br />({info.zipCode})
            </>
          ) : null}
          <br />
          <a href={`tel:${info.clubPhoneNo}`} className="text-on-dark hover:underline">
            {info.clubPhoneNo}
          </a>
          <br />
          <a href={`mailto:${info.email}`} className="text-on-dark hover:underline">
            {info.email}
          </a>
        </address>
      </section>
    </>
  );
}

type LegalProps = { info: Pick<SiteInfo, "copyright" | "ceoName" | "businessNo"> };

/** Who answers for the site: the last line of the footer. */
export function FooterLegal({ info }: LegalProps) {
  const t = useTranslations("footer");
  const names = [info.copyright, info.ceoName && t("ceo", { name: info.ceoName })].filter(Boolean);
  return (
    <p>
      {names.join(" · ")}
      {info.businessNo ? (
        <>
          {" · "}
          <span className="inline-block">{t("businessNo", { number: info.businessNo })}</span>
        </>
      ) : null}
    </p>
  );
}
