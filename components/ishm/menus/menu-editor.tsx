"use client";

import { useCallback, useRef, useState } from "react";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { AdminMenu } from "@/lib/contract/site/menus";
import { call } from "@/lib/web/api/browser";
import { useRecord } from "../form/use-record";
import { OfficeFailure } from "../frame/office-failure";
import { useOffice } from "../frame/root/office-context";
import { MenuForm } from "./menu-form";

type Props = {
  code: string;
  tree: readonly AdminMenu[];
  onTyped: (isTyped: boolean) => void;
  onSaved: () => Promise<unknown>;
};

/** One menu with all its texts, as the server has it now. */
export function MenuEditor({ code, tree, onTyped, onSaved }: Props) {
  const { language } = useOffice();
  // Another language of the screen changes nothing in what is typed.
  const [lang] = useState(language);
  const isTyped = useRef(false);
  const read = useCallback(
    (signal: AbortSignal | undefined) =>
      call("GET /menus/{id}", { params: { id: code }, query: { lang } }, { handled: true, signal }),
    [code, lang],
  );
  const { record, failure, edition, reload } = useRecord(read, () => isTyped.current);
  const onDirty = useCallback(
    (isDirty: boolean) => {
      isTyped.current = isDirty;
      onTyped(isDirty);
    },
    [onTyped],
  );
  if (!record) {
    return failure ? (
      <OfficeFailure failure={failure} onRetry={() => void reload()} />
    ) : (
      <div aria-busy="true">
        <Skeleton className="h-96 w-full" />
      </div>
    );
  }
  return (
    <MenuForm
      key={edition}
      menu={record}
      tree={tree}
      onDirty={onDirty}
      read={read}
      onSaved={async () => {
        await Promise.all([reload(), onSaved()]);
      }}
    />
  );
}
