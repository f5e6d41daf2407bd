"use client";

import { useEffect, useRef, useState } from "react";
import { Input } from "@/components/ui/input";
import { Icon } from "@/components/ui/layout/icons";

const typingMs = 300;

type Props = { keyword: string; label: string; onSearch: (keyword: string) => void };

/** Searches when typing pauses; Enter at once, Esc takes it back. */
export function KeywordField({ keyword, label, onSearch }: Props) {
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
    <div className="relative w-full min-[37.5rem]:w-64">
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
        isCompact
        className="ps-9"
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
