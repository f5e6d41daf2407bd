"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { Glyph } from "./glyph";
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
      <span className="visually-hidden">{t(name)}</span>
    </button>
  );
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** `Mod-Shift-8` as it stands on the keys of this machine: `Ctrl+Shift+8`, `⌘⇧8`. */
function keyNames(keys: string): string {
  if (!isMac()) return keys.replace("Mod", "Ctrl").replaceAll("-", "+");
  return keys.replace("Mod-", "⌘").replace("Shift-", "⇧").replace("Alt-", "⌥");
}

/** The same for `aria-keyshortcuts`. */
function ariaKeys(keys: string): string {
  return keys.replace("Mod", isMac() ? "Meta" : "Control").replaceAll("-", "+");
}
