"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import type { NoticeListQuery } from "@/lib/web/office/notice-list-query";
import { noticeStates } from "@/lib/web/office/notice-state";

const typingMs = 300;

type Props = {
  query: NoticeListQuery;
  onChange: (part: Partial<NoticeListQuery>, options?: { isTyping: boolean }) => void;
};

/** Words and state: what the list is narrowed by. */
export function NoticeFilters({ query, onChange }: Props) {
  const t = useTranslations("ishm.notice");
  const hasFilter = query.keyword !== "" || query.state !== null;
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line p-3">
      <KeywordField
        keyword={query.keyword}
        label={t("filters.search")}
        onSearch={(keyword) => onChange({ keyword }, { isTyping: true })}
      />
      <fieldset className="flex flex-wrap items-center gap-1.5">
        <legend className="visually-hidden">{t("filters.state")}</legend>
        {noticeStates.map((state) => {
          const isOn = query.state === state;
          return (
            <button
              key={state}
              type="button"
              aria-pressed={isOn}
              onClick={() => onChange({ state: isOn ? null : state })}
              className={cn(
                "inline-flex min-h-9 items-center gap-1.5 rounded-control border px-3 transition-colors",
                isOn ? "border-primary bg-selected font-semibold" : "border-line-2 hover:bg-hover",
              )}
            >
              {t(`states.${state}`)}
              {isOn ? <Icon name="close" size={14} /> : null}
            </button>
          );
        })}
      </fieldset>
      {hasFilter ? (
        <button
          type="button"
          onClick={() => onChange({ keyword: "", state: null })}
          className="ms-auto min-h-9 px-2 font-semibold hover:underline"
        >
          {t("filters.clear")}
        </button>
      ) : null}
    </div>
  );
}

type KeywordProps = { keyword: string; label: string; onSearch: (keyword: string) => void };

/** Searches when typing pauses; Enter at once, Esc takes it back. */
function KeywordField({ keyword, label, onSearch }: KeywordProps) {
  const [typed, setTyped] = useState(keyword);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const searched = useRef(keyword);

  // The address changed by another hand: back, or the clearing of all filters.
  useEffect(() => {
    if (keyword === searched.current) return;
    searched.current = keyword;
    clearTimeout(waiting.current);
    setTyped(keyword);
  }, [keyword]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function search(text: string) {
    clearTimeout(waiting.current);
    const wanted = text.trim();
    if (wanted === searched.current) return;
    searched.current = wanted;
    onSearch(wanted);
  }

  return (
    <div className="relative w-full min-[600px]:w-64">
      <Icon
        name="search"
        size={18}
        className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-ink-3"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={100}
        className="min-h-9 ps-9 pe-2"
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          clearTimeout(waiting.current);
          waiting.current = setTimeout(() => search(text), typingMs);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) search(typed);
          if (event.key !== "Escape") return;
          setTyped("");
          search("");
        }}
      />
    </div>
  );
}
