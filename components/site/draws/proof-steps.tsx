import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { HashText } from "@/components/ui/layout/hash-text";
import { Sign } from "@/components/ui/layout/signs";
import { roundMoment } from "@/lib/shared/draws/draw-closing";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { type ProofStep, type PublishedProof, type StepName, stepsOf } from "@/lib/web/draws/proof-check";
import type { DrawPost } from "@/lib/web/queries/draws";
import type { ProofContext } from "./my-entry";

type Props = { proof: PublishedProof; post: DrawPost; steps: readonly ProofStep[]; place: ProofContext };

/** The steps of the check, each with its state as a word, when it was fixed and what was published. */
export function ProofSteps({ proof, post, steps, place }: Props) {
  const t = useTranslations("proof");
  const stepNames = stepsOf(proof);
  const done = steps.filter(({ state }) => state === "right").length;
  const moments: Partial<Record<StepName, string>> = {
    secret: post.applyFrom,
    list: post.applyTo,
    closing: proof.closedAt ?? post.applyTo,
    reveal: post.announceAt,
  };
  const hashes: Partial<Record<StepName, string | null>> = {
    secret: proof.seedHash,
    list: proof.listHash,
    closing: proof.closingHash,
    reveal: proof.seed,
  };
  return (
    <section aria-labelledby="steps-heading" className="min-w-0">
      <h2 id="steps-heading" className="font-serif text-section">
        {t("stepsTitle", { done, all: stepNames.length })}
      </h2>
      <ol className="mt-6">
        {stepNames.map((name) => {
          const step = steps.find((one) => one.name === name);
          const moment = moments[name];
          const hash = hashes[name];
          return (
            <li key={name} className="relative grid grid-cols-[2.75rem_minmax(0,1fr)] pb-8 last:pb-0">
              <StepDisc state={step?.state ?? "waiting"} isLast={name === stepNames.at(-1)} />
              <div className="min-w-0">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <h3 className="text-lead font-semibold">{t(`steps.${name}`)}</h3>
                  <p className="text-caption text-ink-3">
                    {moment ? <time dateTime={moment}>{formatDateTime(moment, place.formats)}</time> : null}
                    {!moment && step && step.state !== "waiting"
                      ? t("took", { ms: Math.ceil(step.ms) })
                      : null}
                  </p>
                </div>
                <p className="text-ink-2">
                  {t(`about.${name}.${proof[aboutField[name]] === null ? "ahead" : "done"}`, {
                    entries: proof.receipts?.length ?? 0,
                    version: proof.ruleVersion,
                  })}
                </p>
                {hash ? <HashText text={hash} label={t(`steps.${name}`)} /> : null}
                {step ? <StepWord step={step} /> : null}
              </div>
            </li>
          );
        })}
      </ol>
      {proof.beacon ? <BeaconNote beacon={proof.beacon} place={place} /> : null}
    </section>
  );
}

/** The field that must be published before a step can be checked. */
const aboutField = {
  secret: "seedHash",
  list: "listHash",
  closing: "closingHash",
  reveal: "seed",
  keys: "results",
  order: "results",
} as const satisfies Record<StepName, keyof PublishedProof>;

type Beacon = NonNullable<PublishedProof["beacon"]>;

/** The named round, when it is made, and where anybody can look its value up. */
function BeaconNote({ beacon: { round, chain, value }, place }: { beacon: Beacon; place: ProofContext }) {
  const t = useTranslations("proof");
  const madeAt = chain ? roundMoment(chain, round).toISOString() : null;
  return (
    <div className="mt-6 break-words text-ink-2">
      <p>{t("beacon", { round, value: value ?? "–" })}</p>
      {madeAt ? <p>{t("beaconMade", { moment: formatDateTime(madeAt, place.formats) })}</p> : null}
      {chain ? (
        <a
          href={`${chain.url}/public/${round}`}
          rel="noreferrer"
          target="_blank"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t("beaconSource")}
        </a>
      ) : null}
    </div>
  );
}

function StepDisc({ state, isLast }: { state: ProofStep["state"]; isLast: boolean }) {
  return (
    <span aria-hidden="true" className="relative">
      {isLast ? null : <span className="absolute top-7 bottom-[-2rem] left-3.5 w-px bg-line-2" />}
      <span
        className={clsx(
          "relative flex size-7 items-center justify-center rounded-full",
          state === "right" && "bg-pine-800 text-on-dark",
          state === "wrong" && "bg-bad text-sheet",
          state === "waiting" && "border border-line-2 bg-paper text-ink-3",
        )}
      >
        {state === "waiting" ? null : <Sign name={state === "right" ? "check" : "close"} size={16} />}
      </span>
    </span>
  );
}

function StepWord({ step }: { step: ProofStep }) {
  const t = useTranslations("proof.words");
  const tone = { right: "text-ok", wrong: "text-bad", waiting: "text-ink-3" }[step.state];
  const text = step.state === "wrong" ? t("wrong") : step.state === "right" ? t(step.name) : t("waiting");
  return <p className={clsx("mt-1.5 text-caption font-semibold", tone)}>{text}</p>;
}
