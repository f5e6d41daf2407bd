"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { HashText } from "@/components/ui/layout/hash-text";
import { withGap } from "@/lib/shared/texts/sentences";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";
import { MemberLink } from "../shared/layout/member-link";
import { Refusal } from "../shared/layout/refusal";
import { ChoiceList } from "./choice-list";
import type { Application, DrawContext, MemberPost } from "./draw-types";

type Props = {
  post: MemberPost;
  application: Application;
  context: DrawContext;
  onEdit(): void;
  onWithdrawn(): Promise<void>;
};

/** The receipt of an application: its choices and players, its line in the list to come, and what may still be done. */
export function ApplicationSlip({ post, application, context, onEdit, onWithdrawn }: Props) {
  const t = useTranslations("draws.mine");
  const { run, isBusy } = useOnce();
  const [refusal, setRefusal] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const moment = (text: string) => formatDeadline(text, context);

  // The form that was here has made way: reading goes on at the receipt.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);

  const withdraw = () =>
    run(async () => {
      setRefusal(null);
      const isSure = await showConfirm({
        title: t("withdrawTitle"),
        message: t("withdrawText"),
        confirm: t("withdraw"),
      });
      if (!isSure) return;
      const input = { params: { id: String(application.drawIdx) }, query: { lang: context.language } };
      const answer = await call("DELETE /reservation/draw/{id}", input, { handled: true });
      if (!answer.ok) return setRefusal(await failureSentence(answer.failure, context.language));
      await onWithdrawn();
    });
  return (
    <section aria-labelledby="slip-heading" className="rule-heavy bg-sheet px-7 py-7 text-reading">
      <p className="text-caption text-ink-3">{t("receiptNo", { number: application.drawIdx })}</p>
      <h2 id="slip-heading" ref={heading} tabIndex={-1} className="mt-1 font-serif text-section">
        {t("receiptTitle")}
      </h2>
      <p className="mt-2 text-ink-2">{t("announced", { time: moment(post.announceAt) })}</p>
      <ChoiceList choices={application.choices} context={context} />
      <p className="mt-5">
        <span className="block text-caption text-ink-3">
          {t("playersOf", { count: application.playerCount })}
        </span>
        {application.players.map(({ name }) => name).join(", ")}
      </p>
      {application.receipt ? (
        <div className="mt-5">
          <p aria-hidden="true" className="text-caption text-ink-3">
            {t("receipt")}
          </p>
          <HashText text={application.receipt} label={t("receipt")} />
          <p className="mt-2 text-caption text-ink-2">
            {withGap(t("receiptText"))}
            <MemberLink href={context.proofHref} className="link">
              {t("proof")}
            </MemberLink>
          </p>
        </div>
      ) : null}
      {application.editable ? (
        <div className="mt-6">
          <p className="mb-3 text-ink-2">{t("editable", { time: moment(post.applyTo) })}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={onEdit}>{t("edit")}</Button>
            <Button
              variant="outline"
              isBusy={isBusy}
              busyText={t("withdrawing")}
              onClick={() => void withdraw()}
            >
              {t("withdraw")}
            </Button>
          </div>
          <Refusal>{refusal}</Refusal>
        </div>
      ) : (
        <p className="mt-6 text-ink-2">{t("frozen")}</p>
      )}
    </section>
  );
}
