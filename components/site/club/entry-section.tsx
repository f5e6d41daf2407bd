import { getTranslations } from "next-intl/server";
import type { ClubEntry } from "@/lib/contract/boards/club-entries";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { Facilities, History } from "./club-lists";
import { Location } from "./location";

type Props = { club: Club; language: Language; entry: ClubEntry };

/** The section of the club page that an entry stands in, with nothing but that entry. */
export async function EntrySection({ club, language, entry }: Props) {
  const t = await getTranslations("club");
  const entries = [entry];
  switch (entry.kind) {
    case "FACILITY":
      return <Facilities language={language} title={t("facilities.title")} entries={entries} />;
    case "HISTORY":
      return <History club={club} language={language} title={t("history.title")} entries={entries} />;
    case "WAY":
      return (
        <Location club={club} language={language} title={t("location.title")} ways={entries} places={[]} />
      );
    case "PLACE":
      return (
        <Location club={club} language={language} title={t("location.title")} ways={[]} places={entries} />
      );
  }
}
