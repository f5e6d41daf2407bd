import { getTranslations } from "next-intl/server";
import { Drawing } from "@/components/site/layout/drawing";
import type { ReferenceDetail } from "@/lib/contract/boards/references";
import { giftName } from "@/lib/landscape";
import type { Language } from "@/lib/shared/languages";
import { unbroken } from "@/lib/shared/texts/text";
import { giftMenuCode, menuByCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { GiftItem } from "./gift-item";

type Props = { club: Club; language: Language; gifts: readonly ReferenceDetail[] };

/** Vouchers and goods of the pro shop, each with its price and where it is sold. */
export async function GiftView({ club, language, gifts }: Props) {
  const t = await getTranslations("gift");
  const menu = menuByCode(club.menus, giftMenuCode);
  const lead = menu?.snsDesc ?? "";
  return (
    <div className="page-width pt-14 pb-32">
      <h1 className="font-serif text-title">{menu?.name ?? t("title")}</h1>
      {lead ? <p className="mt-5 max-w-[36rem] text-lead text-ink-2">{lead}</p> : null}
      <section aria-labelledby="gifts" className="mt-14">
        <h2 id="gifts" className="rule-bottom pb-5 font-serif text-section">
          {t("title")}
        </h2>
        {gifts.length === 0 ? <EmptyShelf text={t("empty")} /> : null}
        <ul className="mt-10 grid grid-cols-1 gap-x-16 gap-y-16 min-[50rem]:grid-cols-2">
          {gifts.map((gift, position) => (
            <GiftItem
              key={gift.referenceIdx}
              club={club}
              language={language}
              gift={gift}
              position={position}
            />
          ))}
        </ul>
      </section>
      <p className="mt-16 border-t border-line pt-6 text-ink-2">
        {t("help", { phone: unbroken(club.info.clubPhoneNo), ...club.officeHours })}
      </p>
    </div>
  );
}

function EmptyShelf({ text }: { text: string }) {
  return (
    <div className="mt-10 max-w-[28rem]">
      <Drawing name={giftName(2)} className="h-48 w-full" />
      <p className="mt-5 text-lead text-ink-2">{text}</p>
    </div>
  );
}
