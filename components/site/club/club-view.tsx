import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { FameRows } from "@/components/site/community/club-boards";
import { Drawing } from "@/components/site/layout/drawing";
import { MenuPage } from "@/components/site/layout/menu/menu-screen";
import { MoreLink } from "@/components/site/layout/more-link";
import type { HofItem } from "@/lib/contract/boards/hof";
import type { Language } from "@/lib/shared/languages";
import { textLines, textRows } from "@/lib/shared/texts/text";
import { clubMenuCode, menuByCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { ClubSection } from "./club-section";
import { Location } from "./location";

type Props = { club: Club; language: Language; fame: readonly HofItem[] };

const sectionIds = ["greeting", "history", "facilities", "location", "hof"] as const;
type SectionId = (typeof sectionIds)[number];

/** The club page: its sections are the visible children of its menu, in their order and by their names. */
export async function ClubView({ club, language, fame }: Props) {
  const t = await getTranslations("club");
  const ownNames: Record<SectionId, string> = {
    greeting: t("greeting.title"),
    history: t("history.title"),
    facilities: t("facilities.title"),
    location: t("location.title"),
    hof: t("hof.title"),
  };
  const children = menuByCode(club.menus, clubMenuCode)?.children ?? [];
  const listed = children.flatMap(({ seoSlug, name, isVisible }) => {
    const id = sectionIds.find((one) => seoSlug.endsWith(`#${one}`));
    return id ? [{ id, name, isVisible }] : [];
  });
  // A club whose menus name no section shows all of them.
  const sections =
    listed.length > 0
      ? listed.filter(({ isVisible }) => isVisible)
      : sectionIds.map((id) => ({ id, name: ownNames[id] }));
  const views: Record<SectionId, (title: string) => ReactNode> = {
    greeting: (title) => <Greeting key="greeting" club={club} title={title} />,
    history: (title) => <History key="history" title={title} />,
    facilities: (title) => <Facilities key="facilities" title={title} />,
    location: (title) => <Location key="location" club={club} title={title} />,
    hof: (title) => <ClubFame key="hof" club={club} language={language} title={title} fame={fame} />,
  };
  return (
    <MenuPage club={club} language={language} menuCode={clubMenuCode}>
      <Drawing name="clubhouse" isFirst className="bleed h-[15rem] min-[600px]:h-[24rem]" />
      {sections.map(({ id, name }) => views[id](name))}
    </MenuPage>
  );
}

type GreetingProps = { club: Club; title: string };

/** The club's welcome in its own words, signed by its head. */
async function Greeting({ club, title }: GreetingProps) {
  const [t, footer] = await Promise.all([getTranslations("club.greeting"), getTranslations("footer")]);
  return (
    <ClubSection id="greeting" title={title}>
      <p className="max-w-[44rem] font-serif text-sub text-pine-900 min-[600px]:text-dialog">
        {t.raw("lead")}
      </p>
      <div className="mt-8 max-w-[40rem] space-y-4 text-reading">
        {textLines(t.raw("text")).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="mt-8 text-ink-2">
        {club.info.clubName}
        <br />
        {footer("ceo", { name: club.info.ceoName })}
      </p>
    </ClubSection>
  );
}

/** The club's history: a line each, `year | what happened`; the year may be missing. */
async function History({ title }: { title: string }) {
  const t = await getTranslations("club.history");
  return (
    <ClubSection id="history" title={title}>
      <ol>
        {textRows(t.raw("entries")).map(([first = "", event = ""]) => (
          <li
            key={`${first} ${event}`}
            className="flex flex-col gap-x-10 gap-y-1 border-b border-line py-5 first:pt-0 min-[600px]:flex-row min-[600px]:items-baseline"
          >
            {event ? (
              <span className="w-28 shrink-0 font-serif text-dialog text-pine-700">{first}</span>
            ) : null}
            <span className="max-w-[38rem]">{event || first}</span>
          </li>
        ))}
      </ol>
    </ClubSection>
  );
}

/** Facilities, a line each: `name | hours | what it is`. */
async function Facilities({ title }: { title: string }) {
  const t = await getTranslations("club.facilities");
  return (
    <ClubSection id="facilities" title={title}>
      <dl className="grid grid-cols-1 gap-x-16 min-[700px]:grid-cols-2">
        {textRows(t.raw("entries")).map(([name = "", hours = "", text = ""]) => (
          <div key={name} className="border-b border-line py-6 first:pt-0 min-[700px]:nth-2:pt-0">
            <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-serif text-sub text-pine-900">{name}</span>
              {hours ? <span className="text-caption text-ink-2">{hours}</span> : null}
            </dt>
            {text ? <dd className="mt-2 text-ink-2">{text}</dd> : null}
          </div>
        ))}
      </dl>
    </ClubSection>
  );
}

type ClubFameProps = { club: Club; language: Language; title: string; fame: readonly HofItem[] };

/** The latest names of the hall of fame; the community page has all of them. */
async function ClubFame({ club, language, title, fame }: ClubFameProps) {
  const [t, board] = await Promise.all([getTranslations("club.hof"), getTranslations("community.hof")]);
  return (
    <ClubSection id="hof" title={title}>
      {fame.length === 0 ? <p className="py-6 text-lead text-ink-2">{board("empty")}</p> : null}
      <FameRows club={club} fame={fame} />
      <MoreLink
        href={localePath(paths.community("hof"), language, club.defaultLanguage)}
        text={t("all")}
        className="mt-6"
      />
    </ClubSection>
  );
}
