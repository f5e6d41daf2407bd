"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import type { DeskNumbers, DeskVisit } from "@/lib/contract/bookings/ops-desk";
import { call } from "@/lib/web/api/browser";
import { useActionCall } from "../../action/use-action-call";
import { useDeskDraft } from "../desk-drafts";

const numbers = ["lockerNo", "cartNo", "bagTag"] as const;
type Typed = Record<(typeof numbers)[number], string>;
const numberUsed = 4701;

type Props = { visit: DeskVisit; canUpdate: boolean; refresh: () => Promise<unknown> };

/** Locker, cart and bag tag of one player; Enter saves. What somebody else gave out meanwhile is never overwritten. */
export function VisitForm({ visit, canUpdate, refresh }: Props) {
  const t = useTranslations("ishm.desk.visit");
  const common = useTranslations("common");
  const { visitIdx, seq, lockerNo, cartNo, bagTag } = visit;
  const name = visit.name || t("unnamed", { seq: seq ?? "" });
  const seen = { lockerNo, cartNo, bagTag };
  const { draft, change, forget } = useDeskDraft(`visit ${visitIdx}`, () => typedOf(seen));
  const { run, isBusy, refusal } = useActionCall({
    send: (body: DeskNumbers) =>
      call(
        "PUT /ops/visits/{id}",
        { params: { id: String(visitIdx) }, body: { ...body, seen } },
        { handled: true },
      ),
    refresh,
    onDone(saved) {
      forget();
      change(typedOf(saved));
    },
    fieldOf: ({ code, msgVar }) => (code === numberUsed ? (msgVar[2] ?? null) : null),
  });
  const isTyped = numbers.some((field) => draft[field] !== typedOf(seen)[field]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(inputOf(draft));
  };
  return (
    <form noValidate aria-label={name} onSubmit={submit} className="flex flex-col gap-2 py-3">
      <p className="font-semibold">{name}</p>
      <div className="grid grid-cols-3 gap-2">
        {numbers.map((field) => (
          <TextField
            key={field}
            id={`${field}-${visitIdx}`}
            label={t(field)}
            value={draft[field]}
            maxLength={12}
            autoComplete="off"
            readOnly={!canUpdate}
            error={refusal?.field === field ? refusal.message : undefined}
            onChange={(event) => change({ ...draft, [field]: event.target.value })}
          />
        ))}
      </div>
      <p role="alert" className="text-bad empty:hidden">
        {refusal && refusal.field === null ? refusal.message : null}
      </p>
      {canUpdate && isTyped ? (
        <Button type="submit" size="small" variant="outline" isBusy={isBusy} className="self-start">
          {common("save")}
        </Button>
      ) : null}
    </form>
  );
}

function typedOf({ lockerNo, cartNo, bagTag }: DeskNumbers): Typed {
  return { lockerNo: lockerNo ?? "", cartNo: cartNo ?? "", bagTag: bagTag ?? "" };
}

function inputOf({ lockerNo, cartNo, bagTag }: Typed): DeskNumbers {
  const given = (text: string) => text.trim() || null;
  return { lockerNo: given(lockerNo), cartNo: given(cartNo), bagTag: given(bagTag) };
}
