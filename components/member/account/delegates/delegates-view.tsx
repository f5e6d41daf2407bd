"use client";

import { useTranslations } from "next-intl";
import { LazyPart } from "@/components/feedback/lazy-part";
import { useActing } from "@/components/member/shared/delegates/acting-session";
import { Group } from "@/components/member/shared/layout/facts";
import { Loading, NotLoaded } from "@/components/member/shared/layout/loading";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import type { HeldDelegation } from "@/lib/contract/accounts/delegations";
import { useCall } from "@/lib/web/api/use-call";
import { ActList } from "./act-list";
import { GivenList } from "./given-list";
import { useInvitationToken } from "./invitation-token";
import { InvitePart } from "./invite-part";
import { TermsText } from "./terms-text";
import { useEnding } from "./use-ending";

const loadInvited = () => import("./invited").then(({ Invited }) => Invited);

type Props = { context: PageContext };

/** Who may book for the member, for whom the member may book, and what was done so. */
export function DelegatesView({ context }: Props) {
  return <MemberOnly>{(memberIdx) => <Delegates memberIdx={memberIdx} context={context} />}</MemberOnly>;
}

function Delegates({ memberIdx, context }: Props & { memberIdx: number }) {
  const t = useTranslations("account.delegates");
  const { data, error, mutate } = useCall("GET /ext/delegations", { query: {} }, { handled: true });
  const door = useTranslations("delegations.door");
  const token = useInvitationToken();
  const ending = useEnding(context.language, () => mutate());
  if (!data) return error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  const { isOn, given, held, limits } = data;
  const isFull = given.filter(({ state }) => state !== "ENDED").length >= limits.delegates;
  return (
    <>
      {token ? (
        <Group id="invitation" title={door("title")}>
          <LazyPart load={loadInvited} props={{ token, context }} placeholder={<Loading />} />
        </Group>
      ) : null}
      <Group id="given" title={t("given.title")} lead={t("given.lead", { count: limits.delegates })}>
        <GivenList list={given} context={context} ending={ending} />
        {isOn && !isFull ? (
          <InvitePart memberIdx={memberIdx} limits={limits} context={context} onMade={() => mutate()} />
        ) : (
          <p className="mt-6 text-ink-2">{isOn ? t("given.full") : t("off")}</p>
        )}
      </Group>
      {held.length > 0 ? (
        <Group id="held" title={t("held.title")} lead={t("held.lead")}>
          <HeldList list={held} context={context} ending={ending} isOn={isOn} />
        </Group>
      ) : null}
      {given.length > 0 ? (
        <Group id="acts" title={t("acts.title")} lead={t("acts.lead")}>
          <ActList context={context} />
        </Group>
      ) : null}
    </>
  );
}

type HeldProps = Props & {
  list: readonly HeldDelegation[];
  ending: ReturnType<typeof useEnding>;
  isOn: boolean;
};

/** For whom the member may act, with the button to begin. */
function HeldList({ list, context, ending, isOn }: HeldProps) {
  const t = useTranslations("account.delegates");
  const { begin, isBusy, failure } = useActing();
  return (
    <>
      <ul className="border-t border-line">
        {list.map((one) => (
          <li key={one.delegationIdx} className="border-b border-line py-5">
            <p className="font-semibold">{one.memberName}</p>
            <TermsText terms={one} context={context} />
            <div className="mt-4 flex flex-wrap gap-3">
              {isOn ? (
                <Button isBusy={isBusy} onClick={() => void begin(one.delegationIdx)}>
                  {t("held.begin", { name: one.memberName })}
                </Button>
              ) : null}
              <Button
                variant="outline"
                aria-label={t("given.endOne", { name: one.memberName })}
                onClick={() => void ending.end(one.delegationIdx, one.memberName)}
              >
                {t("held.end")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Refusal>{failure}</Refusal>
    </>
  );
}
