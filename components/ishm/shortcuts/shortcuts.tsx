"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SwitchField } from "@/components/form/switch-field";
import { Dialog } from "@/components/ui/dialog";
import { areKeysOn, turnKeys, useShortcuts } from "./use-shortcuts";

/** The keys by what they do, in groups; a key stands as it is written on a keyboard. */
const groups = [
  {
    name: "everywhere",
    keys: [
      { name: "find", keys: ["Ctrl K"] },
      { name: "search", keys: ["/"] },
      { name: "list", keys: ["?"] },
      { name: "close", keys: ["Esc"] },
    ],
  },
  {
    name: "calendar",
    keys: [
      { name: "day", keys: ["←", "→", "↑", "↓"] },
      { name: "week", keys: ["Home", "End"] },
      { name: "month", keys: ["Page Up", "Page Down"] },
      { name: "year", keys: ["Shift Page Up", "Shift Page Down"] },
    ],
  },
  {
    name: "sheet",
    keys: [
      { name: "slot", keys: ["←", "→", "↑", "↓"] },
      { name: "open", keys: ["Enter"] },
      { name: "choose", keys: ["Space"] },
      { name: "several", keys: ["Shift ↑", "Shift ↓"] },
      { name: "move", keys: ["M"] },
    ],
  },
] as const;

/** The list of shortcuts, which `?` opens; single signs can be turned off there. */
export function Shortcuts() {
  const t = useTranslations("ishm.shortcuts");
  const common = useTranslations("common");
  const { isOpen, setOpen } = useShortcuts();
  return (
    <Dialog isOpen={isOpen} onOpenChange={setOpen} title={t("title")} closeLabel={common("close")}>
      <div className="flex flex-col gap-5">
        {groups.map((group) => (
          <section key={group.name}>
            <h3 className="mb-1.5 font-semibold">{t(`groups.${group.name}`)}</h3>
            <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5">
              {group.keys.map(({ name, keys }) => (
                <div key={name} className="contents">
                  <dt className="text-ink-2">{t(`keys.${name}`)}</dt>
                  <dd className="flex flex-wrap justify-end gap-1">
                    {keys.map((one) => (
                      <kbd
                        key={one}
                        className="rounded-chip border border-line-2 bg-paper-2 px-1.5 font-sans text-chip"
                      >
                        {one}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <SingleKeys />
      </div>
    </Dialog>
  );
}

function SingleKeys() {
  const t = useTranslations("ishm.shortcuts");
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <SwitchField
      label={t("single")}
      hint={t("singleHint")}
      checked={isOn}
      onChange={({ target }) => {
        setOn(target.checked);
        turnKeys(target.checked);
      }}
    />
  );
}
