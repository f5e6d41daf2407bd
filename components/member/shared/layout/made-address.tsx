"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { MemberIcon } from "@/components/ui/layout/member-icons";

type Props = {
  address: string;
  texts: Readonly<Record<"label" | "hint" | "copy" | "copied" | "notCopied", string>>;
  /** Before the button that copies it. */
  children?: ReactNode;
};

/** A private address that has just been made: it is shown this once, to be copied. */
export function MadeAddress({ address, texts, children }: Props) {
  const [said, setSaid] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // It is read out with its hint, and is selected for whoever copies by the keyboard.
  useEffect(() => field.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.notCopied),
    );
  return (
    <div className="mb-6 border border-line bg-sheet p-5">
      <TextField
        ref={field}
        readOnly
        label={texts.label}
        hint={texts.hint}
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        {children}
        <Button variant="outline" onClick={() => void copy()}>
          <MemberIcon name="copy" />
          {texts.copy}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-caption text-ok">
        {said}
      </p>
    </div>
  );
}
