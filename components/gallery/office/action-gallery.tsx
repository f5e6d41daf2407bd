"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionDialog } from "@/components/ishm/action/action-dialog";
import { Button } from "@/components/ui/button";
import { Opens, Specimen, SpecimenGroup } from "../specimens";
import type { GalleryWords } from "../words";

type Props = { words: GalleryWords };

type Kind = "plain" | "fields" | "refused" | "busy";

const kinds: readonly Kind[] = ["plain", "fields", "refused", "busy"];

/** Actions that are asked about before they are done. */
export function ActionGallery({ words }: Props) {
  const [open, setOpen] = useState<Kind | null>(null);
  const close = () => setOpen(null);
  const shared = { title: words.remove, confirmLabel: words.remove, onConfirm: close, onClose: close };
  return (
    <SpecimenGroup title="components/ishm/action">
      <Specimen name="ActionDialog" state="plain, with fields, refused, busy" isWide>
        <div className="flex flex-wrap gap-3">
          {kinds.map((kind) => (
            <Opens key={kind}>
              <Button variant="outline" size="small" onClick={() => setOpen(kind)}>
                {kind}
              </Button>
            </Opens>
          ))}
        </div>
        <ActionDialog {...shared} isOpen={open === "plain"} lines={[words.emptyText, words.deadline]} />
        <FieldsDialog words={words} isOpen={open === "fields"} onClose={close} />
        <ActionDialog
          {...shared}
          isOpen={open === "refused"}
          tone="bad"
          reason="needed"
          refusal={{ field: null, message: words.failed }}
        />
        <ActionDialog {...shared} isOpen={open === "busy"} tone="bad" reason="optional" isBusy />
      </Specimen>
    </SpecimenGroup>
  );
}

type Booking = { name: string; day: string; course: string; start: string; note: string; caddie: boolean };

const empty: Booking = { name: "", day: "2026-12-04", course: "", start: "1", note: "", caddie: false };

/** An action with a field of each kind; those that are needed say so when it is confirmed. */
function FieldsDialog({ words, isOpen, onClose }: Props & { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations("ishm.form.reasons");
  const courses = [
    { value: "1", label: words.first },
    { value: "2", label: words.second },
  ];
  return (
    <ActionDialog<Booking>
      isOpen={isOpen}
      title={words.book}
      initial={empty}
      fields={{
        name: { kind: "text", label: words.name, hint: words.hint, needed: t("required"), maxLength: 30 },
        day: { kind: "date", label: words.day },
        course: { kind: "select", label: words.choose, placeholder: words.choose, options: courses },
        start: { kind: "radio", label: words.time, options: courses },
        note: { kind: "words", label: words.note, rows: 2, maxLength: 200 },
        caddie: { kind: "check", label: words.caddie },
      }}
      refusal={{ field: "note", message: words.error }}
      confirmLabel={words.book}
      onConfirm={onClose}
      onClose={onClose}
    />
  );
}
