"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { DiffPart } from "@/lib/web/office/text-diff";

type Props = { parts: readonly DiffPart[]; lang?: string };

/** A changed text: what came is underlined, what went is struck out, both also in words for who cannot see that. */
export function DiffText({ parts, lang }: Props) {
  const t = useTranslations("ishm.terms.diff");
  const [isWhole, setWhole] = useState(false);
  const folded = foldedParts(parts, isWhole);
  const hidden = folded.reduce((sum, part) => sum + (part.kind === "folded" ? part.lines : 0), 0);
  return (
    <>
      <div
        lang={lang}
        className="rounded-panel border border-line bg-paper p-4 leading-7 break-words whitespace-pre-wrap"
      >
        {folded.map((part) => (
          <DiffStretch key={part.at} part={part} />
        ))}
      </div>
      {hidden > 0 ? (
        <Button size="small" variant="quiet" className="self-start" onClick={() => setWhole(true)}>
          {t("showAll", { count: hidden })}
        </Button>
      ) : null}
    </>
  );
}

function DiffStretch({ part }: { part: FoldedPart }) {
  const t = useTranslations("ishm.terms.diff");
  if (part.kind === "folded")
    return <span className="block text-ink-3">{t("folded", { count: part.lines })}</span>;
  if (part.kind === "same") return <span>{part.text}</span>;
  const Tag = part.kind === "added" ? "ins" : "del";
  return (
    <Tag
      className={
        part.kind === "added" ? "bg-ok-tint text-ok decoration-2 underline-offset-4" : "bg-bad-tint text-bad"
      }
    >
      <span className="visually-hidden">[{t(part.kind)}: </span>
      {part.text}
      <span className="visually-hidden">]</span>
    </Tag>
  );
}

/** A stretch as it is shown, with its place in the text; `folded` stands for lines that did not change. */
type FoldedPart =
  | { at: string; kind: DiffPart["kind"]; text: string }
  | { at: string; kind: "folded"; lines: number };

/** Lines of an unchanged stretch that stay at each of its ends. */
const contextLines = 2;

/** The parts with their long unchanged stretches folded away, or all of them. */
function foldedParts(parts: readonly DiffPart[], isWhole: boolean): FoldedPart[] {
  return parts.flatMap((part, place): FoldedPart[] => {
    const at = String(place);
    const lines = part.text.split(/(?<=\n)/);
    const [head, tail] = [place === 0 ? 0 : contextLines, place === parts.length - 1 ? 0 : contextLines];
    const hidden = lines.length - head - tail;
    if (isWhole || part.kind !== "same" || hidden < 2) return [{ ...part, at }];
    const start: FoldedPart = { at: `${at}-start`, kind: "same", text: lines.slice(0, head).join("") };
    const end: FoldedPart = { at: `${at}-end`, kind: "same", text: lines.slice(head + hidden).join("") };
    return [start, { at, kind: "folded", lines: hidden }, end];
  });
}
