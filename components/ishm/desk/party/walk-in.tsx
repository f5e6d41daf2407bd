"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/layout/icons";
import { reservationTypeCode } from "@/lib/contract/code-values/bookings";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { CallInput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { FormFrame } from "../../form/form-frame";
import { saveButtonId, useOfficeForm } from "../../form/use-office-form";
import { useOffice } from "../../frame/root/office-context";
import { MemberField } from "../../people/member-field";

type Props = { date: string; onClose: () => void; onBooked: (rsvNo: string) => void | Promise<void> };

const caddieModes = ["C", "I", "S"] as const;

/** The form of a walk-in: slot, member or guest, number of players, caddie. */
function WalkInForm({ date, onClose, onBooked }: Props) {
  const t = useTranslations("ishm.desk.walkIn");
  const desk = useTranslations("ishm.desk");
  const words = useTranslations("ishm.form");
  const common = useTranslations("common");
  const slots = useFreeSlots(date);
  const form = useOfficeForm({
    record: null,
    draftOf: () => emptyWalkIn,
    check: walkInProblems,
    sentenceOf: ({ field }) => t(field === fieldIds.slot ? "slotNeeded" : "guestNeeded"),
    send: (draft) => call("POST /ops/bookings", { body: walkInInput(draft) }, { handled: true }),
    onSaved: ({ rsvNo }) => onBooked(rsvNo),
  });
  const { draft, errorOf } = form;
  const most = slots.find(({ value }) => value === draft.sheetIdx)?.maxPlayers ?? 4;
  const counts = Array.from({ length: most }, (_, index) => String(most - index));
  return (
    <FormFrame form={form} className="gap-4">
      <SelectField
        {...form.choice("sheetIdx")}
        id={fieldIds.slot}
        label={t("slot")}
        placeholder={slots.length > 0 ? t("choose") : t("noSlots")}
        options={slots}
        error={errorOf(fieldIds.slot)}
        requiredText={words("required")}
      />
      <MemberField id="walk-in-member" value={draft.member} onChange={(member) => form.change({ member })} />
      {draft.member ? null : (
        <div className="grid gap-4 min-[31.25rem]:grid-cols-2">
          <TextField
            {...form.text("name")}
            id={fieldIds.guest}
            label={t("guest")}
            maxLength={40}
            autoComplete="off"
            error={errorOf(fieldIds.guest)}
            requiredText={words("required")}
          />
          <TextField
            {...form.text("phoneNo")}
            id="walk-in-phone"
            label={t("phone")}
            maxLength={19}
            inputMode="tel"
            autoComplete="off"
          />
        </div>
      )}
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          id="walk-in-players"
          label={t("players")}
          options={counts.map((value) => ({ value, label: desk("players", { count: Number(value) }) }))}
          value={String(draft.playerCount)}
          onChange={(event) => form.change({ playerCount: Number(event.target.value) })}
        />
        <SelectField
          id="walk-in-caddie"
          label={t("caddie")}
          options={caddieModes.map((value) => ({ value, label: desk(`caddie.${value}`) }))}
          value={draft.caddieMode}
          onChange={({ target }) =>
            form.change({ caddieMode: caddieModes.find((mode) => mode === target.value) ?? "C" })
          }
        />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button size="small" variant="outline" onClick={onClose}>
          {common("cancel")}
        </Button>
        <Button id={saveButtonId} type="submit" size="small" isBusy={form.isBusy}>
          {t("book")}
        </Button>
      </div>
    </FormFrame>
  );
}

/** The input of a walk-in: a member, or a guest by name. */
type WalkIn = {
  sheetIdx: string;
  member: { memberIdx: number; name: string; memberType: string } | null;
  name: string;
  phoneNo: string;
  playerCount: number;
  caddieMode: "C" | "I" | "S";
};

const emptyWalkIn: WalkIn = {
  sheetIdx: "",
  member: null,
  name: "",
  phoneNo: "",
  playerCount: 4,
  caddieMode: "C",
};

const fieldIds = { slot: "walk-in-slot", guest: "walk-in-name" } as const;

function walkInProblems({ sheetIdx, member, name }: WalkIn): FieldProblem[] {
  const hasBooker = member !== null || name.trim() !== "";
  return [
    ...(sheetIdx === "" ? [{ field: fieldIds.slot, reason: "required" as const }] : []),
    ...(hasBooker ? [] : [{ field: fieldIds.guest, reason: "required" as const }]),
  ];
}

function walkInInput(typed: WalkIn): CallInput<"POST /ops/bookings">["body"] {
  const { sheetIdx, member, name, phoneNo, playerCount, caddieMode } = typed;
  return {
    sheetIdx: Number(sheetIdx),
    reservationType: reservationTypeCode.walkIn,
    playerCount,
    caddieMode,
    ...(member
      ? { memberIdx: member.memberIdx }
      : { guest: { name: name.trim(), phoneNo: phoneNo.trim() || null } }),
  };
}

const free = [slotState.open, slotState.membersOnly] as const;

/** The free slots of a day from now on. */
function useFreeSlots(date: string) {
  const { language } = useOffice();
  const { data } = useCall("GET /ops/tee-sheet", { query: { date, lang: language } }, { handled: true });
  const names = new Map(data?.courses.map(({ courseCode, courseName }) => [courseCode, courseName]));
  return (data?.slots ?? [])
    .filter(({ display, lock }) => free.some((code) => code === display) && lock === null)
    .map(({ sheetIdx, teeTime, courseCode, maxPlayers }) => ({
      value: String(sheetIdx),
      label: `${teeTime} ${names.get(courseCode) ?? courseCode}`,
      maxPlayers: Math.min(maxPlayers, 4),
    }));
}

type WalkInButtonProps = { date: string; refresh: () => Promise<unknown>; onBooked: (rsvNo: string) => void };

/** Books a walk-in and opens the party. */
export function WalkInButton({ date, refresh, onBooked }: WalkInButtonProps) {
  const t = useTranslations("ishm.desk.walkIn");
  const common = useTranslations("common");
  const { access } = useOffice();
  const [isOpen, setOpen] = useState(false);
  if (!access(officeMenus.sheet.code).isCreate) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Icon name="plus" size={18} />
        {t("open")}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={t("title")} closeLabel={common("close")}>
        {isOpen ? (
          <WalkInForm
            date={date}
            onClose={() => setOpen(false)}
            onBooked={async (rsvNo) => {
              setOpen(false);
              await refresh();
              onBooked(rsvNo);
            }}
          />
        ) : null}
      </Dialog>
    </>
  );
}
