"use client";

import type { Editor } from "@tiptap/core";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { videoOfAddress } from "@/lib/shared/addresses/typed-video";
import { alignedToField, RowField, rowKeys, rowStyle } from "./row-field";

/** Asks for the page of a video and for its title, which is what visitors read before they start it. */
export function VideoRow({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations("ishm.editor");
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState("");
  const [title, setTitle] = useState("");
  const [isTried, setTried] = useState(false);
  const video = videoOfAddress(address);
  useEffect(() => field.current?.focus(), []);

  function apply() {
    setTried(true);
    if (!video || title.trim() === "") return;
    const content = { type: "video", attrs: { video }, content: [{ type: "text", text: title.trim() }] };
    editor
      .chain()
      .focus()
      .insertContent([content, { type: "paragraph" }])
      .run();
    onClose();
  }
  const keys = rowKeys(apply, () => {
    onClose();
    editor.commands.focus();
  });

  return (
    <div className={rowStyle}>
      <RowField
        ref={field}
        label={t("videoUrl")}
        error={isTried && !video ? t("videoWrong") : null}
        type="url"
        value={address}
        maxLength={500}
        placeholder="https://www.youtube.com/watch?v="
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={keys}
      />
      <RowField
        label={t("videoTitle")}
        error={isTried && title.trim() === "" ? t("videoTitleMissing") : null}
        value={title}
        maxLength={120}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={keys}
      />
      <Button size="small" variant="outline" onClick={apply} className={alignedToField}>
        {t("insert")}
      </Button>
    </div>
  );
}
