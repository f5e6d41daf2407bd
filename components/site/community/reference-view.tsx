import { getTranslations } from "next-intl/server";
import { Picture } from "@/components/site/layout/picture";
import { RecordView } from "@/components/site/layout/record-view";
import { buttonStyle } from "@/components/ui/button-style";
import { RichText } from "@/components/ui/layout/rich-text";
import { Sign } from "@/components/ui/layout/signs";
import type { ReferenceDetail } from "@/lib/contract/boards/references";
import { isLanguage, type Language } from "@/lib/shared/languages";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDate } from "@/lib/shared/time/date-format";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { FileList, LanguageNote, NeighbourLinks } from "./post-parts";

type Props = { club: Club; language: Language; reference: ReferenceDetail };

/** A paper with its files, or a product with its price and where it is sold. */
export async function ReferenceView({ club, language, reference }: Props) {
  const [t, notice, gift] = await Promise.all([
    getTranslations("community.reference"),
    getTranslations("community.notice"),
    getTranslations("gift"),
  ]);
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const shown = isLanguage(reference.language ?? "") ? (reference.language as Language) : language;
  const { price, productLink, createdAt, imageUrl, stock = "IN_STOCK" } = reference;
  const neighbours = [
    { one: reference.next, label: t("nextOne") },
    { one: reference.prev, label: t("previousOne") },
  ];
  return (
    <article className="page-width pt-14 pb-32">
      <RecordView
        kind="reference"
        idx={reference.referenceIdx}
        clubCode={club.info.clubCode}
        timeZone={club.dayZone}
      />
      <header className="max-w-[52rem]">
        <p className="mb-3 font-semibold text-bark-700">{reference.typeName}</p>
        <h1 lang={shown} className="font-serif text-title">
          {reference.title}
        </h1>
        {price == null ? null : (
          <p className="mt-5 font-serif text-[2rem]">{formatMoney(price, club.formats)}</p>
        )}
        {stock === "IN_STOCK" ? null : (
          <p className="mt-2 font-semibold text-bark-700">{gift(`stock.${stock}`)}</p>
        )}
        {createdAt ? (
          <p className="mt-5 text-caption text-ink-3">
            <time dateTime={createdAt}>
              {notice("postedOn", { date: formatDate(createdAt, club.formats) })}
            </time>
          </p>
        ) : null}
      </header>
      {shown === language ? null : <LanguageNote shown={shown} />}
      {imageUrl ? (
        <Picture
          src={imageUrl}
          alt=""
          width={960}
          height={640}
          sizes="(min-width: 64rem) 960px, 100vw"
          className="mt-10 aspect-[3/2] w-full max-w-[60rem] bg-paper-2 object-contain"
        />
      ) : null}
      <RichText html={reference.contents} lang={shown} className="mt-10 rule-top pt-10" />
      {reference.files.length > 0 ? <FileList files={reference.files} label={notice("files")} /> : null}
      {productLink && stock !== "SOLD_OUT" ? (
        <a href={productLink} rel="noreferrer" className={buttonStyle("primary", "medium", "mt-10")}>
          {t("buy")}
          <Sign name="arrow-right" />
        </a>
      ) : null}
      <NeighbourLinks
        label={t("title")}
        listHref={link(paths.community("reference"))}
        neighbours={neighbours.flatMap(({ one, label }) =>
          one ? [{ href: link(paths.reference(one.referenceIdx)), title: one.title, label }] : [],
        )}
      />
    </article>
  );
}
