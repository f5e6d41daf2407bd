import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/layout/icons";
import { drawPostState } from "@/lib/contract/code-values/draws";
import type { ProofReport, PublishedProof } from "@/lib/web/draws/proof-check";

type Props = { proof: PublishedProof; report: ProofReport | null; canCheck: boolean };

const announcedStates: readonly string[] = [
  drawPostState.announced,
  drawPostState.confirming,
  drawPostState.finished,
];

/** In one sentence what the check found; spoken when it is done. */
export function ProofVerdict({ proof, report, canCheck }: Props) {
  const t = useTranslations("proof.verdict");
  const wrong = report?.steps.filter(({ state }) => state === "wrong") ?? [];
  const early = proof.amendments.filter(({ plannedAt }) => plannedAt !== null).length;
  const byHand = proof.amendments.length - early;
  const isOpen = report?.steps.some(({ state }) => state === "waiting") ?? false;
  return (
    <div role="status" className="mt-6 max-w-[38rem] text-lead text-ink-2">
      {canCheck ? null : <p>{t("cannot")}</p>}
      {report === null || wrong.length > 0 ? null : <p>{t(openWord(proof, isOpen))}</p>}
      {proof.cancelReason ? (
        <p className="mt-3">{t("cancelReason", { reason: proof.cancelReason })}</p>
      ) : null}
      {early > 0 ? <p className="mt-3">{t("early", { count: early })}</p> : null}
      {byHand > 0 ? <p className="mt-3">{t("byHand", { count: byHand })}</p> : null}
      {wrong.length > 0 ? (
        <div className="border-2 border-bad bg-sheet px-5 py-4 text-ink">
          <p className="flex items-start gap-2 font-semibold text-bad">
            <Icon name="warning" className="mt-1" />
            {t("wrong")}
          </p>
          <ul className="mt-2 list-disc ps-7 text-base">
            {wrong.map((step) => (
              <li key={step.name}>{t(`faults.${step.name}`, { entries: step.wrong.join(", ") || "–" })}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

function openWord({ state, listHash }: PublishedProof, isOpen: boolean) {
  if (!isOpen) return "right" as const;
  if (announcedStates.includes(state)) return "kept" as const;
  if (state === drawPostState.cancelled) return "cancelled" as const;
  return listHash === null ? ("open" as const) : ("closed" as const);
}
