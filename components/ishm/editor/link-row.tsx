"use client";

import type { Editor } from "@tiptap/core";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

const allowedAddress = /^(https?:\/\/|mailto:|tel:|\/(?!\/))\S+$/i;

/** The address of the link where the cursor stands. Not a form: it stands inside the notice's own. */
export function LinkRow({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations("ishm.editor");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState<string>(() => String(editor.getAttributes("link").href ?? ""));
  const [isWrong, setWrong] = useState(false);
  const hasLink = editor.isActive("link");
  useEffect(() => field.current?.focus(), []);

  function apply() {
    const href = address.trim();
    if (!allowedAddress.test(href)) {
      setWrong(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !hasLink) {
      chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onClose();
  }

  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line p-2">
      <label htmlFor={id} className="text-chip font-semibold">
        {t("linkUrl")}
      </label>
      <Input
        ref={field}
        id={id}
        type="url"
        value={address}
        maxLength={500}
        placeholder="https://"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        className="min-h-9 w-auto min-w-52 grow"
        onChange={(event) => {
          setAddress(event.target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") {
            onClose();
            editor.commands.focus();
          }
          if (event.key !== "Enter") return;
          event.preventDefault();
          apply();
        }}
      />
      <Button size="small" variant="outline" onClick={apply}>
        {t("applyLink")}
      </Button>
      {hasLink ? (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            editor.chain().focus().extendMarkRange("link").unsetLink().run();
            onClose();
          }}
        >
          {t("removeLink")}
        </Button>
      ) : null}
      {isWrong ? (
        <p id={`${id}-error`} role="alert" className="w-full text-chip text-bad">
          {t("linkWrong")}
        </p>
      ) : null}
    </div>
  );
}
