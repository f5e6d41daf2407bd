"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FileField } from "@/components/form/file-field";
import type { FileRefusal } from "@/components/form/file-rules";
import { Icon } from "@/components/ui/icons";
import { isTooLarge, uploadAccept } from "@/lib/web/office/upload-limits";
import { useOffice } from "../frame/office-context";
import { Panel } from "../frame/panel";
import { SavedFiles } from "./saved-files";
import { useFileSize } from "./use-file-size";
import type { NoticeFormState } from "./use-notice-form";

type Props = {
  form: NoticeFormState;
  /** The server's refusal of a file. */
  refused: string | undefined;
  isReadOnly: boolean;
};

const megabyte = 1024 * 1024;

/** Files of the notice: those that are there, and those that go with the next save. */
export function NoticeFiles({ form, refused, isReadOnly }: Props) {
  const t = useTranslations("ishm.notice.form");
  const { uploads } = useOffice();
  const sizeOf = useFileSize();
  const [keptOut, setKeptOut] = useState<string | null>(null);
  const { draft, saved, change } = form;
  const kept = (saved?.files ?? []).filter((file) => !draft.removedFiles.includes(file.fileIdx));

  const sentence = ({ file, reason }: FileRefusal) =>
    t(`fileRefused.${reason === "total" ? "size" : reason}`, { name: file.name });

  // Pictures have a limit of their own, which the field does not know.
  const take = (files: readonly File[]) => {
    const tooLarge = files.filter((file) => isTooLarge(file, uploads));
    setKeptOut(tooLarge.map((file) => sentence({ file, reason: "size" })).join(" ") || null);
    change({ newFiles: files.filter((file) => !tooLarge.includes(file)) });
  };

  return (
    <Panel title={t("files")}>
      <SavedFiles
        files={saved?.files ?? []}
        removed={draft.removedFiles}
        isReadOnly={isReadOnly}
        onChange={(removedFiles) => change({ removedFiles })}
      />
      {isReadOnly ? null : (
        <FileField
          id="files"
          label={t("addFiles")}
          hint={t("filesHint", {
            count: uploads.maxCount,
            imageMb: uploads.imageBytes / megabyte,
            documentMb: uploads.documentBytes / megabyte,
          })}
          error={keptOut ?? refused}
          value={draft.newFiles}
          onChange={take}
          onRefuse={(refusals) => setKeptOut(refusals.map(sentence).join(" "))}
          limits={{
            accept: uploadAccept,
            maxCount: Math.max(0, uploads.maxCount - kept.length),
            maxBytesPerFile: uploads.documentBytes,
          }}
          chooseText={t("chooseFiles")}
          listTexts={{ remove: (name) => t("removeFile", { name }), size: sizeOf }}
        />
      )}
      {isReadOnly && (saved?.files.length ?? 0) === 0 ? (
        <p className="flex items-center gap-2 text-ink-2">
          <Icon name="paperclip" size={18} />
          {t("noFiles")}
        </p>
      ) : null}
    </Panel>
  );
}
