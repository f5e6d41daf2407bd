"use client";

import { type ComponentType, useEffect, useState } from "react";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { editorRoom, type RichTextEditorProps } from "./use-text-editor";

let loaded: ComponentType<RichTextEditorProps> | null = null;

async function load() {
  loaded = (await import("./rich-text-editor")).default;
  return loaded;
}

/** Fetches the editor's code while the record is still on its way. What fails here is asked for again. */
export function preloadEditor(): void {
  load().catch(() => undefined);
}

/**
 * The editor is heavy and only for who writes: its code is loaded when a form shows it. Not by Suspense, which holds
 * back what was loaded until its placeholder has stood for 300 ms.
 */
export function LazyEditor(props: RichTextEditorProps) {
  const [Editor, setEditor] = useState(() => loaded);
  useEffect(() => {
    if (Editor) return;
    const fail = (error: unknown) =>
      setEditor(() => {
        throw error;
      });
    load().then((editor) => setEditor(() => editor), fail);
  }, [Editor]);
  if (Editor) return <Editor {...props} />;
  return (
    <div
      aria-busy="true"
      className={`${editorRoom(props.initial)} flex flex-col gap-3 rounded-control border border-border p-4`}
    >
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
    </div>
  );
}
