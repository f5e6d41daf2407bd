import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import type { CheckedForm } from "@/components/form/use-checked-form";
import { useActingFor } from "@/components/member/shared/delegates/use-acting";
import { Button } from "@/components/ui/button";
import { Sign } from "@/components/ui/layout/signs";
import { useCall } from "@/lib/web/api/use-call";
import {
  type ApplicationDraft,
  type CompanionDraft,
  companionKey,
  mostPlayers,
  noCompanion,
} from "@/lib/web/draws/application";
import { ranked } from "@/lib/web/runtime/ranked";
import { CompanionRow } from "./companion-row";
import type { DrawContext, MemberPost } from "./draw-types";

type Props = {
  post: MemberPost;
  context: DrawContext;
  form: CheckedForm<ApplicationDraft>;
  changeCompanion(index: number, part: Partial<CompanionDraft>): void;
};

/** The number of players and the companions. */
export function PartyPart({ post, context, form, changeCompanion }: Props) {
  const t = useTranslations("draws.mine");
  const { values, change, errorOf } = form;
  const counts = Array.from(
    { length: mostPlayers - post.minPlayers + 1 },
    (_, more) => post.minPlayers + more,
  );
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-5 rule-top pt-5">
      <legend className="float-start font-serif text-sub">{t("players")}</legend>
      <SelectField
        name="player-count"
        label={t("playerCount")}
        hint={t("playersHint", { players: post.minPlayers })}
        value={String(values.playerCount)}
        options={counts.map((count) => ({ value: String(count), label: t("playersOf", { count }) }))}
        onChange={(event) => change({ playerCount: Number(event.target.value) })}
      />
      <FrequentCompanions draft={values} onChoose={changeCompanion} />
      {ranked(values.companions.slice(0, values.playerCount - 1)).map(({ rank, input }) => (
        <CompanionRow
          key={rank}
          number={rank}
          companion={input}
          context={context}
          errorOf={errorOf}
          onChange={(part) => changeCompanion(rank - 1, part)}
        />
      ))}
    </fieldset>
  );
}

type FrequentCompanionsProps = {
  draft: ApplicationDraft;
  onChoose(position: number, companion: CompanionDraft): void;
};

const most = 5;

/** Companions of earlier rounds; a press puts one into the first free seat. */
function FrequentCompanions({ draft, onChoose }: FrequentCompanionsProps) {
  const t = useTranslations("draws.mine");
  const acting = useActingFor();
  const { data } = useCall(
    acting ? null : "GET /ext/companions",
    {},
    { handled: true, revalidateOnFocus: false },
  );
  const seats = draft.companions.slice(0, draft.playerCount - 1);
  const free = seats.findIndex(({ kind }) => kind === "later");
  const others = (data?.list ?? []).filter(
    (one) =>
      !seats.some((seat) =>
        one.companionRef === null ? seat.name === one.name : companionKey(seat.by) === one.companionRef,
      ),
  );
  if (others.length === 0 || free < 0) return null;
  return (
    <div>
      <p className="mb-2 text-caption font-semibold">{t("frequent")}</p>
      <ul className="flex flex-wrap gap-2">
        {others.slice(0, most).map(({ companionRef, name }) => (
          <li key={`${companionRef} ${name}`}>
            <Button
              variant="outline"
              size="small"
              onClick={() =>
                onChoose(free, {
                  ...noCompanion,
                  kind: companionRef === null ? "guest" : "member",
                  by: companionRef === null ? null : { companionRef },
                  name,
                })
              }
            >
              <Sign name="plus" size={16} />
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
