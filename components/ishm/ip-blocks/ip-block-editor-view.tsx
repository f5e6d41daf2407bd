"use client";

import { useTranslations } from "next-intl";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { RecordEditor } from "../form/record-editor";
import { rangeText } from "./ip-block-draft";
import { IpBlockForm } from "./ip-block-form";

/** One entry, or a new one (`ipIdx` null). */
export function IpBlockEditorView({ ipIdx }: { ipIdx: number | null }) {
  const t = useTranslations("ishm.ipBlocks");
  return (
    <RecordEditor
      menu={officeMenus.ipBlocks}
      idx={ipIdx}
      list={{ label: t("title"), href: officePaths.ipBlocks() }}
      titles={{ new: t("new"), edit: t("edit") }}
      nameOf={rangeText}
      read={readIpBlock}
    >
      {(entry) => <IpBlockForm entry={entry} />}
    </RecordEditor>
  );
}

const readIpBlock = (ipIdx: number, signal: AbortSignal | undefined) =>
  call("GET /ip-blocks/{id}", { params: { id: String(ipIdx) } }, { signal, handled: true });
