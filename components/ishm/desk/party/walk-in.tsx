"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
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
import { useSave } from "../../form/use-save";
import { useOffice } from "../../frame/root/office-context";
import { MemberField } from "../../people/member-field";

type Props = { date: string; onClose: () => void; onBooked: (rsvNo: string) => void | Promise<void> };

const caddieModes = ["C", "I", "S"] as const;

/** A free time of today, a member or a guest by name, how many, with or without a caddie. */
export function WalkInForm({ date, onClose, onBooked }: Props) {
  const t = useTranslations("ishm.desk.walkIn");
  const desk = useTranslations("ishm.desk");
  const common = useTranslations("common");
  const slots = useFreeSlots(date);
  const [typed, setTyped] = useState<WalkIn>({
    sheetIdx: "",
    member: null,
    name: "",
    phoneNo: "",
    playerCount: 4,
    caddieMode: "C",
  });
  const [isAsked, setAsked] = useState(false);
  const put = (part: Partial<WalkIn>) => setTyped({ ...typed, ...part });
  const faults = isAsked ? walkInFaults(typed) : {};
  const { save, isBusy, refusal } = useSave({
    send: (input: ReturnType<typeof walkInInput>) =>
      call("POST /ops/bookings", { body: input }, { handled: true }),
    onSaved: ({ rsvNo }) => onBooked(rsvNo),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(walkInFaults(typed)).length === 0) await save(walkInInput(typed));
  };
  const most = slots.find(({ value }) => value === typed.sheetIdx)?.maxPlayers ?? 4;
  const counts = Array.from({ length: most }, (_, place) => String(most - place));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <SelectField
        id="walk-in-slot"
        label={t("slot")}
        placeholder={slots.length > 0 ? t("choose") : t("noSlots")}
        options={slots}
        value={typed.sheetIdx}
        error={faults.sheetIdx ? t("slotNeeded") : undefined}
        onChange={(event) => put({ sheetIdx: event.target.value })}
      />
      <MemberField id="walk-in-member" value={typed.member} onChange={(member) => put({ member })} />
      {typed.member ? null : (
        <div className="grid gap-4 min-[500px]:grid-cols-2">
          <TextField
            id="walk-in-name"
            label={t("guest")}
            value={typed.name}
            maxLength={40}
            autoComplete="off"
            error={faults.name ? t("guestNeeded") : undefined}
            onChange={(event) => put({ name: event.target.value })}
          />
          <TextField
            id="walk-in-phone"
            label={t("phone")}
            value={typed.phoneNo}
            maxLength={19}
            inputMode="tel"
            autoComplete="off"
            onChange={(event) => put({ phoneNo: event.target.value })}
          />
        </div>
      )}
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          id="walk-in-players"
          label={t("players")}
          options={counts.map((value) => ({ value, label: desk("players", { count: Number(value) }) }))}
          value={String(typed.playerCount)}
          onChange={(event) => put({ playerCount: Number(event.target.value) })}
        />
        <SelectField
          id="walk-in-caddie"
          label={t("caddie")}
          options={caddieModes.map((value) => ({ value, label: desk(`caddie.${value}`) }))}
          value={typed.caddieMode}
          onChange={({ target }) =>
            put({ caddieMode: caddieModes.find((mode) => mode === target.value) ?? "C" })
          }
        />
      </div>
      <p role="alert" className="text-bad empty:hidden">
        {refusal?.message}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button size="small" variant="outline" onClick={onClose}>
          {common("cancel")}
        </Button>
        <Button type="submit" size="small" isBusy={isBusy}>
          {t("book")}
        </Button>
      </div>
    </form>
  );
}

/** Who stands at the desk without a booking, as it is typed: a member, or a guest by name. */
type WalkIn = {
  sheetIdx: string;
  member: { memberIdx: number; name: string; memberType: string } | null;
  name: string;
  phoneNo: string;
  playerCount: number;
  caddieMode: "C" | "I" | "S";
};

/** What is missing before it can be booked. */
function walkInFaults({ sheetIdx, member, name }: WalkIn): { sheetIdx?: true; name?: true } {
  return {
    ...(sheetIdx === "" ? { sheetIdx: true } : {}),
    ...(member === null && name.trim() === "" ? { name: true } : {}),
  };
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

/** The times of a day that a desk may still sell, from now on. */
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

/** Books who stands at the desk without a booking, and opens the party. */
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
