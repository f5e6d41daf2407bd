import { getTranslations } from "next-intl/server";
import { Drawing } from "@/components/site/layout/drawing";
import { Picture } from "@/components/site/layout/picture";
import { SiteLink } from "@/components/site/layout/site-link";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/layout/icons";
import { RichText } from "@/components/ui/layout/rich-text";
import type { ReferenceDetail } from "@/lib/contract/boards/references";
import { drawingImage, giftName } from "@/lib/landscape";
import type { Language } from "@/lib/shared/languages";
import { formatMoney } from "@/lib/shared/money/money";
import { productImage } from "@/lib/web/pictures/product-image";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { club: Club; language: Language; gift: ReferenceDetail; position: number };

const frame = "aspect-[4/3] w-full";

/** A product: its picture or a drawn parcel, what it is, what it costs and the shop that sells it. */
export async function GiftItem({ club, language, gift, position }: Props) {
  const t = await getTranslations("gift");
  const { referenceIdx, title, contents, price, productLink, category, stock = "IN_STOCK" } = gift;
  const image = productImage(gift.imageUrl);
  const drawing = giftName(position);
  const { width, height } = drawingImage(drawing);
  const lang = gift.language ?? language;
  const details = localePath(paths.reference(referenceIdx), language, club.defaultLanguage);
  return (
    <li className="flex flex-col">
      {image ? (
        <Picture
          sizes="(min-width: 37.5rem) 50vw, 100vw"
          src={image}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          className={`${frame} object-cover`}
        />
      ) : (
        <Drawing name={drawing} className={frame} />
      )}
      <h3 lang={lang} className="mt-6 font-serif text-sub">
        <SiteLink href={details} className="hover:underline hover:decoration-1 hover:underline-offset-8">
          {title}
        </SiteLink>
      </h3>
      {category ? (
        <p lang={lang} className="mt-1 text-caption text-ink-2">
          {category}
        </p>
      ) : null}
      {price == null && stock === "IN_STOCK" ? null : (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-4 text-group font-semibold">
          {price == null ? null : (
            <span className={stock === "SOLD_OUT" ? "text-ink-3 line-through" : undefined}>
              {formatMoney(price, club.formats)}
            </span>
          )}
          {stock === "IN_STOCK" ? null : (
            <span className={stock === "FEW" ? "text-caption text-bark-700" : "text-caption text-ink-2"}>
              {t(`stock.${stock}`)}
            </span>
          )}
        </p>
      )}
      <RichText html={contents} lang={lang} className="mt-3 text-ink-2" />
      <p className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-3 pt-6">
        {productLink && stock !== "SOLD_OUT" ? (
          <a
            href={productLink}
            target="_blank"
            rel="noreferrer"
            aria-label={`${title}: ${t("buy")} ${t("newWindow")}`}
            className={buttonStyle("outline", "medium")}
          >
            {t("buy")}
            <Icon name="external" size={16} />
          </a>
        ) : null}
        <SiteLink
          href={details}
          aria-label={`${title}: ${t("more")}`}
          className="link inline-flex min-h-11 items-center"
        >
          {t("more")}
        </SiteLink>
      </p>
    </li>
  );
}
