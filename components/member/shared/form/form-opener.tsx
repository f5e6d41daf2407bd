"use client";

import { type ComponentType, useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { Loading } from "@/components/member/shared/layout/loading";
import { Refusal } from "@/components/member/shared/layout/refusal";
import { Button } from "@/components/ui/button";
import { unanswered } from "@/lib/web/api/call-failure";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { page } from "@/lib/web/runtime/page";

type Props<P extends object> = {
  /** The button's word. */
  word: string;
  load: () => Promise<ComponentType<P & { close: () => void }>>;
  props: P;
  isOpenFirst?: boolean;
};

/**
 * A form behind the button that asks for it. Its code comes with the press, mostly before it: with the pointer or the focus. Without
 * network none is asked for, since a part that does not come has the page loaded again; the button says so and stays. The
 * form gets `close`, which brings the button back, if it wants it.
 */
export function FormOpener<P extends object>({ word, load, props, isOpenFirst = false }: Props<P>) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const [failure, setFailure] = useState<string | null>(null);
  if (isOpen) {
    const all = { ...props, close: () => setOpen(false) };
    return <LazyPart load={load} props={all} placeholder={<Loading />} />;
  }
  const fetchAhead = () => {
    if (navigator.onLine) void load().catch(() => {});
  };
  const open = async () => {
    setFailure(navigator.onLine ? null : await failureSentence(unanswered("network"), page.language()));
    setOpen(navigator.onLine);
  };
  return (
    <>
      <Button variant="outline" onPointerEnter={fetchAhead} onFocus={fetchAhead} onClick={() => void open()}>
        {word}
      </Button>
      {failure === null ? null : <Refusal>{failure}</Refusal>}
    </>
  );
}
