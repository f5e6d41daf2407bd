"use client";

import type { Editor } from "@tiptap/core";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { alignedToField, RowField, rowKeys, rowStyle } from "./row-field";

const allowedAddress = /^(https?:\/\/|mailto:|tel:|\/(?!\/))\S+$/i;

/** The address of the link where the cursor stands. Not a form: it stands inside the record's own. */
export function LinkRow({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations("ishm.editor");
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
    <div className={rowStyle}>
      <RowField
        ref={field}
        label={t("linkUrl")}
        error={isWrong ? t("linkWrong") : null}
        type="url"
        value={address}
        maxLength={500}
        placeholder="https://"
        onChange={(event) => {
          setAddress(event.target.value);
          setWrong(false);
        }}
        onKeyDown={rowKeys(apply, () => {
          onClose();
          editor.commands.focus();
        })}
      />
      <Button size="small" variant="outline" onClick={apply} className={alignedToField}>
        {t("applyLink")}
      </Button>
      {hasLink ? (
        <Button
          size="small"
          variant="quiet"
          className={alignedToField}
          onClick={() => {
            editor.chain().focus().extendMarkRange("link").unsetLink().run();
            onClose();
          }}
        >
          {t("removeLink")}
        </Button>
      ) : null}
    </div>
  );
}
