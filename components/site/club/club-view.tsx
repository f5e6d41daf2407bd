import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { FameRows } from "@/components/site/community/club-boards";
import { Drawing } from "@/components/site/layout/drawing";
import { MenuPage } from "@/components/site/layout/menu/menu-screen";
import { MoreLink } from "@/components/site/layout/more-link";
import type { HofItem } from "@/lib/contract/boards/hof";
import type { Language } from "@/lib/shared/languages";
import { textLines } from "@/lib/shared/texts/text";
import { clubMenuCode, menuByCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import type { ClubEntries, SiteWords } from "@/lib/web/queries/club-records";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { Facilities, History } from "./club-lists";
import { ClubSection } from "./club-section";
import { Location } from "./location";

type Props = {
  club: Club;
  language: Language;
  words: SiteWords;
  entries: ClubEntries;
  fame: readonly HofItem[];
};

const sectionIds = ["greeting", "history", "facilities", "location", "hof"] as const;
type SectionId = (typeof sectionIds)[number];

/** The section that a menu's address hasSection to. */
const sectionOf = (seoSlug: string) => sectionIds.find((one) => seoSlug.endsWith(`#${one}`));

/**
 * The club page: its sections are the visible children of its menu, in their order and by their names; one that the club
 * has written nothing for is left out.
 */
export async function ClubView({ club, language, words, entries, fame }: Props) {
  const t = await getTranslations("club");
  const ownNames: Record<SectionId, string> = {
    greeting: t("greeting.title"),
    history: t("history.title"),
    facilities: t("facilities.title"),
    location: t("location.title"),
    hof: t("hof.title"),
  };
  const menu = menuByCode(club.menus, clubMenuCode);
  const listed = (menu?.children ?? []).flatMap(({ seoSlug, name, isVisible }) => {
    const id = sectionOf(seoSlug);
    return id ? [{ id, name, isVisible }] : [];
  });
  // A club whose menus name no section shows all of them.
  const sections =
    listed.length > 0
      ? listed.filter(({ isVisible }) => isVisible)
      : sectionIds.map((id) => ({ id, name: ownNames[id] }));
  const isWritten: Record<SectionId, boolean> = {
    greeting: words.greetingLead !== "" || words.greetingText !== "",
    history: entries.HISTORY.length > 0,
    facilities: entries.FACILITY.length > 0,
    location: true,
    hof: true,
  };
  const views: Record<SectionId, (title: string) => ReactNode> = {
    greeting: (title) => <Greeting key="greeting" club={club} words={words} title={title} />,
    history: (title) => (
      <History key="history" club={club} language={language} title={title} entries={entries.HISTORY} />
    ),
    facilities: (title) => (
      <Facilities key="facilities" language={language} title={title} entries={entries.FACILITY} />
    ),
    location: (title) => (
      <Location
        key="location"
        club={club}
        language={language}
        title={title}
        ways={entries.WAY}
        places={entries.PLACE}
      />
    ),
    hof: (title) => <ClubFame key="hof" club={club} language={language} title={title} fame={fame} />,
  };
  return (
    <MenuPage
      club={club}
      language={language}
      menuCode={clubMenuCode}
      hasSection={({ seoSlug }) => {
        const id = sectionOf(seoSlug);
        return id === undefined || isWritten[id];
      }}
    >
      <Drawing name="clubhouse" isFirst className="bleed h-[15rem] min-[37.5rem]:h-[24rem]" />
      {sections.filter(({ id }) => isWritten[id]).map(({ id, name }) => views[id](name))}
    </MenuPage>
  );
}

type GreetingProps = { club: Club; words: SiteWords; title: string };

/** The club's welcome in its own words, signed by its head. */
async function Greeting({ club, words, title }: GreetingProps) {
  const footer = await getTranslations("footer");
  return (
    <ClubSection id="greeting" title={title}>
      <p
        lang={words.lang}
        className="max-w-[44rem] font-serif text-sub text-pine-900 min-[37.5rem]:text-dialog"
      >
        {words.greetingLead}
      </p>
      <div lang={words.lang} className="mt-8 max-w-[40rem] space-y-4 text-reading">
        {textLines(words.greetingText).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="mt-8 text-ink-2">
        {words.signature || (
          <>
            {club.info.clubName}
            <br />
            {footer("ceo", { name: club.info.ceoName })}
          </>
        )}
      </p>
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
      <FameRows club={club} language={language} fame={fame} />
      <MoreLink
        href={localePath(paths.community("hof"), language, club.defaultLanguage)}
        text={t("all")}
        className="mt-6"
      />
    </ClubSection>
  );
}
