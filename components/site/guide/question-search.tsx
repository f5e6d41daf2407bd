"use client";

import { type ReactNode, useRef, useState } from "react";
import { Input } from "@/components/ui/input";

type Props = { label: string /** With `{keyword}` in it. */; none: string; children: ReactNode };

/** Shows only the questions whose words hold what is typed. They are on the page already, so nothing is asked. */
export function QuestionSearch({ label, none, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState<string | null>(null);
  function show(keyword: string) {
    const word = keyword.trim().toLocaleLowerCase();
    let count = 0;
    for (const group of list.current?.querySelectorAll<HTMLElement>("[data-question-group]") ?? []) {
      const questions = [...group.querySelectorAll<HTMLElement>("[data-question]")];
      for (const one of questions) {
        one.hidden = !(one.textContent ?? "").toLocaleLowerCase().includes(word);
      }
      const shown = questions.filter((one) => !one.hidden).length;
      group.hidden = shown === 0;
      count += shown;
    }
    setMissing(count === 0 ? none.replace("{keyword}", keyword.trim()) : null);
  }
  return (
    <>
      <search className="mt-8 block min-[600px]:w-96">
        <Input
          type="search"
          maxLength={100}
          aria-label={label}
          placeholder={label}
          onChange={(event) => show(event.target.value)}
        />
      </search>
      <div ref={list}>{children}</div>
      <p role="status" className="mt-6 text-ink-2 empty:hidden">
        {missing}
      </p>
    </>
  );
}
