"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { DiffPart } from "@/lib/web/office/text-diff";
import { type FoldedPart, foldedParts } from "./folded-parts";

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
