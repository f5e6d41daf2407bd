"use client";

import { useTranslations } from "next-intl";
import type { PageContext } from "@/components/member/shared/page-context";
import { Chip } from "@/components/ui/chip";
import { formatMoney } from "@/lib/shared/money/money";
import { useCodeSets } from "@/lib/web/api/use-kept";
import type { OwnDetail } from "@/lib/web/my/booking-state";

type Props = { players: OwnDetail["players"]; context: PageContext };

/** Who plays, at which fee, and whether a named member has said yes. */
export function PlayerList({ players, context }: Props) {
  const t = useTranslations("mypage.booking");
  const { data: codes } = useCodeSets(context.clubCode, context.language, ["memberTypes"]);
  const typeOf = (key: string) => codes?.memberTypes?.list.find((one) => one.key === key)?.keyName ?? "";
  const hasAsked = players.some(({ isMember, isBooker, isAccepted }) => isMember && !isBooker && !isAccepted);
  return (
    <>
      <ol className="-mt-6">
        {players.map((player) => (
          <li
            key={player.seq}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-4 tabular-nums"
          >
            <span className="w-5 text-ink-3">{player.seq}</span>
            <span className="min-w-0 flex-1 basis-32 font-semibold">{player.name || t("unnamed")}</span>
            <span className="text-caption text-ink-2">
              {player.isOwnFee ? typeOf(player.memberType) : t("companionRate")}
            </span>
            <PlayerMark
              player={player}
              words={{ booker: t("booker"), accepted: t("accepted"), asked: t("asked") }}
            />
            <span className="min-w-24 text-end">{formatMoney(player.greenFee, context.formats)}</span>
          </li>
        ))}
      </ol>
      {hasAsked ? <p className="mt-4 text-caption text-ink-2">{t("afterYes")}</p> : null}
    </>
  );
}

type MarkProps = {
  player: Pick<OwnDetail["players"][number], "isBooker" | "isMember" | "isAccepted">;
  words: { booker: string; accepted: string; asked: string };
};

function PlayerMark({ player, words }: MarkProps) {
  if (player.isBooker) return <Chip tone="neutral">{words.booker}</Chip>;
  if (!player.isMember) return null;
  return player.isAccepted ? <Chip tone="ok">{words.accepted}</Chip> : <Chip tone="info">{words.asked}</Chip>;
}
