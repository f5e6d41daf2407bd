"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { Group } from "@/components/member/shared/layout/facts";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import { formatDate } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";

const loadAddress = () => import("./calendar-address").then(({ CalendarAddress }) => CalendarAddress);

type Props = { context: PageContext };

/** The private address by which a calendar programme follows the member's rounds. */
export function CalendarPart({ context }: Props) {
  const t = useTranslations("mypage.bookings.calendar");
  const { since, token, make, end, isBusy, isEnded, failure } = useAddress(context);
  const status = useRef<HTMLParagraphElement>(null);
  if (since === undefined) return null;
  const ask = async (kind: "renew" | "stop") => {
    const texts = {
      renew: { title: t("renew.title"), message: t("renew.text"), confirm: t("renew.confirm") },
      stop: { title: t("stop.title"), message: t("stop.text"), confirm: t("stop.confirm") },
    };
    if (!(await showConfirm({ ...texts[kind], cancel: t("keep") }))) return;
    if (kind === "renew") return make();
    await end();
    // The button that was pressed is gone.
    status.current?.focus();
  };
  return (
    <Group id="calendar" title={t("title")} lead={t("lead")}>
      {token === null ? null : <LazyPart key={token} load={loadAddress} props={{ token }} />}
      {since === null || token !== null ? null : (
        <p className="mb-4">{t("since", { date: formatDate(since, context.formats) })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {since === null ? (
          <Button variant="outline" isBusy={isBusy} onClick={() => void make()}>
            {t("make")}
          </Button>
        ) : (
          <>
            <Button variant="outline" isBusy={isBusy} onClick={() => void ask("renew")}>
              {t("renew.confirm")}
            </Button>
            <Button variant="outline" isBusy={isBusy} onClick={() => void ask("stop")}>
              {t("stop.confirm")}
            </Button>
          </>
        )}
      </div>
      <p ref={status} tabIndex={-1} role="status" className="mt-2 min-h-6 text-caption text-ok">
        {isEnded ? t("stopped") : ""}
      </p>
      <Refusal>{failure}</Refusal>
    </Group>
  );
}

/** The address's state and what can be done with it; `since` is undefined until it is read, `token` is there once. */
function useAddress(context: PageContext) {
  const { data, mutate } = useCall("GET /ext/calendar-address", { query: {} }, { handled: true });
  const { run, isBusy } = useOnce();
  const [token, setToken] = useState<string | null>(null);
  const [isEnded, setEnded] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const make = () =>
    run(async () => {
      setFailure(null);
      setEnded(false);
      const query = { lang: context.language };
      // The address is shown once: what shows it is here before it is made.
      await loadAddress();
      const answer = await call("POST /ext/calendar-address", { query }, { handled: true });
      if (!answer.ok) return setFailure(await failureSentence(answer.failure, context.language));
      setToken(answer.value.token);
      await mutate({ createdAt: answer.value.createdAt }, { revalidate: false });
    });
  const end = () =>
    run(async () => {
      setFailure(null);
      const answer = await call("DELETE /ext/calendar-address", {}, { handled: true });
      if (!answer.ok) return setFailure(await failureSentence(answer.failure, context.language));
      setToken(null);
      setEnded(true);
      await mutate(answer.value, { revalidate: false });
    });
  return { since: data?.createdAt, token, make, end, isBusy, isEnded, failure };
}
