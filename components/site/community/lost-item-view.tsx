import { getTranslations } from "next-intl/server";
import { Picture } from "@/components/site/layout/picture";
import { lostState } from "@/lib/contract/code-values/lost-items";
import { isLanguage, type Language } from "@/lib/shared/languages";
import { unbroken } from "@/lib/shared/texts/text";
import { formatClock, formatDate } from "@/lib/shared/time/date-format";
import { formatDay } from "@/lib/shared/time/deadline";
import type { LostPost } from "@/lib/web/queries/boards";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { LanguageNote, NeighbourLinks } from "./post-parts";

type Props = { club: Club; language: Language; item: LostPost };

/** A lost item: what it is, where it waits and until when, and what its owner and other finders can do. */
export async function LostItemView({ club, language, item }: Props) {
  const [t, board] = await Promise.all([
    getTranslations("community.lostItem.detail"),
    getTranslations("community.lostItem"),
  ]);
  const shown = isLanguage(item.language ?? "") ? (item.language as Language) : language;
  const phone = item.contact || club.info.clubPhoneNo;
  const isKept = item.state === lostState.kept;
  return (
    <article className="page-width pt-14 pb-32">
      <header className="max-w-[52rem]">
        {/* A thing that is called by its kind is not called so twice. */}
        <p className="mb-3 font-semibold text-bark-700">
          {item.lostTypeName === item.title ? board("title") : item.lostTypeName}
        </p>
        <h1 lang={shown} className="font-serif text-title">
          {item.title}
        </h1>
      </header>
      {shown === language ? null : <LanguageNote shown={shown} />}
      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-10 rule-top pt-10 min-[56.25rem]:grid-cols-2">
        <div>
          {item.imageUrl ? (
            <Picture
              src={item.imageUrl}
              alt=""
              width={720}
              height={540}
              sizes="(min-width: 56.25rem) 560px, 100vw"
              className="mb-8 aspect-[4/3] w-full bg-paper-2 object-contain"
            />
          ) : null}
          {item.contents ? (
            <p lang={shown} className="whitespace-pre-line text-reading">
              {item.contents}
            </p>
          ) : null}
        </div>
        <Facts club={club} language={language} item={item} label={t("facts")} />
      </div>
      {isKept ? (
        <section className="mt-14 max-w-[52rem]">
          <h2 className="text-group font-semibold">{t("yours")}</h2>
          <p className="mt-3 text-ink-2">{t("yoursText", { phone })}</p>
        </section>
      ) : null}
      <section className="mt-10 max-w-[52rem]">
        <h2 className="text-group font-semibold">{t("found")}</h2>
        <p className="mt-3 text-ink-2">{t("foundText", { phone: unbroken(club.info.clubPhoneNo) })}</p>
      </section>
      <NeighbourLinks
        label={board("title")}
        listHref={localePath(paths.community("lost-item"), language, club.defaultLanguage)}
        neighbours={[]}
      />
    </article>
  );
}

type FactsProps = { club: Club; language: Language; item: LostPost; label: string };

async function Facts({ club, language, item, label }: FactsProps) {
  const t = await getTranslations("community.lostItem.detail");
  const day = formatDate(item.foundDate, club.formats);
  const time = item.foundTime ? ` ${formatClock(item.foundTime.slice(0, 5), club.formats)}` : "";
  const facts: [string, string | null][] = [
    [t("state"), item.stateName ?? null],
    [t("color"), item.color],
    [t("brand"), item.brand],
    [t("quantity"), item.quantity > 1 ? String(item.quantity) : null],
    [t("foundOn"), day + time],
    [t("foundAt"), item.foundPlace],
    [t("storage"), item.state === lostState.kept ? item.storagePlace : null],
    [
      t("keepUntil"),
      item.state === lostState.kept ? formatDay(item.keepUntil, { language, formats: club.formats }) : null,
    ],
  ];
  return (
    <dl aria-label={label} className="self-start border-t border-line">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className="flex flex-wrap justify-between gap-x-8 border-b border-line py-3">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
