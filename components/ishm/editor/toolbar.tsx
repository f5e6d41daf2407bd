"use client";

import { type Editor, useEditorState } from "@tiptap/react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import type { Asking, Tool, ToolGroup } from "./tool";
import { ToolButton } from "./tool-button";
import { toolGroups } from "./tools";

type Props = {
  editor: Editor;
  /** The id of the text. */
  controls: string;
  hasImages: boolean;
  onAsk: (what: Asking) => void;
};

/** The groups that are of use where the cursor stands, with the state of their tools. */
function stateOf(editor: Editor, groups: readonly ToolGroup[]) {
  return groups.map(({ tools, isShown }) => ({
    isShown: isShown?.(editor) ?? true,
    tools: tools.map((tool) => ({
      isOn: tool.isOn?.(editor),
      isPossible: tool.isPossible?.(editor) ?? true,
    })),
  }));
}

/** The tools over the text: one stop of the Tab key, arrows between them. */
export function Toolbar({ editor, controls, hasImages, onAsk }: Props) {
  const t = useTranslations("ishm.editor");
  const [stop, setStop] = useState<Tool["name"]>("bold");
  const bar = useRef<HTMLDivElement>(null);
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) => stateOf(current, toolGroups),
  });
  const groups = toolGroups.flatMap(({ name, tools }, place) => {
    const state = states[place];
    if (!state?.isShown) return [];
    const shown = tools.flatMap((tool, index) => {
      const { isOn, isPossible = true } = state.tools[index] ?? {};
      return tool.name === "image" && !hasImages ? [] : [{ tool, isOn, isPossible }];
    });
    return [{ name, tools: shown }];
  });
  const names = groups.flatMap(({ tools }) => tools.map(({ tool }) => tool.name));
  // The table's tools go with the table: the stop must not go with them.
  const current = Math.max(names.indexOf(stop), 0);

  const move = (event: KeyboardEvent) => {
    const last = names.length - 1;
    const steps: Record<string, number> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    bar.current?.querySelectorAll<HTMLElement>("button")[next]?.focus();
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t("toolbar")}
      aria-controls={controls}
      tabIndex={-1}
      onKeyDown={move}
      className="flex flex-wrap gap-x-2 gap-y-0.5 border-b border-line p-1"
    >
      {groups.map(({ name, tools }) => (
        <fieldset key={name} aria-label={t(`groups.${name}`)} className="flex min-w-0 flex-wrap gap-0.5">
          {tools.map(({ tool, isOn, isPossible }) => (
            <ToolButton
              key={tool.name}
              tool={tool}
              isOn={isOn}
              isPossible={isPossible}
              isStop={names[current] === tool.name}
              onFocus={() => setStop(tool.name)}
              onPress={() => tool.run(editor, onAsk)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
