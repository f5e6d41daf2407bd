"use client";

import { useTranslations } from "next-intl";
import { Icon, type IconName } from "@/components/ui/layout/icons";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { CodeRow } from "@/lib/contract/site/ops-settings";
import { useOffice } from "../frame/root/office-context";

type Props = {
  label: string;
  rows: readonly CodeRow[];
  canChange: boolean;
  canRemove: boolean;
  isBusy: boolean;
  onEdit: (row: CodeRow) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (row: CodeRow) => void;
};

/** The entries with codes, names and values; languages without a name are highlighted. */
export function CodeTable({ label, rows, isBusy, onMove, ...row }: Props) {
  const t = useTranslations("ishm.codes.columns");
  const { languages } = useOffice();
  const hasValues = rows.some(({ values }) => values.some(Boolean));
  const hasParts = rows.some(({ group }) => group !== "");
  return (
    <div className="-mx-5 -my-4">
      <Table label={label} aria-busy={isBusy || undefined}>
        <TableHead>
          <tr>
            <TableHeader className="ps-5">{t("key")}</TableHeader>
            <TableHeader>{t("name")}</TableHeader>
            <TableHeader>{t("languages")}</TableHeader>
            {hasValues ? <TableHeader>{t("values")}</TableHeader> : null}
            {hasParts ? <TableHeader>{t("group")}</TableHeader> : null}
            <TableHeader align="end" className="pe-5">
              {t("actions")}
            </TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((entry, place) => (
            <TableRow key={entry.key}>
              <TableCell className="ps-5 text-ink-2 tabular-nums">{entry.key}</TableCell>
              <TableCell className="min-w-40 font-medium">{entry.keyName}</TableCell>
              <TableCell>
                <Languages names={entry.names} languages={languages} />
              </TableCell>
              {hasValues ? (
                <TableCell className="text-ink-2">{entry.values.join(" · ") || "–"}</TableCell>
              ) : null}
              {hasParts ? <TableCell className="text-ink-2">{entry.group || "–"}</TableCell> : null}
              <TableCell align="end" className="pe-3">
                <CodeRowActions {...row} entry={entry} place={place} count={rows.length} onMove={onMove} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

type LanguagesProps = { names: CodeRow["names"]; languages: readonly (keyof CodeRow["names"])[] };

function Languages({ names, languages }: LanguagesProps) {
  return (
    <span className="inline-flex gap-1">
      {languages.map((language) => (
        <span
          key={language}
          className={
            names[language]
              ? "rounded-chip bg-selected px-1.5 text-chip font-semibold"
              : "rounded-chip border border-line px-1.5 text-chip text-ink-3 line-through"
          }
        >
          {language}
        </span>
      ))}
    </span>
  );
}

type CodeRowActionsProps = {
  entry: CodeRow;
  place: number;
  count: number;
  canChange: boolean;
  canRemove: boolean;
  onEdit: (row: CodeRow) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (row: CodeRow) => void;
};

type Action = { icon: IconName; label: string; isOff?: boolean; onPress: () => void };

/** Up, down, change, delete: each named with the entry. */
function CodeRowActions({ entry, place, count, canChange, canRemove, ...on }: CodeRowActionsProps) {
  const t = useTranslations("ishm.codes");
  const named = { name: entry.keyName };
  const changes: Action[] = [
    {
      icon: "chevron-up",
      label: t("up", named),
      isOff: place === 0,
      onPress: () => on.onMove(place, place - 1),
    },
    {
      icon: "chevron-down",
      label: t("down", named),
      isOff: place === count - 1,
      onPress: () => on.onMove(place, place + 1),
    },
    { icon: "edit", label: t("edit", named), onPress: () => on.onEdit(entry) },
  ];
  const removal: Action = { icon: "trash", label: t("remove", named), onPress: () => on.onRemove(entry) };
  const actions = [...(canChange ? changes : []), ...(canRemove ? [removal] : [])];
  return (
    <span className="inline-flex">
      {actions.map(({ icon, label, isOff, onPress }) => (
        <button
          key={icon}
          type="button"
          aria-disabled={isOff || undefined}
          onClick={() => (isOff ? undefined : onPress())}
          className="inline-flex size-9 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:text-line-2"
        >
          <Icon name={icon} size={18} label={label} />
        </button>
      ))}
    </span>
  );
}
