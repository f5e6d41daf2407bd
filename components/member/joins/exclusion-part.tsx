"use client";

import { useTranslations } from "next-intl";
import { FormOpener } from "@/components/member/shared/form/form-opener";
import type { PageContext } from "@/components/member/shared/page-context";
import type { Act } from "@/components/member/shared/use-act";
import { Button } from "@/components/ui/button";
import type { CallOutput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";

const loadForm = () => import("./exclusion-form").then(({ ExclusionForm }) => ExclusionForm);

type Props = {
  exclusions: CallOutput<"GET /ext/joins">["exclusions"];
  context: PageContext;
  act: Act;
  onMade: () => Promise<unknown>;
};

/** With whom the member would not be joined; nobody else sees it. */
export function ExclusionPart({ exclusions, context, act, onMade }: Props) {
  const t = useTranslations("joins.exclusions");
  const remove = (exclusionIdx: number) => () =>
    call("DELETE /ext/join-exclusions/{id}", { params: { id: String(exclusionIdx) } }, { handled: true });
  return (
    <>
      <ul>
        {exclusions.map(({ exclusionIdx, name }) => (
          <li
            key={exclusionIdx}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3"
          >
            {name}
            <Button
              variant="outline"
              size="touch"
              aria-label={`${t("remove")}: ${name}`}
              onClick={() => void act.act(remove(exclusionIdx), t("removed"))}
            >
              {t("remove")}
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <FormOpener word={t("add")} load={loadForm} props={{ context, act, onMade }} />
      </div>
    </>
  );
}
