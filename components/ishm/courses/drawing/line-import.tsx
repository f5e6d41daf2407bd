"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/layout/icons";
import { type ImportedLine, type LineFault, readLines } from "@/lib/web/office/course-lines";

type Props = { onTake: (line: ImportedLine) => void };

/** A line of play from a GPX or GeoJSON file; where a file has several, one is chosen. */
export function LineImport({ onTake }: Props) {
  const t = useTranslations("ishm.courses.import");
  const common = useTranslations("common");
  const input = useRef<HTMLInputElement>(null);
  const [lines, setLines] = useState<readonly ImportedLine[]>([]);
  const [fault, setFault] = useState<{ name: string; fault: LineFault } | null>(null);
  const take = (line: ImportedLine) => {
    setLines([]);
    onTake(line);
  };
  async function onFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same file can be chosen again after it was mended.
    const read = file ? await readLines(file) : null;
    target.value = "";
    if (!file || !read) return;
    setFault(read.ok ? null : { name: file.name, fault: read.failure });
    if (!read.ok) return;
    const [only, ...more] = read.value;
    if (only && more.length === 0) take(only);
    else setLines(read.value);
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label={t("file")}
        accept=".gpx,.geojson,.json,application/gpx+xml,application/geo+json"
        className="visually-hidden"
        onChange={(event) => void onFile(event)}
      />
      <Button variant="outline" size="small" onClick={() => input.current?.click()}>
        <Icon name="upload" size={18} />
        {t("button")}
      </Button>
      {fault ? (
        <p role="alert" className="basis-full text-bad">
          {t(`faults.${fault.fault}`, { name: fault.name })}
        </p>
      ) : null}
      <Dialog
        isOpen={lines.length > 0}
        onOpenChange={(isOpen) => (isOpen ? undefined : setLines([]))}
        title={t("choose")}
        description={t("chooseHint", { count: lines.length })}
        closeLabel={common("close")}
      >
        <ul className="max-h-96 overflow-y-auto">
          {lines.map((line, idx) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file may have the same name.
            <li key={idx} className="border-b border-line py-1.5">
              <Button variant="quiet" size="touch" onClick={() => take(line)}>
                {t("line", { name: line.name || t("unnamed", { number: idx + 1 }), metres: line.metres })}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
