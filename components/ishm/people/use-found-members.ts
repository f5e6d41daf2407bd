import { useEffect, useState } from "react";
import type { CallOutput } from "@/lib/contract/routes";
import { useCall } from "@/lib/web/api/use-call";
import { useOffice } from "../frame/root/office-context";

export type FoundMember = CallOutput<"GET /ops/people">["list"][number];

const typingMs = 250;
const shortest = 2;

/** Members that fit what was typed, once typing pauses; names are masked. */
export function useFoundMembers(typed: string) {
  const { language } = useOffice();
  const keyword = usePaused(typed.trim());
  const isAsked = keyword.length >= shortest;
  const { data, error, isLoading } = useCall(
    isAsked ? "GET /ops/people" : null,
    { query: { keyword, lang: language } },
    { handled: true },
  );
  return {
    found: (isAsked && data?.list) || [],
    isAsked: isAsked && !isLoading,
    hasFailed: error !== undefined,
  };
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), typingMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
