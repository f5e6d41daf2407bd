import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { mostPlayers } from "@/lib/web/draws/application";
import { ranked } from "@/lib/web/runtime/ranked";
import { CompanionRow } from "./companion-row";
import { FrequentCompanions } from "./frequent-companions";
import type { DrawPlace, MemberPost } from "./place";
import type { useApplication } from "./use-application";

type Props = {
  post: MemberPost;
  place: DrawPlace;
  form: ReturnType<typeof useApplication>;
  errorOf(fieldId: string): string | undefined;
};

/** How many play, and who of them is known already. */
export function PartyPart({ post, place, form, errorOf }: Props) {
  const t = useTranslations("draws.mine");
  const { draft, change, changeCompanion } = form;
  const counts = Array.from(
    { length: mostPlayers - post.minPlayers + 1 },
    (_, more) => post.minPlayers + more,
  );
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-5 border-t border-pine-800 pt-5">
      <legend className="float-start font-serif text-sub">{t("players")}</legend>
      <SelectField
        name="player-count"
        label={t("playerCount")}
        hint={t("playersHint", { players: post.minPlayers })}
        value={String(draft.playerCount)}
        options={counts.map((count) => ({ value: String(count), label: t("playersOf", { count }) }))}
        onChange={(event) => change({ playerCount: Number(event.target.value) })}
      />
      <FrequentCompanions draft={draft} onChoose={changeCompanion} />
      {ranked(draft.companions.slice(0, draft.playerCount - 1)).map(({ rank, input }) => (
        <CompanionRow
          key={rank}
          number={rank}
          companion={input}
          {...{ place, errorOf }}
          onChange={(part) => changeCompanion(rank - 1, part)}
        />
      ))}
    </fieldset>
  );
}
