import { useTranslations } from "next-intl";
import { formatDateTime } from "@/lib/shared/time/date-format";
import type { PublishedProof } from "@/lib/web/draws/proof-check";
import { playDay } from "@/lib/web/draws/words";
import type { ProofPlace } from "./proof-desk";

type Props = { proof: PublishedProof; courses: Readonly<Record<string, string>>; place: ProofPlace };

/** What people did by hand, each action with its reason, and who took no part; early steps stand here at once. */
export function ProofChanges({ proof, courses, place }: Props) {
  const t = useTranslations("proof.changes");
  const slotName = (sheetIdx: number | null) => {
    const slot = proof.pool?.find((one) => one.sheetIdx === sheetIdx);
    if (!slot) return t("noTime");
    return `${playDay(slot.playDate, place.language)} ${slot.teeTime} ${courses[slot.courseCode] ?? slot.courseCode}`;
  };
  const absent = proof.entries?.filter(({ ineligible }) => ineligible !== null) ?? [];
  const withdrawn = proof.withdrawnSlots ?? [];
  if (proof.results === null && proof.amendments.length === 0) return null;
  return (
    <section aria-labelledby="changes-heading">
      <h2 id="changes-heading" className="font-serif text-sub">
        {t("title")}
      </h2>
      <ul className="mt-4 border-t border-pine-800">
        {proof.amendments.length === 0 ? <li className="border-b border-line py-4">{t("none")}</li> : null}
        {proof.amendments.map((change) => (
          <li key={change.at} className="border-b border-line py-4">
            <p className="text-caption text-ink-3">{formatDateTime(change.at, place.formats)}</p>
            <p className="font-semibold">{t(`kinds.${change.kind}`)}</p>
            {change.plannedAt ? (
              <p>{t("planned", { moment: formatDateTime(change.plannedAt, place.formats) })}</p>
            ) : null}
            <p>{t("reason", { reason: change.reason })}</p>
            {change.moves.map(({ drawIdx, from, to }) => (
              <p key={drawIdx} className="text-ink-2">
                {t("move", { entry: drawIdx, from: slotName(from), to: slotName(to) })}
              </p>
            ))}
          </li>
        ))}
        {withdrawn.length > 0 ? (
          <li className="border-b border-line py-4">
            {t("withdrawn", { slots: withdrawn.map(slotName).join(", ") })}
          </li>
        ) : null}
        {absent.length > 0 ? (
          <li className="border-b border-line py-4">
            {t("absent", { entries: absent.map(({ drawIdx }) => drawIdx).join(", ") })}
          </li>
        ) : null}
      </ul>
    </section>
  );
}
