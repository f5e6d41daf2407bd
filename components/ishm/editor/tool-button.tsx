"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { Glyph } from "./glyph";
import { ariaKeys, keyNames } from "./key-names";
import type { Tool } from "./tool";

type Props = {
  tool: Tool;
  isOn: boolean | undefined;
  isPossible: boolean;
  isStop: boolean;
  onFocus: () => void;
  onPress: () => void;
};

/** One tool: its sign, its name, and the keys that do the same. */
export function ToolButton({ tool, isOn, isPossible, isStop, onFocus, onPress }: Props) {
  const t = useTranslations("ishm.editor");
  const { name, keys } = tool;
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={t(name)}
      aria-keyshortcuts={keys && ariaKeys(keys)}
      title={keys ? t("named", { name: t(name), keys: keyNames(keys) }) : t(name)}
      aria-pressed={isOn}
      aria-disabled={!isPossible || undefined}
      onFocus={onFocus}
      onClick={() => (isPossible ? onPress() : undefined)}
      className={cn(
        "inline-flex size-9 items-center justify-center rounded-control hover:bg-hover",
        isOn && "bg-selected text-heading shadow-[inset_0_-2px_0_var(--primary)]",
        !isPossible && "text-ink-3 opacity-60",
      )}
    >
      <Glyph name={name} />
    </button>
  );
}
