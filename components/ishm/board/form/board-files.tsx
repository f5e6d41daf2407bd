"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FileField } from "@/components/form/file-field";
import type { FileRefusal } from "@/components/form/file-rules";
import { useFileSize } from "@/components/form/use-file-size";
import { Icon } from "@/components/ui/layout/icons";
import { joinSentences } from "@/lib/shared/texts/sentences";
import { isTooLarge, uploadAccept } from "@/lib/web/office/upload-limits";
import { Panel } from "../../frame/panel";
import { useOffice } from "../../frame/root/office-context";
import { SavedFiles } from "../picture/saved-files";
import type { AnyForm } from "./use-board-form";

type Props = {
  form: AnyForm;
  /** The server's refusal of a file. */
  refused: string | undefined;
};

const megabyte = 1024 * 1024;

/** Files of a row: those that are there, and those that go with the next save. */
export function BoardFiles({ form, refused }: Props) {
  const t = useTranslations("ishm.board.files");
  const { uploads } = useOffice();
  const sizeOf = useFileSize();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { draft, saved, canSave } = form;
  const files = saved?.files ?? [];
  const remaining = files.filter((file) => !draft.removedFiles.includes(file.fileIdx));

  const sentence = ({ file, reason }: FileRefusal) =>
    t(`refused.${reason === "total" ? "size" : reason}`, { name: file.name });

  // Pictures have a limit of their own, which the field does not know.
  const take = (chosen: readonly File[]) => {
    const tooLarge = chosen.filter((file) => isTooLarge(file, uploads));
    setRefusal(joinSentences(tooLarge.map((file) => sentence({ file, reason: "size" }))) || null);
    form.change({ addedFiles: chosen.filter((file) => !tooLarge.includes(file)) });
  };

  return (
    <Panel title={t("title")}>
      <SavedFiles
        files={files}
        removed={draft.removedFiles}
        isReadOnly={!canSave}
        onChange={(removedFiles) => form.change({ removedFiles })}
      />
      {canSave ? (
        <FileField
          id="files"
          label={t("add")}
          hint={t("hint", {
            count: uploads.maxCount,
            imageMb: uploads.imageBytes / megabyte,
            documentMb: uploads.documentBytes / megabyte,
          })}
          error={refusal ?? refused}
          value={draft.addedFiles}
          onChange={take}
          onRefuse={(refusals) => setRefusal(joinSentences(refusals.map(sentence)))}
          limits={{
            accept: uploadAccept,
            maxCount: Math.max(0, uploads.maxCount - remaining.length),
            maxBytesPerFile: uploads.documentBytes,
          }}
          chooseText={t("choose")}
          listTexts={{ remove: (name) => t("remove", { name }), size: sizeOf }}
        />
      ) : files.length === 0 ? (
        <p className="flex items-center gap-2 text-ink-2">
          <Icon name="paperclip" size={18} />
          {t("none")}
        </p>
      ) : null}
    </Panel>
  );
}
