import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { useCall } from "@/lib/web/api/use-call";
import { type ApplicationDraft, type CompanionDraft, noCompanion } from "@/lib/web/draws/application";

type Props = {
  draft: ApplicationDraft;
  onChoose(position: number, companion: CompanionDraft): void;
};

const most = 5;

/** People of earlier rounds: one press puts one of them into the first place that nobody has. */
export function FrequentCompanions({ draft, onChoose }: Props) {
  const t = useTranslations("draws.mine");
  const { data } = useCall("GET /ext/companions", {}, { handled: true, revalidateOnFocus: false });
  const seats = draft.companions.slice(0, draft.playerCount - 1);
  const free = seats.findIndex(({ kind }) => kind === "later");
  const others = (data?.list ?? []).filter(
    (one) =>
      !seats.some((seat) =>
        one.memberIdx === null ? seat.name === one.name : seat.memberIdx === one.memberIdx,
      ),
  );
  if (others.length === 0 || free < 0) return null;
  return (
    <div>
      <p className="mb-2 text-caption font-semibold">{t("frequent")}</p>
      <ul className="flex flex-wrap gap-2">
        {others.slice(0, most).map(({ memberIdx, name }) => (
          <li key={`${memberIdx} ${name}`}>
            <Button
              variant="outline"
              size="small"
              onClick={() =>
                onChoose(free, {
                  ...noCompanion,
                  kind: memberIdx === null ? "guest" : "member",
                  memberIdx,
                  name,
                })
              }
            >
              <Icon name="plus" size={16} />
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
