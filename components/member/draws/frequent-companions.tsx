import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { useCall } from "@/lib/web/api/use-call";
import {
  type ApplicationDraft,
  type CompanionDraft,
  companionKey,
  noCompanion,
} from "@/lib/web/draws/application";

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
              <Icon name="plus" size={16} />
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
