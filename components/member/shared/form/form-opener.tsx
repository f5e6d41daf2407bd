"use client";

import { type ComponentType, useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { Loading } from "@/components/member/shared/layout/loading";
import { Button } from "@/components/ui/button";

type Props<P extends object> = {
  /** The button's word. */
  word: string;
  load: () => Promise<ComponentType<P & { close: () => void }>>;
  props: P;
  isOpenFirst?: boolean;
};

/**
 * A form behind the button that asks for it. Its code comes with the press, mostly before it: with the pointer or the focus.
 * The form gets `close`, which brings the button back, if it wants it.
 */
export function FormOpener<P extends object>({ word, load, props, isOpenFirst = false }: Props<P>) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  if (isOpen) {
    const all = { ...props, close: () => setOpen(false) };
    return <LazyPart load={load} props={all} placeholder={<Loading />} />;
  }
  const fetchAhead = () => void load().catch(() => {});
  return (
    <Button variant="outline" onPointerEnter={fetchAhead} onFocus={fetchAhead} onClick={() => setOpen(true)}>
      {word}
    </Button>
  );
}
