"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Chip } from "@/components/ui/chip";
import { Input } from "@/components/ui/input";
import { SideChoices } from "../list/side-choices";
import { useGroupName } from "./use-group-name";

type Group = { groupId: string; codeId: string; isFixed: boolean };
type Props = { groups: readonly Group[]; chosen: string; onChoose: (groupId: string) => void };

/** The groups by name; those whose keys the rules name are marked. */
export function CodeGroups({ groups, chosen, onChoose }: Props) {
  const t = useTranslations("ishm.codes");
  const nameOf = useGroupName();
  const [word, setWord] = useState("");
  const fitting = groups.filter(({ groupId, codeId }) =>
    [nameOf(groupId), groupId, codeId].some((text) => text.toLowerCase().includes(word.trim().toLowerCase())),
  );
  return (
    <nav aria-label={t("groups")} className="rounded-panel border border-line bg-sheet">
      <div className="border-b border-line p-3">
        <Input
          type="search"
          aria-label={t("find")}
          placeholder={t("find")}
          value={word}
          className="min-h-9"
          onChange={(event) => setWord(event.target.value)}
        />
      </div>
      {fitting.length === 0 ? <p className="px-4 py-6 text-ink-2">{t("noGroup")}</p> : null}
      <SideChoices
        items={fitting.map(({ groupId, codeId, isFixed }) => ({
          value: groupId,
          label: (
            <>
              {nameOf(groupId)}
              <span className="ms-2 text-chip font-normal text-ink-3 tabular-nums">{codeId}</span>
            </>
          ),
          sign: isFixed ? <Chip tone="outline">{t("fixed")}</Chip> : null,
        }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </nav>
  );
}
