import { useTranslations } from "next-intl";
import type { CouponPreview } from "@/lib/contract/coupons/coupon-campaigns";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDate } from "@/lib/shared/time/date-format";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";

type Props = { preview: CouponPreview; isOutdated: boolean };

/** Who would get one, who would not and why, and what a round would cost with it. */
export function CampaignPreview({ preview, isOutdated }: Props) {
  const t = useTranslations("ishm.coupons.preview");
  const { count, untold, first, leftOut } = preview;
  return (
    <Panel title={t("title")}>
      <p
        role="status"
        className={isOutdated ? "bg-warn-tint px-4 py-3 text-warn" : "text-lead font-semibold"}
      >
        {isOutdated ? t("outdated") : t("count", { count })}
      </p>
      <Example example={preview.example} />
      {untold > 0 ? <p>{t("untold", { count: untold })}</p> : null}
      {first.length > 0 ? (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{t("first", { count: first.length })}</h3>
          <People people={first} />
        </section>
      ) : null}
      {leftOut.map(({ reason, count: left, first: some }) => (
        <section key={reason} className="flex flex-col gap-2">
          <h3 className="font-semibold">{t(`leftOut.${reason}`, { count: left })}</h3>
          <People people={some} />
        </section>
      ))}
    </Panel>
  );
}

function People({ people }: { people: CouponPreview["first"] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {people.map((one) => (
        <li key={one.memberIdx} className="min-h-6">
          <OfficeLink href={officePaths.member(one.memberIdx)} className="text-ink hover:underline">
            {one.name}
          </OfficeLink>{" "}
          <span className="text-ink-2">{one.memberTypeName}</span>
        </li>
      ))}
    </ul>
  );
}

function Example({ example }: Pick<CouponPreview, "example">) {
  const t = useTranslations("ishm.coupons.preview");
  const { formats } = useOffice();
  if (!example) return <p className="text-ink-2">{t("noExample")}</p>;
  const money = (amount: number | string) => formatMoney(amount, formats);
  return (
    <p className="border-s-3 border-line ps-4">
      {t("example", {
        date: formatDate(example.playDate, formats),
        total: money(example.total),
        discount: money(example.discount),
        toPay: money(example.toPay),
      })}
    </p>
  );
}
