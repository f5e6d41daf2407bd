"use client";

import { clsx } from "clsx";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { control } from "@/components/ui/input";

/** A type of questions: its key, its name, how many there are. */
type QuestionType = { key: string; name: string; count: number };

type Props = {
  label: string;
  /** With `{keyword}` in it. */
  none: string;
  /** The name of the list of types, and of its first entry, which chooses none. */
  typesLabel: string;
  allLabel: string;
  types: readonly QuestionType[];
  children: ReactNode;
};

const all = "";

/**
 * Shows only the questions of a type whose words hold what is typed. They are on the page already, so nothing is asked;
 * without a script the types lead to their questions.
 */
export function QuestionSearch({ label, none, typesLabel, allLabel, types, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState({ type: all, keyword: "" });
  const [missing, setMissing] = useState<string | null>(null);
  function show(part: Partial<typeof asked>) {
    const next = { ...asked, ...part };
    setAsked(next);
    const keyword = next.keyword.trim();
    setMissing(showMatching(list.current, next.type, keyword) ? null : none.replace("{keyword}", keyword));
  }
  /** Input that was made before the script was loaded. */
  const takeOver = useEffectEvent(() => {
    const keyword = search.current?.value ?? "";
    const type = types.find(({ key }) => window.location.hash === `#faq-${key}`)?.key ?? all;
    if (keyword || type !== all) show({ keyword, type });
  });
  useEffect(() => takeOver(), []);

  const total = types.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <search className="mt-8 block min-[37.5rem]:w-96">
        <input
          data-slot="input"
          className={control}
          ref={search}
          type="search"
          maxLength={100}
          aria-label={label}
          placeholder={label}
          onChange={(event) => show({ keyword: event.target.value })}
        />
      </search>
      <nav aria-label={typesLabel} className="mt-4">
        <ul className="flex flex-wrap gap-2">
          {[{ key: all, name: allLabel, count: total }, ...types].map(({ key, name, count }) => (
            <li key={key}>
              <a
                href={key === all ? "#faq" : `#faq-${key}`}
                aria-current={asked.type === key ? "true" : undefined}
                onClick={(event) => {
                  // Choosing is not going: the page's own scrolling to hashes must not hear of it.
                  event.preventDefault();
                  event.stopPropagation();
                  show({ type: key });
                }}
                className={clsx(
                  "inline-flex min-h-11 items-center gap-2 rounded-control border px-4 text-caption font-semibold",
                  asked.type === key
                    ? "border-pine-800 bg-pine-800 text-on-dark"
                    : "border-border text-heading hover:bg-hover",
                )}
              >
                {name} <span className="font-normal">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={list}>{children}</div>
      <p role="status" className="mt-6 text-ink-2 empty:hidden">
        {missing}
      </p>
    </>
  );
}

/** Hides what does not match; whether anything is left. */
function showMatching(list: HTMLElement | null, type: string, keyword: string): boolean {
  const word = keyword.toLocaleLowerCase();
  let count = 0;
  for (const group of list?.querySelectorAll<HTMLElement>("[data-question-group]") ?? []) {
    const isWanted = type === all || group.dataset.questionGroup === type;
    const questions = [...group.querySelectorAll<HTMLElement>("[data-question]")];
    for (const one of questions) {
      one.hidden = !isWanted || !(one.textContent ?? "").toLocaleLowerCase().includes(word);
    }
    const shown = questions.filter((one) => !one.hidden).length;
    group.hidden = shown === 0;
    count += shown;
  }
  return count > 0;
}
