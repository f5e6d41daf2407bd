import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/layout/icons";
import type { SetupStep } from "@/lib/contract/site/setup";
import { type SetupPage, stepAddress } from "./use-step";

type Props = { steps: readonly SetupStep[]; current: SetupPage; onGo: (step: SetupPage) => void };

/** All steps with what is missing in each, always in sight; they can be done in any order. */
export function SetupRail({ steps, current, onGo }: Props) {
  const t = useTranslations("ishm.setup");
  const open = steps.filter(({ isDone }) => !isDone).length;
  return (
    <nav
      aria-label={t("steps")}
      className="rounded-panel border border-line bg-sheet min-[68.75rem]:sticky min-[68.75rem]:top-18"
    >
      <Progress steps={steps} />
      <ol className="grid border-t border-line min-[35rem]:grid-cols-2 min-[68.75rem]:grid-cols-1">
        {steps.map(({ step, isDone, missing }) => (
          <RailStep
            key={step}
            step={step}
            name={t(`names.${step}`)}
            state={isDone ? t("done") : t("missingCount", { count: missing.length })}
            isDone={isDone}
            isCurrent={current === step}
            onGo={onGo}
          />
        ))}
        <RailStep
          step="open"
          name={t("names.open")}
          state={open === 0 ? t("ready") : t("stepsLeft", { count: open })}
          isDone={false}
          isLast
          isCurrent={current === "open"}
          onGo={onGo}
        />
      </ol>
    </nav>
  );
}

/** A tick for each step; the tall ones are done. It only repeats what the list says. */
function Progress({ steps }: { steps: readonly SetupStep[] }) {
  return (
    <div aria-hidden="true" className="flex h-11 items-end gap-1 px-4 pb-3">
      {steps.map(({ step, isDone }) => (
        <span
          key={step}
          className={cn("flex-1 border-t-3", isDone ? "h-4 border-primary bg-selected" : "h-2 border-line-2")}
        />
      ))}
    </div>
  );
}

type RailStepProps = {
  step: SetupPage;
  name: string;
  state: string;
  isDone: boolean;
  isCurrent: boolean;
  isLast?: boolean;
  onGo: (step: SetupPage) => void;
};

function RailStep({ step, name, state, isDone, isCurrent, isLast, onGo }: RailStepProps) {
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onGo(step);
  };
  return (
    <li className={cn(isLast && "border-t border-line min-[35rem]:col-span-full")}>
      <a
        href={stepAddress(step)}
        aria-current={isCurrent ? "step" : undefined}
        onClick={go}
        className="flex min-h-11 items-center gap-3 border-s-3 border-transparent py-2 ps-3 pe-4 text-ink no-underline hover:bg-hover aria-[current=step]:border-primary aria-[current=step]:bg-selected"
      >
        <span
          className={cn(
            "flex size-6 shrink-0 items-center justify-center rounded-full border",
            isDone ? "border-ok bg-ok-tint text-ok" : "border-line-2 text-ink-2",
          )}
        >
          {isDone ? <Icon name="check" size={14} /> : isLast ? <Icon name="flag" size={14} /> : null}
        </span>
        <span className="min-w-0">
          <span className="block leading-snug font-semibold">{name}</span>
          <span className={cn("block text-caption leading-snug", isDone ? "text-ok" : "text-ink-2")}>
            {state}
          </span>
        </span>
      </a>
    </li>
  );
}
