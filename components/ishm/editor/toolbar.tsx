"use client";

import { type Editor, useEditorState } from "@tiptap/react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Glyph, type GlyphName } from "./glyph";
import { LinkRow } from "./link-row";
import { tools } from "./tools";

/** The tools over the text: one stop of the Tab key, arrows between them. */
export function Toolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const t = useTranslations("ishm.editor");
  const [isLinking, setLinking] = useState(false);
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      tools: tools.map((tool) => ({
        isOn: tool.isOn?.(current),
        isPossible: tool.isPossible?.(current) ?? true,
      })),
      isLink: current.isActive("link"),
    }),
  });
  const linkIndex = tools.length;

  const move = (event: KeyboardEvent) => {
    const last = linkIndex;
    const steps: Record<string, number> = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    bar.current?.querySelectorAll<HTMLElement>("button")[next]?.focus();
  };

  const button = (
    index: number,
    name: GlyphName,
    isOn: boolean | undefined,
    isPossible: boolean,
    run: () => void,
  ) => (
    <button
      key={name}
      type="button"
      tabIndex={index === stop ? 0 : -1}
      aria-label={t(name)}
      title={t(name)}
      aria-pressed={isOn}
      aria-disabled={!isPossible || undefined}
      onFocus={() => setStop(index)}
      onClick={() => (isPossible ? run() : undefined)}
      className={cn(
        "inline-flex size-9 items-center justify-center rounded-control hover:bg-hover",
        isOn && "bg-selected text-heading shadow-[inset_0_-2px_0_var(--primary)]",
        !isPossible && "text-ink-3 opacity-60",
      )}
    >
      <Glyph name={name} />
    </button>
  );

  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={t("toolbar")}
        aria-controls={controls}
        tabIndex={-1}
        onKeyDown={move}
        className="flex flex-wrap gap-0.5 border-b border-line p-1"
      >
        {tools.map((tool, index) =>
          button(index, tool.name, state.tools[index]?.isOn, state.tools[index]?.isPossible ?? true, () =>
            tool.run(editor),
          ),
        )}
        {button(linkIndex, "link", state.isLink, true, () => setLinking(!isLinking))}
      </div>
      {isLinking ? <LinkRow editor={editor} onClose={() => setLinking(false)} /> : null}
    </>
  );
}
