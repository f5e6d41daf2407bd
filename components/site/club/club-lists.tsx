import { getTranslations } from "next-intl/server";
import { Picture } from "@/components/site/layout/picture";
import type { ClubEntry } from "@/lib/contract/boards/club-entries";
import type { Language } from "@/lib/shared/languages";
import { eventDate, monthRange } from "@/lib/web/club-dates";
import type { Club } from "@/lib/web/queries/club";
import { ClubSection } from "./club-section";

type Props = { club: Club; language: Language; title: string; entries: readonly ClubEntry[] };

/** The language of an entry where it is another one than the page's. */
const otherLanguage = (entry: ClubEntry, language: Language) =>
  entry.language === language ? undefined : entry.language;

/** The club's history: a line each, with the date where the club has said one. */
export function History({ club, language, title, entries }: Props) {
  return (
    <ClubSection id="history" title={title}>
      <ol>
        {entries.map((entry) => (
          <li
            key={entry.entryIdx}
            className="flex flex-col gap-x-10 gap-y-1 border-b border-line py-5 first:pt-0 min-[37.5rem]:flex-row min-[37.5rem]:items-baseline"
          >
            {entry.happenedOn ? (
              <time
                dateTime={entry.happenedOn}
                className="w-28 shrink-0 font-serif text-dialog text-pine-700"
              >
                {eventDate(entry.happenedOn, language, club.formats)}
              </time>
            ) : null}
            <span lang={otherLanguage(entry, language)} className="max-w-[38rem]">
              {entry.title}
            </span>
          </li>
        ))}
      </ol>
    </ClubSection>
  );
}

/** The club's facilities besides its courses: name, hours, season, description, telephone. */
export function Facilities({ language, title, entries }: Omit<Props, "club">) {
  return (
    <ClubSection id="facilities" title={title}>
      <dl className="grid grid-cols-1 gap-x-16 min-[43.75rem]:grid-cols-2">
        {entries.map((entry) => (
          <Facility key={entry.entryIdx} entry={entry} language={language} />
        ))}
      </dl>
    </ClubSection>
  );
}

async function Facility({ entry, language }: { entry: ClubEntry; language: Language }) {
  const t = await getTranslations("club.facilities");
  const { title, text, phone, imageUrl } = entry;
  const hours = openTimes(entry, language);
  return (
    <div
      lang={otherLanguage(entry, language)}
      className="border-b border-line py-6 first:pt-0 min-[43.75rem]:nth-2:pt-0"
    >
      <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-serif text-sub text-pine-900">{title}</span>
        {hours ? <span className="text-caption text-ink-2">{hours}</span> : null}
      </dt>
      {imageUrl ? (
        <dd className="mt-3">
          <Picture
            src={imageUrl}
            alt=""
            width={720}
            height={480}
            sizes="(min-width: 62.5rem) 30vw, (min-width: 43.75rem) 50vw, 100vw"
            loading="lazy"
            className="aspect-[3/2] w-full object-cover"
          />
        </dd>
      ) : null}
      {text ? <dd className="mt-2 text-ink-2">{text}</dd> : null}
      {phone ? (
        <dd className="mt-1">
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="link inline-flex min-h-11 items-center">
            <span className="visually-hidden">{t("call", { name: title })} </span>
            {phone}
          </a>
        </dd>
      ) : null}
    </div>
  );
}

function openTimes({ hours, fromMonth, toMonth }: ClubEntry, language: Language): string {
  const season = fromMonth && toMonth ? monthRange(language, fromMonth, toMonth) : null;
  return [hours, season].filter(Boolean).join(" · ");
}
