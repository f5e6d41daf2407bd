"use client";

import { type ComponentType, useEffect, useState } from "react";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { editorRoom, type RichTextEditorProps } from "./use-text-editor";

let loaded: ComponentType<RichTextEditorProps> | null = null;

async function load() {
  loaded = (await import("./rich-text-editor")).default;
  return loaded;
}

/**
 * A record that is read, once the editor's code is there too: its form then begins with the editor in its final size, which a
 * placeholder can only guess. What fails here is asked for again by the form.
 */
export async function withEditor<T>(record: Promise<T>): Promise<T> {
  const [read] = await Promise.all([record, load().catch(() => undefined)]);
  return read;
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
