"use client";

import { useTranslations } from "next-intl";
import { LazyPart } from "@/components/feedback/lazy-part";
import { JourneyFrame } from "@/components/member/shared/layout/journey-frame";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { SignUpPageProps } from "./page-props";
import { useSteps, useWay } from "./use-sign-up-steps";

const loadBody = () => import("./form-body").then(({ FormBody }) => FormBody);

/** The third step; who comes to it too early is led back before its form is fetched. */
export function FormView(props: SignUpPageProps) {
  const { terms, language, defaultLanguage } = props;
  const t = useTranslations("signup");
  const steps = useSteps("form");
  const required = terms.filter((term) => term.isRequired).map(({ termsIdx }) => termsIdx);
  const { isReady } = useWay("form", required, { language, defaultLanguage });
  const placeholder = <Skeleton className="h-96" />;
  return (
    <JourneyFrame title={t("form.title")} lead={t("form.lead")} steps={steps}>
      {isReady ? <LazyPart load={loadBody} props={props} placeholder={placeholder} /> : placeholder}
    </JourneyFrame>
  );
}
